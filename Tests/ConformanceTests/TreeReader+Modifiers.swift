import Foundation
import TintypeGraphics
import TintypeTree

extension TreeReader {
    /// Says a modifier around what `view` says.
    func modify(_ name: String, _ a: JSONValue, _ scope: inout Scope, _ view: (inout Scope) -> Void) {
        switch name {
        case "id":
            // A node of its own, so that two names for one view do not collide.
            scope.wrap(with: NameModifier(a.string ?? "")) { $0.wrap(with: GeometryGroupModifier(), view) }
        case "frame": frame(a, &scope, view)
        case "padding": scope.wrap(with: padding(a), view)
        case "safeAreaPadding":
            scope.wrap(
                with: a.object == nil
                    ? SafeAreaPaddingModifier(.all, length(a)) : SafeAreaPaddingModifier(insets(a)), view)
        case "fixedSize": scope.wrap(with: fixedSize(a), view)
        case "aspectRatio":
            let mode: ContentMode = a["contentMode"]?.string == "fill" ? .fill : .fit
            scope.wrap(with: AspectRatioModifier(length(a["ratio"]), contentMode: mode), view)
        case "layoutPriority": scope.wrap(with: LayoutPriorityModifier(Double(a.number ?? 0)), view)
        case "offset": scope.wrap(with: OffsetModifier(CGSize(width: x(a), height: y(a))), view)
        case "position": scope.wrap(with: PositionModifier(CGPoint(x: x(a), y: y(a))), view)
        case "overlay":
            scope.wrap(
                with: AttachmentModifier.overlay(alignment(a["alignment"])) { appendAll(a["content"], to: &$0) }, view)
        case "background":
            scope.wrap(
                with: AttachmentModifier.background(alignment(a["alignment"])) { appendAll(a["content"], to: &$0) },
                view)
        case "safeAreaInset": scope.wrap(with: safeAreaInset(a), view)
        case "scaleEffect": scope.wrap(with: scale(a), view)
        case "rotationEffect":
            let angle = Angle(degrees: Double(a["degrees"]?.number ?? 0))
            scope.wrap(with: RotationModifier(angle, anchor: point(a["anchor"]) ?? .center), view)
        case "matchedGeometryEffect": scope.wrap(with: matched(a), view)
        case "gridCellColumns": scope.wrap(with: GridCellModifier.columns(Int(a.number ?? 1)), view)
        case "gridCellAnchor": scope.wrap(with: GridCellModifier.anchor(point(a) ?? .center), view)
        case "gridColumnAlignment":
            scope.wrap(with: GridCellModifier.columnAlignment(horizontal(a) ?? .center), view)
        case "gridCellUnsizedAxes": scope.wrap(with: GridCellModifier.unsizedAxes(axes(a)), view)
        default: problems.words.append(name)
        }
    }

    private func x(_ a: JSONValue) -> CGFloat { length(a["x"]) ?? 0 }
    private func y(_ a: JSONValue) -> CGFloat { length(a["y"]) ?? 0 }

    private func frame(_ a: JSONValue, _ scope: inout Scope, _ view: (inout Scope) -> Void) {
        let isFixed = a["width"] != nil || a["height"] != nil || a.object?.keys.allSatisfy { $0 == "alignment" } == true
        if isFixed {
            let frame = FrameModifier(
                width: length(a["width"]), height: length(a["height"]), alignment: alignment(a["alignment"]))
            return scope.wrap(with: frame, view)
        }
        var frame = FlexibleFrameModifier()
        frame.minWidth = length(a["minWidth"])
        frame.idealWidth = length(a["idealWidth"])
        frame.maxWidth = length(a["maxWidth"])
        frame.minHeight = length(a["minHeight"])
        frame.idealHeight = length(a["idealHeight"])
        frame.maxHeight = length(a["maxHeight"])
        frame.alignment = alignment(a["alignment"])
        scope.wrap(with: frame, view)
    }

    private func padding(_ a: JSONValue) -> PaddingModifier {
        a.object == nil ? PaddingModifier(.all, length(a)) : PaddingModifier(insets(a))
    }

    private func fixedSize(_ a: JSONValue) -> FixedSizeModifier {
        var axes: Axis.Set = []
        if a["horizontal"]?.bool ?? true { axes.insert(.horizontal) }
        if a["vertical"]?.bool ?? true { axes.insert(.vertical) }
        return FixedSizeModifier(axes)
    }

    private func scale(_ a: JSONValue) -> ScaleModifier {
        let size =
            a.object == nil
            ? CGSize(width: a.number ?? 1, height: a.number ?? 1)
            : CGSize(width: length(a["x"]) ?? 1, height: length(a["y"]) ?? 1)
        return ScaleModifier(size, anchor: point(a["anchor"]) ?? .center)
    }

    private func safeAreaInset(_ a: JSONValue) -> SafeAreaInsetModifier {
        let content: (inout Scope) -> Void = { appendAll(a["content"], to: &$0) }
        let spacing = length(a["spacing"])
        switch a["edge"]?.string {
        case "leading", "trailing":
            let edge: HorizontalEdge = a["edge"]?.string == "leading" ? .leading : .trailing
            return SafeAreaInsetModifier(
                edge: edge, alignment: vertical(a["alignment"]) ?? .center, spacing: spacing, content)
        default:
            let edge: VerticalEdge = a["edge"]?.string == "top" ? .top : .bottom
            return SafeAreaInsetModifier(
                edge: edge, alignment: horizontal(a["alignment"]) ?? .center, spacing: spacing, content)
        }
    }

    private func matched(_ a: JSONValue) -> MatchedGeometryModifier {
        let session = IdentityTable()
        let key = MatchedGeometry.Key(
            id: AnyHashable(a["id"]?.string ?? ""), namespace: NamespaceID(owner: session.root, index: 0))
        let properties: MatchedGeometryProperties =
            switch a["properties"]?.string {
            case "position": .position
            case "size": .size
            default: .frame
            }
        return MatchedGeometryModifier(
            MatchedGeometry(
                key: key, properties: properties, anchor: point(a["anchor"]) ?? .center,
                isSource: a["isSource"]?.bool ?? true))
    }
}
