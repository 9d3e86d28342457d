public import Foundation

extension UIColor {
    /// The colour of a name in an asset catalogue. It is looked for where it is drawn: a name that is not there makes a
    /// colour, too.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
    ) {
        self.init(Color(name, bundle: bundle))
    }

    /// The colour that generated code names.
    public convenience init(resource: ColorResource) {
        self.init(Color(resource))
    }
}
