/// An attribute of a view: what tells it from the others of that view.
package struct AttributeKey: Equatable, ExpressibleByStringLiteral {
    private let name: String
    /// Its number among those of the name.
    private let number: Int
    /// A text that its values have in common: those of another form begin anew.
    private let form: String
    /// The type of its values, for one that has no other name.
    private let type: ObjectIdentifier?

    package init(_ name: String, number: Int = 0, form: String = "") {
        (self.name, self.number, self.form, type) = (name, number, form, nil)
    }

    package init(of type: Any.Type) {
        (name, number, form, self.type) = ("", 0, "", ObjectIdentifier(type))
    }

    package init(stringLiteral value: String) { self.init(value) }
}
