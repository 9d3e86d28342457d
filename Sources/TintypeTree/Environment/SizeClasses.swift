package import Foundation

/// The room that an interface has along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact
    case regular
}

/// The room along both axes.
package struct SizeClasses: Hashable, Sendable {
    package var horizontal: UserInterfaceSizeClass
    package var vertical: UserInterfaceSizeClass
    /// Indicates whether the canvas is higher than wide, as that of a device that is held upright.
    package var isUpright = false

    /// Those of a canvas, in points; nil along an axis that is as long as the scene likes.
    ///
    /// Apple lists the classes by device; the limits separate those devices: phones are up to 480 points wide and regular in
    /// landscape from 896 points on, tablets from 600 points on.
    package init(width: CGFloat?, height: CGFloat?, platform: Platform.Name) {
        guard platform == .iOS else {
            (horizontal, vertical) = (.regular, .regular)
            return
        }
        let isFlat = (height ?? .infinity) <= 480
        vertical = isFlat ? .compact : .regular
        horizontal = (width ?? 0) >= (isFlat ? 896 : 600) ? .regular : .compact
        if let width, let height { isUpright = height > width }
    }

    package init(horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

private enum SizeClassesKey: EnvironmentKey {
    static let defaultValue = SizeClasses(horizontal: .compact, vertical: .regular)
}

extension EnvironmentValues {
    package var sizeClasses: SizeClasses {
        get { self[SizeClassesKey.self] }
        set { self[SizeClassesKey.self] = newValue }
    }

    /// The room that the interface has from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { sizeClasses.horizontal }
        set { sizeClasses.horizontal = newValue ?? .compact }
    }

    /// The room that the interface has from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { sizeClasses.vertical }
        set { sizeClasses.vertical = newValue ?? .regular }
    }
}
