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

    package init(path: String, change: Change) {
        self.path = path
        self.change = change
    }

    /// What changed from `old` to `new`, in the order of drawing.
    package static func between(_ old: SettledTree, _ new: SettledTree) -> [LayoutDifference] {
        var comparison = LayoutComparison()
        comparison.compareSiblings([old.root], [new.root], in: nil)
        return comparison.differences
    }
}

extension LayoutDifference: CustomStringConvertible {
    /// E.g. `VStack/Text#title moved by +2, 0`.
    package var description: String {
        switch change {
        case .added: return "\(path) added"
        case .removed: return "\(path) removed"
        case .frame(let old, let new):
            var clauses: [String] = []
            if old.origin != new.origin {
                clauses.append("moved by \(signed(new.minX - old.minX)), \(signed(new.minY - old.minY))")
            }
            if old.size != new.size { clauses.append("resized from \(text(old.size)) to \(text(new.size))") }
            return "\(path) \(clauses.joined(separator: ", "))"
        case .attribute(let name, let old, let new):
            return "\(path) \(name) \(oneLine(old)) → \(oneLine(new))"
        }
    }

    private func oneLine(_ value: String?) -> String {
        value?.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n") ?? "none"
    }

    private func signed(_ value: CGFloat) -> String { value > 0 ? "+\(text(value))" : text(value) }
    private func text(_ size: CGSize) -> String { "\(text(size.width))×\(text(size.height))" }

    private func text(_ value: CGFloat) -> String {
        let rounded = (Double(value) * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e12 ? "\(Int(rounded))" : "\(rounded)"
    }
}

private struct LayoutComparison {
    private(set) var differences: [LayoutDifference] = []

    /// Pairs views of one kind and id in their order; what finds no partner was added or removed.
    mutating func compareSiblings(_ old: [SettledTree.View], _ new: [SettledTree.View], in parent: String?) {
        var next = 0
        for (index, view) in old.enumerated() {
            let partner = new[next...].firstIndex { $0.kind == view.kind && $0.id == view.id }
            guard let partner else {
                report(.removed, path(index, of: old, in: parent))
                continue
            }
            for added in next..<partner { report(.added, path(added, of: new, in: parent)) }
            compare(view, new[partner], path: path(partner, of: new, in: parent))
            next = partner + 1
        }
        for added in next..<new.count { report(.added, path(added, of: new, in: parent)) }
    }

    private mutating func compare(_ old: SettledTree.View, _ new: SettledTree.View, path: String) {
        if old.frame != new.frame { report(.frame(from: old.frame, to: new.frame), path) }
        if old.attributes != new.attributes { compareAttributes(old.attributes, new.attributes, path: path) }
        compareSiblings(old.children, new.children, in: path)
    }

    private mutating func compareAttributes(
        _ old: [SettledTree.Attribute], _ new: [SettledTree.Attribute], path: String
    ) {
        var names: [String] = []
        for name in (old + new).map(\.name) where !names.contains(name) { names.append(name) }
        for name in names {
            let before = old.filter { $0.name == name }.map(\.value)
            let after = new.filter { $0.name == name }.map(\.value)
            guard before != after else { continue }
            report(.attribute(name, from: joined(before), to: joined(after)), path)
        }
    }

    /// A name may be there more than once.
    private func joined(_ values: [String]) -> String? {
        values.isEmpty ? nil : values.joined(separator: ", ")
    }

    private mutating func report(_ change: LayoutDifference.Change, _ path: String) {
        differences.append(LayoutDifference(path: path, change: change))
    }

    private func path(_ index: Int, of siblings: [SettledTree.View], in parent: String?) -> String {
        let view = siblings[index]
        var own = view.kind
        if let id = view.id { own += "#\(id)" } else if siblings.count > 1 { own += "[\(index)]" }
        return parent.map { "\($0)/\(own)" } ?? own
    }
}
