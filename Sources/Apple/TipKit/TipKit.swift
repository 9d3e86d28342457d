// `import TipKit` where Apple's framework is missing: tips as values, drawn where they stand in a view. None pops up by itself.
@_exported public import Foundation
@_exported public import UIKit

/// A tip. TipKit's protocol.
public protocol Tip: Identifiable, Sendable {
    /// The texts, the picture, the buttons and the rules of the tip.
    var id: String { get }
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
    /// The buttons below the tip.
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    /// The conditions under which the tip is shown.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    /// The limits to how often the tip is shown.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// The parts of tips by their short names.
    public typealias Action = Tips.Action
    public typealias Event = Tips.Event
    public typealias MaxDisplayDuration = Tips.MaxDisplayDuration
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    public typealias Option = TipOption
    public typealias Rule = Tips.Rule
    public typealias Status = Tips.Status

    public var id: String { "\(Self.self)" }
    public var message: Text? { nil }
    public var image: Image? { nil }
    /// No buttons.
    public var actions: [Tips.Action] { [] }
    /// No conditions.
    public var rules: [Tips.Rule] { [] }
    /// No limits.
    public var options: [any TipOption] { [] }

    /// The state of the tip: it waits.
    public var status: Tips.Status { .pending }
    public var shouldDisplay: Bool { false }

    /// Takes the tip away for good.
    public func invalidate(reason: Tips.InvalidationReason) {}

    /// The changes of the state: none comes.
    public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
    public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}

/// An option of a tip. TipKit's protocol.
public protocol TipOption: Sendable {}

/// The parts of tips.
public enum Tips {
    /// The state of a tip.
    public enum Status: Hashable, Sendable {
        case pending, available, invalidated(InvalidationReason)
    }

    /// A reason why a tip is taken away.
    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// A button of a tip.
    public struct Action: Identifiable, Sendable {
        /// The name and the text.
        public let id: String
        private let text: @Sendable () -> Text
        /// The deed. On a tip that is seen it tells the tip's view, too.
        public private(set) var handler: @Sendable () -> Void

        /// The text of the button.
        @MainActor public func label() -> Text { text() }

        /// The button with another deed after its own.
        func telling(_ tell: @escaping @MainActor (Action) -> Void) -> Action {
            var action = self
            action.handler = {
                handler()
                MainActor.assumeIsolated { tell(self) }
            }
            return action
        }

        /// The index among the buttons: not told here.
        public var index: Int? { nil }

        /// Creates a button.
        public init(id: String? = nil, title: some StringProtocol, perform handler: @escaping @Sendable () -> Void = {})
        {
            let title = String(title)
            self.id = id ?? title
            text = { Text(verbatim: title) }
            self.handler = handler
        }

        /// Creates a button of a text.
        public init(
            id: String = UUID().uuidString, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            self.id = id
            text = label
            self.handler = handler
        }
    }

    /// A rule by which a tip is shown. None is asked.
    public struct Rule: Sendable {
        /// Creates a rule.
        public init() {}
    }

    /// The most often that a tip is shown.
    public struct MaxDisplayCount: TipOption {
        /// Creates a number.
        public init(_ count: Int) {}
    }

    /// The longest time that a tip is shown, in seconds.
    public struct MaxDisplayDuration: TipOption {
        /// Creates a time.
        public init(_ duration: TimeInterval) {}
    }

    /// The choice whether a tip heeds how often tips are shown.
    public struct IgnoresDisplayFrequency: TipOption {
        /// Creates a choice.
        public init(_ ignores: Bool) {}
    }

    /// A setting of all tips.
    public struct ConfigurationOption: Sendable {
        /// The times between tips.
        public enum DisplayFrequency: Sendable {
            case immediate, hourly, daily, weekly, monthly
        }

        /// The place where tips are kept.
        public enum DatastoreLocation: Sendable {
            case applicationDefault
            case url(URL)
            case groupContainer(identifier: String)
        }

        /// The settings that there are.
        public static func displayFrequency(_ frequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// The settings that there are.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption()
        }
        /// The place where tips are kept for other devices. They are not.
        public enum CloudKitContainer: Sendable {
            case automatic
            case named(String)
        }
        /// The settings that there are.
        public static func datastoreLocation(_ location: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption()
        }
    }

    /// Sets tips up, or begins anew.
    public static func configure(_ options: [ConfigurationOption] = []) throws {}
    public static func resetDatastore() throws {}
    public static func showAllTipsForTesting() {}
    public static func hideAllTipsForTesting() {}
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {}
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {}

    /// Builds the buttons, the rules and the options of a tip.
    public typealias ActionBuilder = ListBuilder<Action>
    public typealias RuleBuilder = ListBuilder<Rule>
    public typealias OptionsBuilder = ListBuilder<any TipOption>

    /// Builds a list.
    @resultBuilder
    public enum ListBuilder<Part> {
        /// Takes the parts in order.
        public static func buildExpression(_ part: Part) -> [Part] { [part] }
        public static func buildExpression(_ parts: [Part]) -> [Part] { parts }
        public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap(\.self) }
        public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
        public static func buildEither(first parts: [Part]) -> [Part] { parts }
        public static func buildEither(second parts: [Part]) -> [Part] { parts }
        public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap(\.self) }
        public static func buildLimitedAvailability(_ parts: [Part]) -> [Part] { parts }
    }
}

/// A tip in a view.
public struct TipView<Content: Tip>: View {
    private let tip: Content?
    private let action: @MainActor (Tips.Action) -> Void

    /// Creates a view of a tip, or of none. The closure is told of buttons that are tapped, after their own deeds.
    public init(
        _ tip: Content?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) {
        self.tip = tip
        self.action = action
    }

    /// Creates a view of a tip of any type, or of none.
    public init(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping @MainActor (Tips.Action) -> Void = { _ in }
    ) where Content == AnyTip {
        self.init(tip.map { AnyTip($0) }, arrowEdge: arrowEdge, action: action)
    }

    public var body: some View {
        if let tip { TipLook(tip: tip, action: action) }
    }
}

extension View {
    /// A tip beside the view, which does not pop up by itself.
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { self }

    /// Draws the tips within in a style.
    public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        environment(\.tipLook, { AnyView(style.makeBody(configuration: $0)) })
    }

    /// The looks of tips within.
    public func tipBackground(_ style: some ShapeStyle) -> some View { self }
    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View { self }
    public func tipImageSize(_ size: CGSize) -> some View { self }
}
