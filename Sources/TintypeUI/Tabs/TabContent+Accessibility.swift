import TintypeTree

// A picture is read by no assistive technology.
nonisolated extension TabContent {
    /// Sets what an assistive technology or a test says of the tab: nothing of it is seen.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        self
    }
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> { self }
    public func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(
        _ labels: [S], isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
}
