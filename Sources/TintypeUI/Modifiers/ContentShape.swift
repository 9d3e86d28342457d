import Foundation
import TintypeTree

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}

nonisolated extension View {
    /// Says where the view can be touched, in place of where it draws. Of no effect in a picture.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        contentShape(.interaction, shape, eoFill: eoFill)
    }

    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> some View {
        node(
            TouchModifier { _ in
                guard kind.contains(.interaction) else { return nil }
                return .contentShape { point, size in
                    shape.path(in: CGRect(origin: .zero, size: size)).contains(point, eoFill: eoFill)
                }
            })
    }
}
