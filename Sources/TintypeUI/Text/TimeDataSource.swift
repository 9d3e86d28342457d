public import Foundation
import TintypeTree

/// A time that goes on. A picture shows it as it is at the picture's moment.
public struct TimeDataSource<Value>: Sendable {
    /// The question that is asked of the moment, by which sources are compared.
    private enum Question: Hashable, Sendable {
        case moment
        case since(Date)
        case until(Date)
        case offset(Date)
    }

    private let question: Question
    private let answer: @Sendable (Date) -> Value

    private init(_ question: Question, _ answer: @escaping @Sendable (Date) -> Value) {
        self.question = question
        self.answer = answer
    }

    func value(at instant: Date) -> Value { answer(instant) }
}

extension TimeDataSource: Equatable {
    public static func == (a: TimeDataSource, b: TimeDataSource) -> Bool { a.question == b.question }
}

extension TimeDataSource where Value == Date {
    /// The moment itself.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource(.moment) { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
    /// The dates between another and the moment.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(.since(date)) { min(date, $0)..<max(date, $0) }
    }
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource(.until(date)) { min(date, $0)..<max(date, $0) }
    }
}

extension TimeDataSource where Value == Duration {
    /// The time from a date to the moment; negative before the date.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource(.offset(date)) { .seconds($0.timeIntervalSince(date)) }
    }
}

extension Text {
    /// A time that goes on by a style, in the locale around.
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        self.init(.value(AnyTextValue(value: MovingText(source: source, format: format) { .string($0) })))
    }

    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(.value(AnyTextValue(value: MovingText(source: source, format: format) { .attributed($0) })))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A time that goes on by a style, in the locale around.
    @_disfavoredOverload
    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == String {
        append(MovingText(source: source, format: format) { .string($0) })
    }

    public mutating func appendInterpolation<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
    where F.FormatInput == V, F.FormatOutput == AttributedString {
        append(MovingText(source: source, format: format) { .attributed($0) })
    }
}

/// A time that goes on, by a style.
private struct MovingText<Format: FormatStyle>: TextValue {
    let source: TimeDataSource<Format.FormatInput>
    let format: Format
    let value: @Sendable (Format.FormatOutput) -> ResolvedTextValue

    static func == (a: MovingText, b: MovingText) -> Bool { a.source == b.source && a.format == b.format }

    func resolved(in context: TextContext) -> ResolvedTextValue {
        value(context.adapt(format).format(source.value(at: context.instant)))
    }
}
