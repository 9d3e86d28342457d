public import Foundation

// The looks of the store's views, which are not drawn for want of products, and calls that a store would make.
extension View {
    /// The looks of products and subscriptions.
    public func productViewStyle(_ style: some ProductViewStyle) -> some View { environment(\.productStyle, style) }
    public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }
    public func subscriptionStoreControlStyle<Style: SubscriptionStoreControlStyle>(
        _ style: Style, placement: Style.Placement
    ) -> some View { self }
    public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
    public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
    public func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStorePickerItemBackground(
        _ style: some ShapeStyle, in shape: some Shape
    ) -> some View { self }
    public func subscriptionStoreOptionGroupStyle(_ style: some SubscriptionOptionGroupStyle) -> some View { self }
    public func productIconBorder() -> some View { self }
    public func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStoreControlBackground(_ background: SubscriptionStoreControlBackground) -> some View {
        self
    }
    public func subscriptionStorePolicyDestination(
        url: URL, for button: SubscriptionStorePolicyKind
    ) -> some View { self }
    public func subscriptionStorePolicyDestination<Destination: View>(
        for button: SubscriptionStorePolicyKind, @ViewBuilder destination: @escaping () -> Destination
    ) -> some View { self }
    public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle) -> some View { self }
    public func subscriptionStorePolicyForegroundStyle(
        _ primary: some ShapeStyle, _ secondary: some ShapeStyle
    ) -> some View { self }
    public func subscriptionStoreControlIcon<Icon: View>(
        @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
    ) -> some View { self }
    public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
    public func subscriptionPromotionalOffer(
        offer: @escaping (Product, Product.SubscriptionInfo) -> Product.SubscriptionOffer?,
        signature:
            @escaping (Product, Product.SubscriptionInfo, Product.SubscriptionOffer) async throws
            -> Product.SubscriptionOffer.Signature
    ) -> some View { self }
    public func preferredSubscriptionOffer(
        _ action: ((Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product.SubscriptionOffer?)?
    ) -> some View { self }
    public func productDescription(_ visibility: Visibility) -> some View { self }

    /// The calls of purchases, of which there are none.
    public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
    public func onInAppPurchaseCompletion(
        perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
    ) -> some View { self }
    public func inAppPurchaseOptions(_ options: ((Product) async -> Set<Product.PurchaseOption>)?) -> some View { self }

    /// Tells the failure: the store cannot be reached.
    public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .userInitiated,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { task(priority: priority) { await action(.failure(StoreKitError.notConnected)) } }
    public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .userInitiated,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { task(priority: priority) { await action(.failure(StoreKitError.notConnected)) } }
    public func storeProductsTask(
        for ids: some Collection<String>, priority: TaskPriority = .userInitiated,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { task(priority: priority) { await action(.failure(StoreKitError.notConnected)) } }

    /// Tells the failure: the store cannot be reached.
    public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .userInitiated,
        action: @escaping (Product.TaskState) async -> Void
    ) -> some View { task(priority: priority) { await action(.failure(StoreKitError.notConnected)) } }

    /// Presents nothing: `isPresented` becomes false.
    public func refundRequestSheet(
        for transactionID: UInt64, isPresented: Binding<Bool>,
        onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)? = nil
    ) -> some View {
        onChange(of: isPresented.wrappedValue, initial: true) { _, presents in
            guard presents else { return }
            isPresented.wrappedValue = false
            onDismiss?(.failure(.failed))
        }
    }
}
