package import Foundation
package import TintypeGraphics

/// One thing in which two settled trees differ.
package struct LayoutDifference: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        /// The view is in the new tree only.
        case added
        /// The view was in the old tree only.
        case removed
        /// The view stands elsewhere or has another size, in points.
        case frame(from: CGRect, to: CGRect)
        /// The view was made with another value; nil where there is none.
        case attribute(String, from: String?, to: String?)
    }

    /// The kinds of the views from the root on, each with its id where it has one, else with its place among its siblings:
    /// `VStack/HStack[1]/Text#title`.
    package var path: String
    package var change: Change
    /// The view and its container, for people: `Text "Hello" in VStack[1]`; for a view of Swift the path of its author's
    /// types, `ProfileScreen > List > Button "Edit"`.
    package var view: String
    /// The view's kind, e.g. `padding`.
    package var kind: String
    /// The indices of the children from the root on: in the new tree, or in the old one if the view was removed.
    package var place: [Int]
    /// Indicates whether nothing is laid out within the view.
    package var isLeaf: Bool
    /// The view's place in the source of the new tree.
    package var source: SourceLocation?
    /// The innermost type around the view that its author wrote; nil in scenes.
    package var owner: SettledTree.Maker?
    /// The text that the view shows, in the new tree or, if it was removed, in the old one; nil for a view that is no text.
    package var shownText: String?

    package init(
        path: String, change: Change, view: String, kind: String, place: [Int], isLeaf: Bool,
        source: SourceLocation? = nil, owner: SettledTree.Maker? = nil, shownText: String? = nil
    ) {
        self.path = path
        self.change = change
        self.view = view
        self.kind = kind
        self.place = place
        self.isLeaf = isLeaf
        self.source = source
        self.owner = owner
        self.shownText = shownText
    }

    /// The changes from `old` to `new`, in the order of drawing.
    package static func between(_ old: SettledTree, _ new: SettledTree) -> [LayoutDifference] {
        var comparison = LayoutComparison()
        comparison.compareSiblings([old.root], [new.root], in: .root)
        return comparison.differences
    }
}

extension LayoutDifference: CustomStringConvertible {
    /// E.g. `VStack/Text#title moved by +2, 0`.
    package var description: String { "\(path) \(clause)" }

    /// The change to the view, e.g. `moved by +2, 0` or `spacing 8 → 12`.
    package var clause: String {
        switch change {
        case .added: return "added"
        case .removed: return "removed"
        case .frame(let old, let new):
            var clauses: [String] = []
            if old.origin != new.origin {
                clauses.append("moved by \(signed(new.minX - old.minX)), \(signed(new.minY - old.minY))")
            }
            if old.size != new.size { clauses.append("resized from \(text(old.size)) to \(text(new.size))") }
            return clauses.joined(separator: ", ")
        case .attribute(let name, let old, let new):
            return "\(name) \(oneLine(old)) → \(oneLine(new))"
        }
    }

    private func oneLine(_ value: String?) -> String {
        value?.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") ?? "none"
    }

    private func signed(_ value: CGFloat) -> String { LengthText.signed(value) }
    private func text(_ size: CGSize) -> String { "\(LengthText.plain(size.width))×\(LengthText.plain(size.height))" }
}

/// Lengths as people read them: to two decimals, without a point where they are whole.
enum LengthText {
    static func plain(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e12 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The number with a `+` before it where it is above zero.
    static func signed(_ value: CGFloat) -> String { value > 0 ? "+\(plain(value))" : plain(value) }
}
