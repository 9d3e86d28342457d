public import Foundation
import TintypeTree

/// A style for date pickers: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View

    /// The date picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The parts of the picker.
    typealias Configuration = DatePickerStyleConfiguration
}

/// The parts of a date picker.
public struct DatePickerStyleConfiguration {
    /// The label's view.
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

    /// The picker's label.
    public let label: Label
    /// The chosen date.
    @Binding public var selection: Date
    /// nil for no bound.
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

nonisolated extension View {
    /// Sets the style of the date pickers below.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}
