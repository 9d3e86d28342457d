public import Foundation
import TintypeTree

/// How date pickers look: SwiftUI's protocol.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    associatedtype Body: View

    /// The date picker.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    typealias Configuration = DatePickerStyleConfiguration
}

/// What a date picker is made of.
public struct DatePickerStyleConfiguration {
    public nonisolated struct Label: ControlPart {
        let part: (inout Scope) -> Void
    }

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
    /// How the date pickers below look.
    public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        environmentChange { values in values.setControlStyle(style) { $0.makeBody(configuration: $1) } }
    }
}
