// How people name a view of a settled tree.

extension SettledTree {
    /// A view that was found: the way to it from the root, as positions among siblings.
    package struct FoundView: Hashable, Sendable {
        package var indices: [Int]
        package var view: View
        /// The path from the root, as verdicts write it.
        package var path: String
    }

    /// The view that `address` names: an id, or a path such as `VStack/HStack[1]/Text` or `Text#title`.
    ///
    /// A path names views from the outside in; those between them may be left out, and so may those at its start. `[1]` is
    /// a view's position among its siblings, counted from 0. Of several views that a path fits, one is taken where it fits
    /// the whole way from the root, or without leaving any view out; an id that several views have is the first one's.
    ///
    /// - Throws: ``ViewAddressError`` where no view, or no single one, is meant.
    package func find(_ address: String) throws(ViewAddressError) -> FoundView {
        let all = views
        if let named = all.first(where: { $0.view.id == address }) { return named.found }
        let parts = address.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
        var fits: [Fit: [ListedView]] = [:]
        for view in all {
            if let fit = view.fit(parts) { fits[fit, default: []].append(view) }
        }
        for fit in Fit.allCases {
            guard let candidates = fits[fit] else { continue }
            guard candidates.count == 1 else { throw .several(address, candidates.map(\.path)) }
            return candidates[0].found
        }
        throw .unknown(address, near: near(address, parts, all))
    }

    /// The likely meanings of an address that fits no view: the same path with other positions, or a similar name.
    private func near(_ address: String, _ parts: [String], _ all: [ListedView]) -> [String] {
        let bare = parts.map { part in part.firstIndex(of: "[").map { String(part[..<$0]) } ?? part }
        let elsewhere = bare == parts ? [] : all.filter { $0.fit(bare) != nil }.map(\.path)
        if !elsewhere.isEmpty { return Array(elsewhere.prefix(3)) }
        let ids = all.compactMap(\.view.id)
        let last = bare.last ?? address
        let names =
            nearestNames(to: address, among: ids, limit: 1)
            + nearestNames(to: last, among: ids + all.map(\.part) + all.map(\.view.kind), limit: 2)
        var seen: Set<String> = []
        return names.filter { seen.insert($0.lowercased()).inserted }
    }

    /// The ways in which a path fits a view, the best first.
    private enum Fit: CaseIterable {
        case whole
        case unbroken
        case loose
    }

    private struct ListedView {
        var view: View
        var indices: [Int]
        /// The words of the way to it, the last one its own.
        var parts: [Substring]
        var names: [(kind: String, id: String?)]

        var part: String { String(parts[parts.count - 1]) }
        var path: String { parts.joined(separator: "/") }
        var found: FoundView { FoundView(indices: indices, view: view, path: path) }

        func fit(_ wanted: [String]) -> Fit? {
            guard let last = wanted.last, matches(names.count - 1, last) else { return nil }
            let isUnbroken =
                wanted.count <= names.count
                && wanted.indices.allSatisfy { matches(names.count - wanted.count + $0, wanted[$0]) }
            if isUnbroken { return wanted.count == names.count ? .whole : .unbroken }
            var place = names.count - 2
            for part in wanted.dropLast().reversed() {
                while place >= 0, !matches(place, part) { place -= 1 }
                if place < 0 { return nil }
                place -= 1
            }
            return .loose
        }

        private func matches(_ place: Int, _ part: String) -> Bool {
            let (kind, id) = names[place]
            return part == parts[place] || part == kind || (id.map { part == $0 || part == "#" + $0 } ?? false)
        }
    }

    private var views: [ListedView] {
        var result: [ListedView] = []
        func collect(_ view: View, _ part: String, in outer: ListedView?, at index: Int?) {
            let listed = ListedView(
                view: view, indices: (outer?.indices ?? []) + (index.map { [$0] } ?? []),
                parts: (outer?.parts ?? []) + [Substring(part)], names: (outer?.names ?? []) + [(view.kind, view.id)])
            result.append(listed)
            for (index, child) in view.children.enumerated() {
                collect(child, child.part(index, of: view.children.count), in: listed, at: index)
            }
        }
        collect(root, root.part(0, of: 1), in: nil, at: nil)
        return result
    }
}

extension SettledTree.View {
    /// The view's word in a path, among so many siblings.
    package func part(_ index: Int, of siblings: Int) -> String {
        kind + (id.map { "#\($0)" } ?? (siblings > 1 ? "[\(index)]" : ""))
    }
}

/// The reason why an address names no view.
package enum ViewAddressError: Error, Hashable, Sendable {
    /// No view is called so; the nearest names there are, at most three.
    case unknown(String, near: [String])
    /// Several views are; their paths, in the order of drawing.
    case several(String, [String])
}

extension ViewAddressError: CustomStringConvertible {
    /// The rest of a sentence that begins with `no view` or `several views`.
    package var description: String {
        switch self {
        case .unknown(let address, let near):
            let what = address.contains("/") || address.contains("[") ? "is at" : "has the id"
            if near.first?.contains("/") == true {
                return "no view is at \"\(address)\"; in other positions there are:" + near.map { "\n  \($0)" }.joined()
            }
            let names = near.map { "\"\($0)\"" }
            guard let last = names.last else { return "no view \(what) \"\(address)\"" }
            let others = names.dropLast().joined(separator: ", ")
            return "no view \(what) \"\(address)\"; did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
        case .several(let address, let paths):
            let shown = paths.prefix(5).map { "\n  \($0)" }.joined()
            let rest = paths.count > 5 ? "\n  and \(paths.count - 5) more" : ""
            return "\(paths.count) views fit \"\(address)\"; name one of them:\(shown)\(rest)"
        }
    }
}
