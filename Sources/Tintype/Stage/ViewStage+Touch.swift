public import Foundation
import TintypeTree
import TintypeUI

extension ViewStage {
    /// The view of that name by `id(_:)` or `accessibilityIdentifier(_:)`.
    ///
    /// - Throws: An error that lists the names that there are, the nearest first; where several views have the name, where they are.
    public func find(id: some Hashable) throws -> StageElement<Content> { try find(.id("\(id)")) }

    /// The text that reads so.
    public func find(text: String) throws -> StageElement<Content> { try find(.text(text)) }

    /// The control, or the view with an accessibility label, that is called so: a control by its texts where it has no label.
    public func find(label: String) throws -> StageElement<Content> { try find(.label(label)) }

    /// The control of a kind.
    ///
    /// - Parameter label: Its label; nil where there is but one.
    public func find(role: ControlRole, label: String? = nil) throws -> StageElement<Content> {
        try find(.role(role, label: label))
    }

    /// The controls of a kind, in the order of declaration.
    public func findAll(role: ControlRole) throws -> [StageElement<Content>] {
        try look { $0.findAll(.role(role, label: nil)) }.map { StageElement(stage: self, view: $0) }
    }

    /// The texts that read so, in the order of declaration.
    public func findAll(text: String) throws -> [StageElement<Content>] {
        try look { $0.findAll(.text(text)) }.map { StageElement(stage: self, view: $0) }
    }

    private func find(_ query: ViewQuery) throws -> StageElement<Content> {
        StageElement(stage: self, view: try look { try $0.find(query) })
    }

    // MARK: Scrolling

    /// Scrolls until the view of a name is seen, also where a lazy container has not made it yet.
    @discardableResult
    public func scroll(to id: some Hashable) throws -> StageElement<Content> { try scroll(.id("\(id)")) }

    /// Scrolls until a text is seen, also where a lazy container has not made it yet.
    @discardableResult
    public func scroll(toText text: String) throws -> StageElement<Content> { try scroll(.text(text)) }

    private func scroll(_ query: ViewQuery) throws -> StageElement<Content> {
        StageElement(stage: self, view: try act { try $0.scroll(to: query) })
    }

    // MARK: Fingers

    /// Taps a point.
    ///
    /// - Parameter point: In points of the whole picture.
    /// - Throws: An error that says what is there where nothing answers.
    public func tap(at point: CGPoint, count: Int = 1) throws {
        try act { try $0.tap(at: point, count: count) }
    }

    /// Moves a finger from a point to another, at the same speed all the way, seen 60 times a second.
    ///
    /// - Parameters:
    ///   - start: In points of the whole picture, as `end`.
    ///   - duration: The time that passes on the stage's clock.
    ///   - rest: The time that the finger stays at the start before it moves.
    /// - Throws: An error that says what is there where nothing answers.
    public func drag(
        from start: CGPoint, to end: CGPoint, duration: Duration = .milliseconds(250), after rest: Duration = .zero
    ) throws {
        try act {
            try $0.drag(from: start, to: end, duration: duration.inSeconds, after: rest.inSeconds)
        }
    }

    /// Puts a finger down, which stays until it is lifted: pictures show what is pressed.
    ///
    /// - Parameter point: In points of the whole picture.
    public func press(at point: CGPoint) throws -> StageFinger<Content> {
        StageFinger(stage: self, sequence: try act { try $0.touch(at: point) })
    }

    // MARK: Keys

    /// Presses a key and lets it go: the view that has the focus is asked for an answer, then those around it, then buttons with that
    /// keyboard shortcut.
    ///
    /// - Throws: An error where nothing answers.
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
        try act { try $0.press(KeyStroke(key.character, modifiers: modifiers.rawValue)) }
    }

    // MARK: Presentations

    /// Ends the sheet, popover or cover on top, as a user does who swipes it down.
    ///
    /// - Throws: An error where nothing is presented.
    public func dismiss() throws { try act { try $0.dismiss() } }

    // MARK: The living scene

    /// Asks the scene something that changes nothing.
    func look<Answer>(_ question: (LivingScene) throws -> Answer) throws -> Answer {
        _ = try settled()
        return try question(try scene())
    }

    /// Does something with the scene. Its errors are thrown here, and the stage goes on.
    func act<Result>(_ action: (LivingScene) throws -> Result) throws -> Result {
        _ = try settled()
        return try inLocale { try action(try scene()) }
    }
}
