import Foundation
import TintypeGraphics

/// Walks two settled trees side by side.
struct LayoutComparison {
    private(set) var differences: [LayoutDifference] = []

    /// The facts about the parent that are needed while its children are compared.
    struct Parent {
        var path: String?
        var place: [Int]
        /// The nearest container, as people call it.
        var container: String?
        var trail: ViewTrail

        static let root = Parent(path: nil, place: [], container: nil, trail: ViewTrail())
    }

    /// A view in its tree.
    private struct Site {
        var view: SettledTree.View
        var path: String
        var place: [Int]
        var container: String?
        var trail: ViewTrail

        init(_ index: Int, of siblings: [SettledTree.View], in parent: Parent) {
            view = siblings[index]
            var own = view.kind
            if let id = view.id { own += "#\(id)" } else if siblings.count > 1 { own += "[\(index)]" }
            path = parent.path.map { "\($0)/\(own)" } ?? own
            place = parent.place + [index]
            container = parent.container
            trail = parent.trail.entering(view)
        }

        /// For the view's own children.
        var asParent: Parent {
            let isContainer = !ViewLabel.isModifier(view)
            let name = path.split(separator: "/").last.map(String.init)
            return Parent(path: path, place: place, container: isContainer ? name : container, trail: trail)
        }

        func difference(_ change: LayoutDifference.Change) -> LayoutDifference {
            let label = ViewLabel.text(view)
            return LayoutDifference(
                path: path, change: change,
                view: trail.text(to: view) ?? container.map { "\(label) in \($0)" } ?? label, kind: view.kind,
                place: place, isLeaf: view.children.isEmpty, source: view.source, owner: trail.owner,
                shownText: ViewLabel.shownText(of: view))
        }
    }

    mutating func compareSiblings(_ old: [SettledTree.View], _ new: [SettledTree.View], in parent: Parent) {
        var gap = (old: 0, new: 0)
        for pair in SiblingAlignment.pairs(old, new) + [(old.count, new.count)] {
            compareUnpaired(old, at: gap.old..<pair.0, new, at: gap.new..<pair.1, in: parent)
            if pair.0 < old.count { compare(old[pair.0], Site(pair.1, of: new, in: parent)) }
            gap = (pair.0 + 1, pair.1 + 1)
        }
    }

    private mutating func compare(_ old: SettledTree.View, _ new: Site) {
        if old.frame != new.view.frame {
            differences.append(new.difference(.frame(from: old.frame, to: new.view.frame)))
        }
        if old.attributes != new.view.attributes { compareAttributes(old.attributes, new) }
        compareSiblings(old.children, new.view.children, in: new.asParent)
    }

    private mutating func compareAttributes(_ old: [SettledTree.Attribute], _ new: Site) {
        let current = new.view.attributes
        var names: [String] = []
        for name in (old + current).map(\.name) where !names.contains(name) { names.append(name) }
        for name in names {
            let before = old.filter { $0.name == name }.map(\.value)
            let after = current.filter { $0.name == name }.map(\.value)
            guard before != after else { continue }
            differences.append(new.difference(.attribute(name, from: joined(before), to: joined(after))))
        }
    }

    /// A name may be there more than once.
    private func joined(_ values: [String]) -> String? {
        values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// Records views without a partner: they were added or removed, or wrapped in something new, or freed of a wrapper.
    private mutating func compareUnpaired(
        _ old: [SettledTree.View], at olds: Range<Int>, _ new: [SettledTree.View], at news: Range<Int>,
        in parent: Parent
    ) {
        let isOneForOne = olds.count == news.count
        for index in olds {
            let site = Site(index, of: old, in: parent)
            let partner = isOneForOne ? Site(news.lowerBound + index - olds.lowerBound, of: new, in: parent) : nil
            if let partner, compareWrapped(site, partner) { continue }
            differences.append(site.difference(.removed))
            if let partner { differences.append(partner.difference(.added)) }
        }
        if !isOneForOne {
            for index in news { differences.append(Site(index, of: new, in: parent).difference(.added)) }
        }
    }

    /// Compares within, where one of the two is the other with modifiers around it; false where neither is.
    private mutating func compareWrapped(_ old: Site, _ new: Site) -> Bool {
        if let (wrappers, inner) = chain(from: new, to: old.view) {
            differences += wrappers.map { $0.difference(.added) }
            compare(old.view, inner)
            return true
        }
        if let (wrappers, inner) = chain(from: old, to: new.view) {
            differences += wrappers.map { $0.difference(.removed) }
            compare(inner.view, new)
            return true
        }
        return false
    }

    /// The modifiers around the view in `site` that is the same as `target`, and that view; nil where there is none.
    private func chain(from site: Site, to target: SettledTree.View) -> ([Site], Site)? {
        var wrappers: [Site] = []
        var site = site
        while ViewLabel.isModifier(site.view), !site.view.children.isEmpty, wrappers.count < 16 {
            wrappers.append(site)
            site = Site(0, of: site.view.children, in: site.asParent)
            if SiblingAlignment.likeness(target, site.view) > 0 { return (wrappers, site) }
        }
        return nil
    }
}
