public import OpenCombine
import TintypeTree

nonisolated extension View {
    /// Calls `action` with what `publisher` publishes: what it has at once when the view is first there, and what the views'
    /// own code makes it publish until the picture is settled.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        node(LifetimeModifier("onReceive") { publisher.sink(receiveValue: action) })
    }
}

/// A view that does something with what a publisher publishes: what `onReceive(_:perform:)` makes in SwiftUI.
public nonisolated struct SubscriptionView<PublisherType: Publisher, Content: View>: BuiltInView
where PublisherType.Failure == Never {
    /// The view, the publisher, and the action for each of its values.
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void

    /// Creates a view that is there as long as its subscription.
    public init(
        content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    public var body: some View { content.onReceive(publisher, perform: action) }
}
