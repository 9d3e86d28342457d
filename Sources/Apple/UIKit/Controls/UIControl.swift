public import Foundation

/// A state of a control.
public struct UIControlState: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let normal: UIControlState = []
    public static let highlighted = UIControlState(rawValue: 1)
    public static let disabled = UIControlState(rawValue: 2)
    public static let selected = UIControlState(rawValue: 4)
    public static let focused = UIControlState(rawValue: 8)
    public static let application = UIControlState(rawValue: 0xFF0000)
    public static let reserved = UIControlState(rawValue: 0xFF00_0000)
}

/// A control of UIKit. It sends its events where a stage's finger touches it, and where the program asks for it.
open class UIControl: UIView, UIContextMenuInteractionDelegate {
    /// The state of the control, and the place of its content.
    public typealias State = UIControlState
    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Called when the state is another one.
    func stateDidChange() { setNeedsDisplay() }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch contentHorizontalAlignment {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        default: contentHorizontalAlignment
        }
    }
    open var isSymbolAnimationEnabled = false
    /// Does what a tap would: the program asks for it.
    open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
    /// Does what the control is for where a finger was lifted, in points of the control: subclasses change their values.
    func answerTap(at point: CGPoint) {}
    /// Takes the place of a finger that is on the control, in points of the control, for one whose value follows it.
    func answerFinger(at point: CGPoint, isLast: Bool) {}
    var followsFinger: Bool { false }
    /// Indicates whether a control of SwiftUI stands in the control's place, and is touched there.
    var isSwiftUIs: Bool { false }
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    open var toolTip: String?
    open private(set) lazy var toolTipInteraction: UIToolTipInteraction? = toolTip.map {
        UIToolTipInteraction(defaultToolTip: $0)
    }
    open var state: State {
        var state: State = isEnabled ? [] : .disabled
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }
    private var targets: [(events: Event, target: Weak, action: Selector)] = []
    /// The event that is being sent.
    private var eventBeingSent: UIEvent?
    private var actions: [(events: Event, action: UIAction)] = []

    private struct Weak {
        weak var object: AnyObject?
        /// Indicates whether the responders around are asked, as none was named.
        let isOpen: Bool

        init(_ object: AnyObject?) {
            self.object = object
            isOpen = object == nil
        }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a control with an action for its main event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// Creates the object of a storyboard or a nib; other archives hold nothing that is read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Adds or removes a target or an action for events.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append((controlEvents, Weak(target as AnyObject?), action))
    }
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for index in targets.indices where target == nil || targets[index].target.object === target as AnyObject? {
            targets[index].events.subtract(controlEvents)
        }
        targets.removeAll { $0.events.isEmpty }
    }
    open func addAction(_ action: UIAction, for controlEvents: Event) { actions.append((controlEvents, action)) }
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeActions(for: controlEvents) { $0 === action }
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeActions(for: controlEvents) { $0.identifier == actionIdentifier }
    }
    private func removeActions(for controlEvents: Event, where isMeant: (UIAction) -> Bool) {
        for index in actions.indices where isMeant(actions[index].action) {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }
    /// The actions of a target for an event, and all that the control calls.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let found = targets.filter { entry in
            !entry.events.isDisjoint(with: controlEvent) && entry.target.object === target as AnyObject?
        }
        return found.isEmpty ? nil : found.map { NSStringFromSelector($0.action) }
    }
    open func enumerateEventHandlers(
        _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
    ) {
        var stop = false
        for entry in targets where !stop { iterator(nil, (entry.target.object, entry.action), entry.events, &stop) }
        for entry in actions where !stop { iterator(entry.action, nil, entry.events, &stop) }
    }
    open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.target.object as? NSObject }) }
    open var allControlEvents: Event { Event(targets.map(\.events) + actions.map(\.events)) }

    /// Calls the targets and actions of events, as the program asks for.
    open func sendActions(for controlEvents: Event) {
        for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
            guard entry.target.isOpen || entry.target.object != nil else { continue }
            sendAction(entry.action, to: entry.target.object, for: eventBeingSent ?? UIEvent())
        }
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { sendAction(entry.action) }
    }
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    open func sendAction(_ action: UIAction) {
        action.sender = self
        // The control keeps the action.
        defer { action.sender = nil }
        action.handler(action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map { beginTouch($0, event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map { moveTouch($0, event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touches.first.map { endTouch($0, event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { cancelTouch(event) }

    /// Sends events of a finger.
    func send(_ events: Event, _ event: UIEvent?) {
        let outer = eventBeingSent
        eventBeingSent = event
        sendActions(for: events)
        eventBeingSent = outer
    }

    /// The calls while a finger is on the control.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}
    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }

    /// The pressing for a menu, where it is enabled; and the calls of it, which subclasses answer. Nobody presses.
    open var contextMenuInteraction: UIContextMenuInteraction? {
        isContextMenuInteractionEnabled ? menuInteraction : nil
    }
    private lazy var menuInteraction = UIContextMenuInteraction(delegate: self)
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { nil }
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    /// An event of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let applicationReserved = Event(rawValue: 0xF00_0000)
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        public static let allEvents = Event(rawValue: .max)
    }
}
