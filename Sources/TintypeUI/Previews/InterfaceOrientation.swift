/// The orientation of an interface: SwiftUI's type.
public struct InterfaceOrientation: Hashable, Identifiable, CaseIterable, Sendable, CustomStringConvertible {
    /// The name, which says it all.
    public let id: String

    private init(_ id: String) {
        self.id = id
    }

    public static let portrait = InterfaceOrientation("portrait")
    public static let portraitUpsideDown = InterfaceOrientation("portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation("landscapeLeft")
    public static let landscapeRight = InterfaceOrientation("landscapeRight")

    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    /// Indicates whether the longer side of the screen is horizontal.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    public var description: String { id }
}
