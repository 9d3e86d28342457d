public import Foundation

/// Something that a preview is drawn with: SwiftUI's type.
public struct PreviewTrait<T>: Sendable {
    let apply: @Sendable (inout T) -> Void

    init(_ apply: @escaping @Sendable (inout T) -> Void) {
        self.apply = apply
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A device's screen.
    public static var defaultLayout: PreviewTrait { layout(.device) }

    /// The view's ideal size.
    public static var sizeThatFitsLayout: PreviewTrait { layout(.sizeThatFits) }

    /// A size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        layout(.fixed(width: width, height: height))
    }

    /// The preview on a device that is held so.
    public static var portrait: PreviewTrait { orientation(.portrait) }
    public static var portraitUpsideDown: PreviewTrait { orientation(.portraitUpsideDown) }
    public static var landscapeLeft: PreviewTrait { orientation(.landscapeLeft) }
    public static var landscapeRight: PreviewTrait { orientation(.landscapeRight) }

    /// A modifier around the view, which may bring data that several previews share.
    @MainActor @preconcurrency
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        let modification = _PreviewModification(modifier)
        return PreviewTrait { $0.modifiers.append(modification) }
    }

    private static func layout(_ layout: PreviewLayout) -> PreviewTrait {
        PreviewTrait { $0.layout = layout }
    }

    private static func orientation(_ orientation: InterfaceOrientation) -> PreviewTrait {
        PreviewTrait { $0.orientation = orientation }
    }
}
