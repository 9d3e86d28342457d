import Foundation
import TintypeGraphics

/// The places at which the views of an id are drawn.
///
/// A view covers its frame and the frames of the views in it, as placed: for a rotated one its bounding box, for one that is
/// moved the place that it is moved to, and of what is clipped only what is seen.
struct MaskedViews {
    /// In points, a rectangle for each view of which something is seen on the canvas, in the order of drawing.
    private(set) var bounds: [CGRect] = []
    /// The reason why nothing is seen, where that is so.
    private(set) var problem = MaskWarning.Problem.absent
    private let target: String

    init(_ target: String, in tree: SettledTree, canvas: CGRect) {
        self.target = target
        collect(tree.root, clip: canvas, isHidden: false)
    }

    private mutating func collect(_ view: SettledTree.View, clip: CGRect, isHidden: Bool) {
        guard view.id == target else {
            let clip = view.clips && !view.frame.isUnknown ? clip.common(with: view.frame) : clip
            for child in view.children { collect(child, clip: clip, isHidden: isHidden || view.hides) }
            return
        }
        guard !isHidden, let drawn = view.drawnBounds, !drawn.isUnknown else {
            problem = .hidden
            return
        }
        let seen = drawn.common(with: clip)
        if drawn.width <= 0 || drawn.height <= 0 {
            problem = .empty
        } else if seen.isNull || seen.width <= 0 || seen.height <= 0 {
            problem = .offCanvas
        } else {
            bounds.append(seen)
        }
    }
}

extension SettledTree.View {
    /// Modifiers that move, turn or size what they hold, or leave it as it is: they draw nothing in their own frame.
    private static let transparent: Set<String> = [
        "offset", "position", "rotationEffect", "scaleEffect", "transformEffect", "rotation3DEffect",
        "projectionEffect", "opacity", "shadow", "clipShape", "clipped", "overlay", "background",
        "overlayPreferenceValue", "backgroundPreferenceValue", "preference", "transformPreference", "onAppear",
        "onChange", "onGeometryChange", "onPreferenceChange", "matchedGeometryEffect", "geometryGroup",
        "coordinateSpace", "ignoresSafeArea",
    ]

    fileprivate var clips: Bool { kind == "clipShape" || kind == "clipped" || kind == "ScrollView" }

    fileprivate var hides: Bool {
        kind == "hidden" || kind == "opacity" && attributes.contains { $0.name == "opacity" && $0.value == "0" }
    }

    /// The area that the view covers, in points; nil where it is hidden altogether.
    fileprivate var drawnBounds: CGRect? {
        if hides { return nil }
        let inner = children.map(\.drawnBounds)
        let isTransparent = Self.transparent.contains(kind) && !children.isEmpty
        if isTransparent, inner.allSatisfy({ $0 == nil }) { return nil }
        var bounds = isTransparent || frame.isNull || frame.isInfinite ? CGRect.null : frame
        for rect in inner {
            if let rect, rect.width > 0, rect.height > 0 { bounds = bounds.union(rect) }
        }
        if clips { bounds = bounds.common(with: frame) }
        return bounds.isNull ? .zero : bounds
    }
}
