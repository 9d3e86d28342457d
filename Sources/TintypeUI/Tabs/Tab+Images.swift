extension Tab where Label == DefaultTabLabel {
    /// A tab with words and a picture of the app's.
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: value, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// A tab with words and a picture of the app's.
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(
            value: nil, role: role, content: content(),
            label: DefaultTabLabel(title: Text(title), image: Image(image)))
    }
}
