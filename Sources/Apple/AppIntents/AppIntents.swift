// `import AppIntents` where Apple's framework is missing: intents as declarations. No system calls them; the app itself can.
@_exported public import Foundation
@_exported public import UIKit

/// Something that an app does by name. AppIntents' protocol.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    /// The type of the perform result.
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary

    /// The texts of the intent, and its place.
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var supportedModes: IntentModes { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var parameterSummary: SummaryContent { get }

    init()

    /// Does it.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

    /// Does the intent for the app itself.
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult { try await perform() }

    /// Tells the system that it was done. Nobody listens.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// An intent that sets a widget up.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing: such an intent is a value.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a control up.
public protocol ControlConfigurationIntent: WidgetConfigurationIntent {}

/// An intent that the system knows by its kind.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something, sets a value, or belongs to an activity, a sound or a foreground.
public protocol OpenIntent: SystemIntent {
    associatedtype Value: AppValue
    /// The target.
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }
    /// Does nothing: the app itself shows what is opened.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value.
public protocol SetValueIntent: SystemIntent {
    /// The type of the value that is set.
    associatedtype ValueType
    var value: ValueType { get set }
}
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that plays a sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that may go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

/// The permission that an intent needs.
public enum IntentAuthenticationPolicy: Int, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// The text that tells of an intent.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    /// The text, its group, words by which it is found, and the name of what the intent gives.
    public var descriptionText: LocalizedStringResource
    public var categoryName: LocalizedStringResource?
    public var searchKeywords: [LocalizedStringResource]
    public var resultValueName: LocalizedStringResource?

    /// Creates a description.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
    }

    public init(stringLiteral value: String) {
        self.init(LocalizedStringResource(stringLiteral: value))
    }
}

/// The end of an intent.
public protocol IntentResult: Sendable {
    associatedtype Value = Never
    /// The value that it gives.
    var value: Value? { get }
}

/// That an intent's end has a text, a view, a value, or another intent.
public protocol ProvidesDialog: IntentResult {}
/// The shows snippet view.
public protocol ShowsSnippetView: IntentResult {}
/// That an intent's end has a value.
public protocol ReturnsValue<Value>: IntentResult {}
/// That the end of an intent is another one.
public protocol OpensIntent: IntentResult {}

/// The end of an intent, with all that it may have.
public struct IntentResultContainer<Value: Sendable>: IntentResult, ProvidesDialog, ShowsSnippetView, ReturnsValue,
    OpensIntent
{
    public let value: Value?
    /// The text of the end; nil for none.
    public let dialog: IntentDialog?
}

extension IntentResult where Self == IntentResultContainer<Never> {
    /// The ends that there are.
    public static func result() -> IntentResultContainer<Never> { IntentResultContainer(value: nil, dialog: nil) }
    public static func result(dialog: IntentDialog) -> IntentResultContainer<Never> {
        IntentResultContainer(value: nil, dialog: dialog)
    }
    public static func result<Content: View>(view: Content) -> IntentResultContainer<Never> { result() }
    public static func result<Content: View>(
        dialog: IntentDialog, view: Content
    ) -> IntentResultContainer<Never> { result(dialog: dialog) }
    public static func result<Content: View>(
        dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> IntentResultContainer<Never> { result(dialog: dialog) }
    public static func result<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> IntentResultContainer<Never> { result() }
    public static func result(opensIntent: some AppIntent) -> IntentResultContainer<Never> { result() }
    public static func result<Content: View>(
        opensIntent: some AppIntent, dialog: IntentDialog, view: Content
    ) -> IntentResultContainer<Never> { result(dialog: dialog) }
    public static func result<Content: View>(
        opensIntent: some AppIntent, view: Content
    ) -> IntentResultContainer<Never> { result() }
    public static func result(opensIntent: some AppIntent, dialog: IntentDialog) -> IntentResultContainer<Never> {
        result(dialog: dialog)
    }
}

extension IntentResult {
    public static func result<Value: Sendable>(value: Value) -> IntentResultContainer<Value>
    where Self == IntentResultContainer<Value> { IntentResultContainer(value: value, dialog: nil) }
    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> IntentResultContainer<Value>
    where Self == IntentResultContainer<Value> { IntentResultContainer(value: value, dialog: dialog) }
    public static func result<Value: Sendable, Content: View>(
        value: Value, view: Content
    ) -> IntentResultContainer<Value> where Self == IntentResultContainer<Value> { result(value: value) }
    public static func result<Value: Sendable, Content: View>(
        value: Value, @ViewBuilder content: () -> Content
    ) -> IntentResultContainer<Value> where Self == IntentResultContainer<Value> { result(value: value) }
    public static func result<Value: Sendable, Content: View>(
        value: Value, dialog: IntentDialog, view: Content
    ) -> IntentResultContainer<Value> where Self == IntentResultContainer<Value> {
        result(value: value, dialog: dialog)
    }
    public static func result<Value: Sendable, Content: View>(
        value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
    ) -> IntentResultContainer<Value> where Self == IntentResultContainer<Value> {
        result(value: value, dialog: dialog)
    }
    public static func result<Value: Sendable>(
        value: Value, opensIntent: some AppIntent
    ) -> IntentResultContainer<Value> where Self == IntentResultContainer<Value> { result(value: value) }
    public static func result<Value: Sendable, Content: View>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog, view: Content
    ) -> IntentResultContainer<Value> where Self == IntentResultContainer<Value> {
        result(value: value, dialog: dialog)
    }
    public static func result<Value: Sendable>(
        value: Value, opensIntent: some AppIntent, dialog: IntentDialog
    ) -> IntentResultContainer<Value> where Self == IntentResultContainer<Value> {
        result(value: value, dialog: dialog)
    }
}

/// A text that is said or shown.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    /// The text.
    public let text: LocalizedStringResource

    /// Creates a text.
    public init(_ text: LocalizedStringResource) {
        self.text = text
    }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
        self.init(full)
    }
    public init(full: LocalizedStringResource, systemImageName: String) {
        self.init(full)
    }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        text = full
    }
    public init(stringLiteral value: String) {
        text = LocalizedStringResource(stringLiteral: value)
    }
}

/// A sentence with an intent's parameters.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
}

/// A sentence of parts.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    /// Creates a sentence, with the parameters that stand under it.
    public init(_ summary: ParameterSummaryString<Intent>) {}
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
}

/// Builds the list of the parameters under a sentence.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(
        _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> { parameter }
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

/// The words of a sentence with parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// The words as they are put together.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// Creates one.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, Value>) {}
    }
}

extension AppIntent {
    /// A sentence with the intent's parameters.
    public typealias Summary = IntentParameterSummary<Self>
    /// A parameter of the intent.
    public typealias Parameter<Value> = IntentParameter<Value>

    /// Asks a person to agree.
    ///
    /// - Throws: `AppIntentError.needsValue`: nobody can be asked.
    public func requestConfirmation(
        result: some IntentResult, confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
    ) async throws { throw AppIntentError.needsValue }
    public func requestConfirmation(
        actionName: ConfirmationActionName = .continue, dialog: IntentDialog
    ) async throws { throw AppIntentError.needsValue }
    public func requestConfirmation(
        conditions: ConfirmationConditions, actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
        showDialogAsPrompt: Bool = true
    ) async throws { throw AppIntentError.needsValue }
    public func requestConfirmation<Content: View>(
        conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .continue, dialog: IntentDialog,
        showDialogAsPrompt: Bool = true, @ViewBuilder content: () -> Content
    ) async throws { throw AppIntentError.needsValue }
    public func requestConfirmation() async throws { throw AppIntentError.needsValue }
}
