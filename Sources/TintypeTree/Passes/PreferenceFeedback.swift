import Foundation
import TintypeGraphics

/// The preferences of the round before that could not be told before placement, by view and key.
///
/// A reader that lays out by a preference needs it before anything is placed. Values that are written statically are
/// folded right after evaluation; those that only placement decides are kept here, and the scene is evaluated again
/// until it is equal.
package struct PreferenceFeedback {
    /// A view's contribution, or why it makes none.
    enum Entry {
        /// The value that placement made of it; nil for none.
        case contributed(Any?)
        /// The container around it did not place it, so nothing in it contributes.
        case leftOut
    }

    private struct Place: Hashable {
        var view: ViewID
        var key: PreferenceKeyDescription.Identity
    }

    private var entries: [Place: Entry] = [:]

    package init() {}

    func entry(_ view: ViewID, _ key: PreferenceKeyDescription) -> Entry? {
        entries.isEmpty ? nil : entries[Place(view: view, key: key.identity)]
    }

    /// Forgets what was decided of views that are gone.
    mutating func keep(_ isThere: (ViewID) -> Bool) { entries = entries.filter { isThere($0.key.view) } }

    /// Keeps an entry, or forgets it for nil, and says whether it is another one than before.
    mutating func keep(
        _ entry: Entry?, of view: ViewID, for key: PreferenceKeyDescription, isEqual: (Any, Any) -> Bool
    ) -> Bool {
        let place = Place(view: view, key: key.identity)
        let before = entries[place]
        entries[place] = entry
        switch (before, entry) {
        case (nil, nil), (.leftOut, .leftOut), (nil, .contributed(nil)), (.contributed(nil), .contributed(nil)):
            return false
        case (.contributed(let old?), .contributed(let new?)): return !isEqual(old, new)
        default: return true
        }
    }
}

extension Node {
    /// The value written here and below for `key`, as far as it is known before placement; nil where there is none.
    package func earlyContribution(_ key: PreferenceKeyDescription, _ feedback: PreferenceFeedback) -> Any? {
        guard preferences.contains(key.bits) else { return nil }
        let entry = feedback.entry(id, key)
        if case .leftOut = entry { return nil }
        var known: Any?
        if case .contributed(let value) = entry { known = value }
        switch kind {
        case .leaf: return nil
        case .deferred(let content):
            return content.early.map { Node.earlyFold($0, key, feedback) } ?? known
        case .layout(_, let children): return Node.earlyFold(children, key, feedback)
        case .effect(_, let child): return child.earlyContribution(key, feedback)
        case .value(.preference(let writer), _) where writer.key.identity == key.identity:
            return writer.readsGeometry ? known : writer.value(.unplaced)
        case .value(.transformPreference(let transform), let child) where transform.key.identity == key.identity:
            if transform.readsGeometry { return known }
            var value = child.earlyContribution(key, feedback) ?? key.defaultValue
            transform.edit(&value, .unplaced)
            return value
        case .value(_, let child): return child.earlyContribution(key, feedback)
        case .attachment(let attachment):
            let primary = attachment.primary.earlyContribution(key, feedback)
            let secondary =
                switch attachment.content {
                case .views(let nodes): Node.earlyFold(nodes, key, feedback)
                case .reader: known
                }
            return Node.combine(attachment.isBehind ? [secondary, primary] : [primary, secondary], key)
        }
    }

    private static func earlyFold(
        _ nodes: [Node], _ key: PreferenceKeyDescription, _ feedback: PreferenceFeedback
    ) -> Any? {
        combine(nodes.lazy.map { $0.earlyContribution(key, feedback) }, key)
    }

    /// Keeps what placement decided of the preference for the next round. Says whether that is news.
    package func keepContributions(
        _ key: PreferenceKeyDescription, in feedback: inout PreferenceFeedback, isEqual: (Any, Any) -> Bool
    ) -> Bool {
        guard preferences.contains(key.bits) else { return false }
        guard placement != nil else { return feedback.keep(.leftOut, of: id, for: key, isEqual: isEqual) }
        switch kind {
        case .leaf: return false
        case .deferred(let content):
            guard let early = content.early else {
                return feedback.keep(.contributed(contribution(key)), of: id, for: key, isEqual: isEqual)
            }
            let forgot = feedback.keep(nil, of: id, for: key, isEqual: isEqual)
            return early.reduce(forgot) { $1.keepContributions(key, in: &feedback, isEqual: isEqual) || $0 }
        case .value(.preference(let writer), _) where writer.key.identity == key.identity:
            return feedback.keep(
                writer.readsGeometry ? .contributed(contribution(key)) : nil, of: id, for: key, isEqual: isEqual)
        case .value(.transformPreference(let transform), _)
        where transform.key.identity == key.identity && transform.readsGeometry:
            return feedback.keep(.contributed(contribution(key)), of: id, for: key, isEqual: isEqual)
        case .attachment(let attachment):
            if case .views(let nodes) = attachment.content {
                let forgot = feedback.keep(nil, of: id, for: key, isEqual: isEqual)
                return ([attachment.primary] + nodes).reduce(forgot) {
                    $1.keepContributions(key, in: &feedback, isEqual: isEqual) || $0
                }
            }
            let made = Node.combine(attachment.made.lazy.map { $0.contribution(key) }, key)
            let news = feedback.keep(.contributed(made), of: id, for: key, isEqual: isEqual)
            return attachment.primary.keepContributions(key, in: &feedback, isEqual: isEqual) || news
        case .layout, .effect, .value:
            let forgot = feedback.keep(nil, of: id, for: key, isEqual: isEqual)
            return children.reduce(forgot) { $1.keepContributions(key, in: &feedback, isEqual: isEqual) || $0 }
        }
    }
}

extension Geometry {
    /// Handed to writers that do not read it.
    fileprivate static var unplaced: Geometry {
        Geometry(frame: .zero, space: .root, named: nil, safeArea: nil)
    }
}
