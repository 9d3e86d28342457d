public import Foundation
public import FoundationOverlay

/// A wish about how the thing is shown where it is put down.
public enum UIPreferredPresentationStyle: Int, Sendable {
    case unspecified, inline, attachment
}

nonisolated(unsafe) private let keys = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)

extension NSItemProvider {
    private func kept<Value>(_ key: Int) -> Value? {
        objc_getAssociatedObject(self, UnsafeRawPointer(keys + key)) as? Value
    }

    private func keep(_ value: Any?, _ key: Int) {
        objc_setAssociatedObject(self, UnsafeRawPointer(keys + key), value, .OBJC_ASSOCIATION_RETAIN)
    }

    /// The size and the style in which the thing is shown, and what its maker's apps know of it. They read back; nobody shows it.
    public var preferredPresentationSize: CGSize {
        get { kept(0) ?? .zero }
        set { keep(newValue, 0) }
    }
    public var preferredPresentationStyle: UIPreferredPresentationStyle {
        get { kept(1) ?? .unspecified }
        set { keep(newValue, 1) }
    }
    public var teamData: Data? {
        get { kept(2) }
        set { keep(newValue, 2) }
    }
}
