/// A sentence that depends on a parameter's value.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
    /// Creates a choice among sentences.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCaseCondition<Intent, Value>]
    ) {}
    public init(
        _ widgetFamily: WidgetFamily,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCaseCondition<Intent, Value>]
    ) where Value == IntentWidgetFamily {}

    /// The size of the widget that the intent sets up, in the place of a parameter.
    public enum WidgetFamily: Hashable, Sendable {
        case widgetFamily
    }
}

/// A sentence for some values of a parameter.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value>: Sendable {
    /// Creates a case.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}

    /// Creates the case of all other values.
    init(@ParameterSummaryBuilder<Intent> otherwise summary: () -> some ParameterSummary) {}
}

/// A sentence for all other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: Sendable {
    /// Creates the case.
    public init(@ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary) {}
}

/// A sentence that depends on a condition on a parameter.
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
    /// Creates a choice between two sentences by a parameter's value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    public init<Value: Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: EquatableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    public init<Value: Equatable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: OneOfComparisonOperator, _ values: [Value],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    public init<Value: Comparable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        _ comparison: ComparableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    public init<Value: Comparable>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value?>>,
        _ comparison: ComparableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Creates a choice between two sentences by the identifier of a parameter's value.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        identifier comparison: EquatableComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        identifier comparison: OneOfComparisonOperator, _ values: [String],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        identifier comparison: StringComparisonOperator, _ value: String,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Creates a choice between two sentences by the size of a widget.
    public init(
        widgetFamily comparison: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
    public init(
        widgetFamily comparison: EquatableComparisonOperator, _ value: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}

/// The question whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
    case hasAnyValue, hasNoValue
}

/// The question whether a value is another.
public enum EquatableComparisonOperator: Hashable, Sendable {
    case equalTo, notEqualTo
}

/// The question whether a value is among others.
public enum OneOfComparisonOperator: Hashable, Sendable {
    case oneOf
}

/// The order of a value and another.
public enum ComparableComparisonOperator: Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// The place of a text in another.
public enum StringComparisonOperator: Hashable, Sendable {
    case contains, doesNotContain, hasPrefix, hasSuffix
}

/// A size of a widget.
public enum IntentWidgetFamily: Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner, accessoryCircular
    case accessoryRectangular, accessoryInline
}

/// Builds a sentence.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary { summary }
}

/// Builds the cases of a choice.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
    public static func buildExpression(
        _ condition: ParameterSummaryCaseCondition<Intent, Value>
    ) -> ParameterSummaryCaseCondition<Intent, Value> { condition }
    public static func buildExpression(
        _ condition: ParameterSummaryDefaultCaseCondition<Intent>
    ) -> ParameterSummaryCaseCondition<Intent, Value> {
        ParameterSummaryCaseCondition(otherwise: { EmptyParameterSummary() })
    }
    public static func buildBlock(
        _ conditions: ParameterSummaryCaseCondition<Intent, Value>...
    ) -> [ParameterSummaryCaseCondition<Intent, Value>] { conditions }
}

extension AppIntent {
    /// A choice among sentences by a parameter's value, and its cases.
    public typealias Switch<Value> = ParameterSummarySwitchCondition<Self, Value>
    public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
    /// A choice between two sentences.
    public typealias When<WhenCondition: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, WhenCondition, Otherwise>
}
