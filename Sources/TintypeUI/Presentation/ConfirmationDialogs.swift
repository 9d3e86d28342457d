import TintypeTree

nonisolated extension View {
    /// Presents buttons at the lower edge where the binding says so.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue, title: titleVisibility == .visible ? Text(titleKey) : nil,
            message: EmptyView?.none,
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue, title: titleVisibility == .visible ? Text(titleKey) : nil,
            message: message(),
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue && data != nil,
            title: titleVisibility == .visible ? Text(titleKey) : nil,
            message: EmptyView?.none, actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue && data != nil,
            title: titleVisibility == .visible ? Text(titleKey) : nil,
            message: data.map(message), actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue, title: titleVisibility == .visible ? Text(title) : nil,
            message: EmptyView?.none,
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue, title: titleVisibility == .visible ? Text(title) : nil,
            message: message(),
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue && data != nil,
            title: titleVisibility == .visible ? Text(title) : nil,
            message: EmptyView?.none, actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue && data != nil,
            title: titleVisibility == .visible ? Text(title) : nil,
            message: data.map(message), actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue, title: titleVisibility == .visible ? title : nil,
            message: EmptyView?.none,
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue, title: titleVisibility == .visible ? title : nil,
            message: message(),
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue && data != nil,
            title: titleVisibility == .visible ? title : nil,
            message: EmptyView?.none, actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents buttons at the lower edge where the binding says so.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingButtons(
            .dialog, isPresented: isPresented.wrappedValue && data != nil,
            title: titleVisibility == .visible ? title : nil,
            message: data.map(message), actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }
}
