extension UIFont {
    /// The families that texts can be set in, by name.
    public static var familyNames: [String] { ProgramFonts.shared.families.sorted() }

    /// The names of a family's faces, `Inter-SemiBold`; none for a family that is not there.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        ProgramFonts.shared.faceNames(ofFamily: familyName)
    }
}
