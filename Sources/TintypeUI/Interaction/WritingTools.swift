import TintypeTree

/// The extent of the system's writing tools: SwiftUI's type. Nothing is written in a picture.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = WritingToolsBehavior(name: "automatic")
    public static let complete = WritingToolsBehavior(name: "complete")
    public static let limited = WritingToolsBehavior(name: "limited")
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The place of the system's controls for the form of a text.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
    private let name: String

    public static let contextMenu = TextInputFormattingControlPlacement(name: "contextMenu")
    public static let inputAssistant = TextInputFormattingControlPlacement(name: "inputAssistant")
    public static let `default` = TextInputFormattingControlPlacement(name: "default")

    /// Several places.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let contextMenu = Set(rawValue: 1)
        public static let inputAssistant = Set(rawValue: 2)
        public static let `default` = Set(rawValue: 4)
        public static let all: Set = [.contextMenu, .inputAssistant, .default]
    }
}

// What the system offers beside views, and how windows behave, is nothing that a still picture has.
nonisolated extension View {
    /// Sets the behavior of writing tools, or of windows. Of no effect in a picture.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }
    public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }
    public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
    public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
    /// Sets the view's label in the index at a list's side, which is not drawn.
    public func sectionIndexLabel(_ label: Text?) -> some View {
        node(InertModifier("sectionIndexLabel(_:)") { _ in label != nil })
    }
    @_disfavoredOverload
    public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
        sectionIndexLabel(label.map { Text($0) })
    }
    /// Sets whether lists below have an index at their side, which is not drawn.
    public func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
        node(InertModifier("listSectionIndexVisibility(_:)") { _ in visibility == .visible })
    }
}
