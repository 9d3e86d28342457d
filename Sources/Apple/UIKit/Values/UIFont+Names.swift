import TintypeCairo
public import TintypeUI

extension UIFont {
    /// The families that texts can be set in, by name.
    public static var familyNames: [String] {
        ((try? RenderResources.standard.get())?.fonts.families ?? []).sorted()
    }

    /// The names of a family's faces, `Inter-SemiBold`; none for a family that is not there.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        let faces = (try? RenderResources.standard.get())?.fonts.faces ?? []
        var names: [String] = []
        for face in faces where face.family == familyName && !names.contains(face.name) { names.append(face.name) }
        return names
    }
}
