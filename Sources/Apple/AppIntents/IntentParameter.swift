public import Foundation
public import UIKit

/// A parameter of an intent: its value is kept.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private var stored: Value?
    private let fallback: (() -> Value?)?

    /// The value. It stops the program where none was given.
    public var wrappedValue: Value {
        get {
            guard let value = stored ?? fallback?() else {
                preconditionFailure("the intent's parameter has no value yet")
            }
            return value
        }
        set { stored = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }

    private init(_ value: Value?, fallback: (() -> Value?)? = nil) {
        stored = value
        self.fallback = fallback
    }

    /// Creates a parameter.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        controlStyle: IntentControlStyle, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inclusiveRange: (lowerBound: Value, upperBound: Value),
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        kind: Date.IntentKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: Int,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: [IntentWidgetFamily: Int],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        currencyCodes: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog?,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(defaultValue ?? Self.empty) }

    /// Creates a parameter whose values a provider or a query names.
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: some DynamicOptionsProvider
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: some EntityQuery
    ) { self.init(defaultValue ?? Self.empty) }
    public convenience init<U: Dimension>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: U? = nil, defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == Measurement<U> {
        self.init(defaultValue.map { Measurement(value: $0, unit: defaultUnit ?? U.baseUnit()) })
    }
    public convenience init<U: Dimension>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: U? = nil, defaultUnitAdjustForLocale: Bool = true, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == Measurement<U>? {
        self.init(.some(defaultValue.map { Measurement(value: $0, unit: defaultUnit ?? U.baseUnit()) }))
    }
    public convenience init(description: LocalizedStringResource? = nil, default defaultValue: Value? = nil) {
        self.init(defaultValue ?? Self.empty)
    }

    /// nil as a value, for a parameter that may have none.
    private static var empty: Value? { Optional<Any>.none as? Value }

    /// - Throws: `AppIntentError.needsValue`: nobody can be asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.needsValue }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> AppIntentError { .needsValue }
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        throw AppIntentError.needsValue
    }
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        throw AppIntentError.needsValue
    }
    public func needsDisambiguationError(among values: [Value], dialog: IntentDialog? = nil) -> AppIntentError {
        .needsValue
    }
}

/// The number of values of a list.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Sendable {
    /// Creates a size between two bounds, or of one number.
    public init(min: Int, max: Int) {}
    public init(integerLiteral value: Int) {}
}

/// The control with which a number is given.
public enum IntentControlStyle: Sendable {
    case field, stepper, slider
}

/// Values to choose from.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of the result.
    associatedtype Result
    /// The values.
    func results() async throws -> Result
}
