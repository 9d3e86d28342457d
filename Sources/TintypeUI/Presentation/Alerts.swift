public import Foundation
import TintypeTree

nonisolated extension View {
    /// Presents an alert where the binding says so.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue, title: Text(titleKey), message: EmptyView?.none,
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue, title: Text(titleKey), message: message(),
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue && data != nil, title: Text(titleKey),
            message: EmptyView?.none, actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue && data != nil, title: Text(titleKey),
            message: data.map(message), actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue, title: Text(title), message: EmptyView?.none,
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue, title: Text(title), message: message(),
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue && data != nil, title: Text(title),
            message: EmptyView?.none, actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue && data != nil, title: Text(title),
            message: data.map(message), actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue, title: title, message: EmptyView?.none,
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue, title: title, message: message(),
            actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue && data != nil, title: title,
            message: EmptyView?.none, actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert where the binding says so.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue && data != nil, title: title,
            message: data.map(message), actions: data.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert that tells an error where the binding says so.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue && error != nil, title: error.map { Text($0.title) },
            message: EmptyView?.none, actions: DialogActions(content: actions())
        ) { isPresented.wrappedValue = false }
    }

    /// Presents an alert that tells an error where the binding says so.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        presentingButtons(
            .alert, isPresented: isPresented.wrappedValue && error != nil, title: error.map { Text($0.title) },
            message: error.map(message), actions: error.map { DialogActions(content: actions($0)) }
        ) { isPresented.wrappedValue = false }
    }
}

extension LocalizedError {
    fileprivate var title: String { errorDescription ?? localizedDescription }
}
