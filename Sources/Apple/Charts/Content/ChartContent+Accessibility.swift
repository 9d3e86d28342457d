nonisolated extension ChartContent {
    /// Sets the text by which assistive technologies tell of a mark.
    ///
    /// One method for all kinds of text: the bodies of charts are long, and the type checker tries each overload with each other.
    public func accessibilityLabel(_ label: some _ChartLabel) -> some ChartContent {
        styled { $0.accessibility.label = label._labelText }
    }

    /// Sets the text of a mark's value.
    public func accessibilityValue(_ value: some _ChartLabel) -> some ChartContent {
        styled { $0.accessibility.value = value._labelText }
    }

    /// Hides marks from assistive technologies.
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.accessibility.isHidden = hidden }
    }

    /// Names marks for tests.
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        styled { $0.accessibility.identifier = identifier }
    }
}
