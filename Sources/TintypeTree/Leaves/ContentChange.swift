import TintypeGraphics

/// A change of what a text or a symbol shows, which is under way.
struct ContentChange<Content> {
    /// The content before the change.
    let old: Content
    let motion: ContentMotion
    /// The number of the change among those of its view.
    let number: Int
    /// The part of the way that is behind it: 0 at first, 1 in the end, and more where a spring swings over.
    var progress = 0.0
}

/// The contents that a text or a symbol has shown, until nothing but the last is seen. Confined to the task of the session.
private final class ContentHistory<Content> {
    var current: Content
    var transition: ContentTransition
    /// The changes that are under way, the oldest first.
    var changes: [ContentChange<Content>] = []
    var count = 0

    init(_ current: Content, _ transition: ContentTransition) {
        self.current = current
        self.transition = transition
    }
}

/// A number that is animated.
struct AnimatedNumber: Animatable {
    var animatableData: Double
}

extension Scope {
    /// The changes of this view's content that are under way.
    ///
    /// A change without an animation is seen at once and ends none that is under way.
    ///
    /// - Parameters:
    ///   - looksAlike: Compares with the content before, but for what is animated by itself. Not asked where nothing moves.
    ///   - motion: The way from the content before to this one; nil for at once.
    func changes<Content>(
        to content: Content, looksAlike: (Content) -> Bool, motion: (Content, ContentTransition) -> ContentMotion?
    ) -> [ContentChange<Content>] {
        guard session.presentation != nil else { return [] }
        let transition = environment.contentTransition
        let history = session.state(of: id, index: contentIndex) { ContentHistory(content, transition) }
        if transaction?.animation != nil, !looksAlike(history.current),
            let motion = motion(history.current, history.transition)
        {
            history.count += 1
            history.changes.append(ContentChange(old: history.current, motion: motion, number: history.count))
            // The point at which it begins.
            _ = presented(AnimatedNumber(animatableData: 0), AttributeKey("content", number: history.count))
        }
        (history.current, history.transition) = (content, transition)
        for index in history.changes.indices {
            let key = AttributeKey("content", number: history.changes[index].number)
            history.changes[index].progress = presented(AnimatedNumber(animatableData: 1), key).animatableData
        }
        // The content before a change that is over is not seen any more.
        if let over = history.changes.lastIndex(where: { $0.progress == 1 }) { history.changes.removeFirst(over + 1) }
        return history.changes
    }

    /// A number for what leaves keep, apart from those of properties and modifiers.
    private var contentIndex: Int { 1 << 33 }
}

extension Array {
    /// The contents on their way to the last one.
    ///
    /// - Parameter parts: The parts of a content: whole (false), or by what goes a way of its own (true).
    func parts<Content>(to last: Content, _ parts: (Content, Bool) -> [ContentPart]) -> ContentParts?
    where Element == ContentChange<Content> {
        guard let first else { return nil }
        let isByParts = contains { $0.motion.isByParts }
        var shown = ContentParts(parts(first.old, isByParts))
        for (index, change) in enumerated() {
            let next = index + 1 < count ? self[index + 1].old : last
            shown.change(to: parts(next, isByParts), change.motion, progress: change.progress)
        }
        return shown
    }
}

extension ContentTransition {
    /// Indicates whether a colour or a size that changes is interpolated by itself.
    var interpolates: Bool {
        switch kind {
        case .automatic, .interpolate, .numericText, .numericValue, .symbolReplace: true
        case .identity, .opacity: false
        }
    }

    /// Returns whether numbers roll down; nil where they do not roll.
    ///
    /// - Parameter previous: The transition of the content before, which says its value.
    func rollsDown(after previous: ContentTransition) -> Bool? {
        switch kind {
        case .numericText(let countsDown): return countsDown
        case .numericValue(let value):
            if case .numericValue(let old) = previous.kind { return value < old }
            return false
        case .automatic, .identity, .opacity, .interpolate, .symbolReplace: return nil
        }
    }
}
