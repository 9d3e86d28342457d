import SwiftSyntax

extension AttributeListSyntax.Element {
    /// Returns whether it is the attribute `@name`, also where the module is written before it.
    func isNamed(_ name: String) -> Bool {
        guard case .attribute(let attribute) = self else { return false }
        let written = attribute.attributeName.trimmedDescription
        return written == name || written == "SwiftUI.\(name)"
    }
}
