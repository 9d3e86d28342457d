/// A sentence that depends on a parameter's value.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value>: ParameterSummary {
    /// Creates a choice among sentences.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryCaseCondition<Intent, Value>]
    ) {}
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
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Value>: ParameterSummary {
    /// Creates a choice between two sentences.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EquatableComparison, _ value: Value,
        @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) where Value: Equatable {}
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparison,
        @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) {}
    public init(
        widgetFamily comparison: OneOfComparison, _ values: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ summary: () -> some ParameterSummary,
        @ParameterSummaryBuilder<Intent> otherwise: () -> some ParameterSummary
    ) where Value == IntentWidgetFamily {}
}

/// A relation of a value to another.
public enum EquatableComparison: Sendable {
    case equalTo, notEqualTo
}

/// The question whether a parameter has a value.
public enum HasValueComparison: Sendable {
    case hasAnyValue, hasNoValue
}

/// The question whether a value is among others.
public enum OneOfComparison: Sendable {
    case oneOf, equalTo
}

/// A size of a widget.
public enum IntentWidgetFamily: Sendable {
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
    public typealias When<Value> = ParameterSummaryWhenCondition<Self, Value>
}
