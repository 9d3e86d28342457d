import Foundation
import TintypeTree

/// The parts of a date that a picker chooses.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    public static let date = DatePickerComponents(rawValue: 2)
    public static let hourMinuteAndSecond = DatePickerComponents(rawValue: 5)
}

/// A control that chooses a date, drawn in the locale, calendar and time zone of the environment.
public nonisolated struct DatePicker<Label: View>: BuiltInView {
    /// The parts of a date.
    public typealias Components = DatePickerComponents

    private let configuration: DatePickerStyleConfiguration

    init(_ configuration: DatePickerStyleConfiguration) {
        self.configuration = configuration
    }

    init(
        selection: Binding<Date>, from minimum: Date?, to maximum: Date?, _ components: Components, label: Label
    ) {
        configuration = DatePickerStyleConfiguration(
            label: .init(label), selection: selection, minimumDate: minimum, maximumDate: maximum,
            displayedComponents: components)
    }

    public var body: some View {
        StyledControl(configuration) { CompactDatePicker(configuration: $0) }
            .node(
                ControlModifier("DatePicker") { [configuration] _ in
                    [
                        .date { date in
                            let latest = min(date, configuration.maximumDate ?? date)
                            configuration.selection = max(latest, configuration.minimumDate ?? latest)
                        }
                    ]
                })
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The date picker that a style was asked to make, in the style around.
    public init(_ configuration: DatePickerStyleConfiguration) {
        self.configuration = configuration
    }
}
