// The system's styles of date pickers.

/// The usual style where the picker stands: compact.
public nonisolated struct DefaultDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

nonisolated extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The usual style where the picker stands: compact.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// The date as a button.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CompactDatePicker(configuration: configuration)
    }
}

nonisolated extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date as a button.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A page of the month.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        GraphicalDatePicker(configuration: configuration)
    }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A page of the month.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// The parts of the date on wheels.
public nonisolated struct WheelDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        WheelDatePicker(configuration: configuration)
    }
}

nonisolated extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// The parts of the date on wheels.
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

/// The date in a field.
public nonisolated struct FieldDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration)
    }
}

nonisolated extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// The date in a field.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// The date in a field with arrows.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        FieldDatePicker(configuration: configuration, hasStepper: true)
    }
}

nonisolated extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// The date in a field with arrows.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
