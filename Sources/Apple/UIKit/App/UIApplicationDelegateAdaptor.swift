public import Foundation

/// Makes an app's delegate and tells it that the app was launched: SwiftUI's wrapper.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let launch = Launch<DelegateType>()

    /// Creates the adaptor of a delegate's type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    public var wrappedValue: DelegateType { launch.delegate }

    public nonisolated mutating func _bind(in binding: inout _PropertyBinding) {
        // Apps are evaluated on the main actor, and with them what they are made of.
        MainActor.assumeIsolated { _ = launch.delegate }
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// The delegate, and bindings to its properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}

/// The launch of an app, which happens once.
@MainActor
private final class Launch<DelegateType: NSObject & UIApplicationDelegate> {
    private(set) lazy var delegate = launched()

    nonisolated init() {}

    private func launched() -> DelegateType { UIApplication.launch(DelegateType.self) }
}

extension UIApplication {
    /// Makes the app's delegate, and tells it of the launch.
    ///
    /// - Parameter prepare: Called before the delegate is told.
    package static func launch<Delegate: NSObject & UIApplicationDelegate>(
        _ type: Delegate.Type, prepare: (any UIApplicationDelegate) -> Void = { _ in }
    ) -> Delegate {
        let delegate = Delegate()
        shared.delegate = delegate
        prepare(delegate)
        _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
        return delegate
    }
}
