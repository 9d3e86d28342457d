public import Foundation
public import UIKit

/// A parameter of an intent: its value is kept.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    /// The name of the parameter, and the value that it has before it is given one; nil for none.
    public let title: LocalizedStringResource
    public let defaultValue: Value?
    private var stored: Value?

    /// The value. It stops the program where none was given.
    public var wrappedValue: Value {
        get {
            guard let stored else { preconditionFailure("the intent's parameter has no value yet") }
            return stored
        }
        set { stored = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }

    /// Indicates whether the parameter may have no value.
    public var isOptional: Bool { Self.empty != nil }

    init(named title: LocalizedStringResource, value: Value?) {
        self.title = title
        defaultValue = value
        stored = value ?? Self.empty
    }

    /// nil as a value, for a parameter that may have none.
    private static var empty: Value? { Optional<Any>.none as? Value }

    /// Creates a parameter by its name and the form in which it is asked for: nobody is asked here, so that the form is not kept.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, displayName: Bool.IntentDisplayName? = nil, kind: DateKind? = nil,
        displayStyle: PlacemarkDisplayStyle? = nil, mode: IntentPerson.ParameterMode? = nil,
        controlStyle: IntentControlStyle? = nil, currencyCodes: [String] = [],
        inclusiveRange: InclusiveRange<Value>? = nil, inputOptions: String.IntentInputOptions? = nil,
        supportedTypeIdentifiers: [String]? = nil, supportedContentTypes: [UTType]? = nil,
        size: IntentCollectionSize? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil
    ) { self.init(named: title, value: defaultValue) }

    /// Creates a parameter of several values, whose number depends on the size of a widget.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, mode: IntentPerson.ParameterMode? = nil,
        supportedContentTypes: [UTType]? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: (any DynamicOptionsProvider)? = nil, query: (any EntityQuery)? = nil
    ) { self.init(named: title, value: defaultValue) }

    /// A lowest and a highest value.
    public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound)

    /// The parts of a date that are asked for.
    public enum DateKind: Hashable, Sendable {
        case date, time, dateTime
    }

    /// The words by which a place is shown.
    public enum PlacemarkDisplayStyle: Hashable, Sendable {
        case name, city
    }

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

extension IntentParameter {
    /// Creates a parameter that is an amount, with the unit in which it is asked for.
    @_disfavoredOverload
    public convenience init<U: Dimension>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: U? = nil, defaultUnitAdjustForLocale: Bool = false, unit: U? = nil,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == Measurement<U> {
        self.init(
            named: title,
            value: defaultValue.map { Measurement(value: $0, unit: unit ?? defaultUnit ?? U.baseUnit()) })
    }
    @_disfavoredOverload
    public convenience init<U: Dimension>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil, defaultValue: Double? = nil,
        defaultUnit: U? = nil, defaultUnitAdjustForLocale: Bool = false, unit: U? = nil,
        unitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) where Value == Measurement<U>? {
        self.init(
            named: title,
            value: .some(defaultValue.map { Measurement(value: $0, unit: unit ?? defaultUnit ?? U.baseUnit()) }))
    }
}

/// The number of values of a list.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
    let bounds: ClosedRange<Int>

    /// Creates a size between two bounds, or of one number.
    public init(min: Int, max: Int) { bounds = min...Swift.max(min, max) }
    public init(exactly count: Int) { self.init(min: count, max: count) }
    public init(integerLiteral value: Int) { self.init(exactly: value) }
}

/// The control with which a number is given.
public enum IntentControlStyle: Hashable, Sendable {
    case field, stepper, slider
}

/// Values to choose from.
public protocol DynamicOptionsProvider: Sendable {
    /// The type of the result.
    associatedtype Result
    /// The values.
    func results() async throws -> Result
}
