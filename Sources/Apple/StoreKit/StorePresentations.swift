import Foundation

// What the store presents over an app: there is no store, so each is taken back at once.
extension View {
    /// Presents nothing: `isPresented` becomes false.
    public func appStoreOverlay(
        isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
    ) -> some View { refusing(isPresented) }

    /// Presents nothing: `isPresented` becomes false.
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { refusing(isPresented) }
    public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
        refusing(isPresented)
    }

    /// Presents nothing: `isPresented` becomes false, and `onCompletion` is given the failure.
    public func offerCodeRedemption(
        isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
    ) -> some View { refusing(isPresented) { onCompletion(.failure(StoreKitError.notConnected)) } }

    private func refusing(_ isPresented: Binding<Bool>, then tell: @escaping () -> Void = {}) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, presents in
            guard presents else { return }
            isPresented.wrappedValue = false
            tell()
        }
    }
}
