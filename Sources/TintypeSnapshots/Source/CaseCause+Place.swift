import Foundation
package import TintypeGraphics

extension CaseCause {
    /// The type that makes the view, of those that its author wrote; nil in scenes, and where its module is not known.
    package var ownerName: (module: String, name: String)? {
        guard let parts = owner?.split(separator: ".").map(String.init), parts.count > 1, let name = parts.last else {
            return nil
        }
        return (parts[0], name)
    }

    /// The place that the cause speaks of, as far as the declarations of the view's type tell: the text that changed, or the call of
    /// the modifier with the value that it has now, where that stands there once, or else the type; nil where several types may be
    /// meant.
    package func place(among declarations: [TypeDeclaration]) -> SourceLocation? {
        if let shownText {
            let texts = declarations.flatMap { $0.places(ofText: shownText) }
            if texts.count == 1 { return texts[0] }
        }
        if let (name, value) = changedCall {
            let calls = declarations.flatMap { $0.places(ofModifier: name, with: value) }
            if calls.count == 1 { return calls[0] }
        }
        return declarations.count == 1 ? declarations[0].place : nil
    }

    /// The modifier that the view is, and its value as a number in a source would stand for it; nil for other causes.
    private var changedCall: (name: String, value: String)? {
        guard kind == .attribute, let arrow = change.range(of: " → ", options: .backwards),
            let name = view.split(separator: "/").last?.prefix(while: \.isLetter), name.first?.isLowercase == true
        else { return nil }
        let value = change[arrow.upperBound...]
        return Double(value) == nil ? nil : (String(name), String(value))
    }
}
