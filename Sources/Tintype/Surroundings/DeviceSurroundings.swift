import Foundation
import TintypeGraphics
import TintypeScene
import TintypeTree
import TintypeUI

/// The parts of a device around a scene: the status bar, the notch or island, the home indicator, the round corners.
///
/// They are drawn over the finished picture, as the system draws them over every app, and are no part of its layout.
struct DeviceSurroundings {
    private let device: Device
    private let parts: SceneSurroundings
    private let screen: Screen
    private let isUpright: Bool
    private let isMirrored: Bool
    private let color: ResolvedColor

    /// - Returns: nil where the canvas is no device's, or wants nothing around it.
    init?(_ canvas: SceneCanvas, scheme: ColorScheme) {
        guard let device = canvas.device, !canvas.surroundings.isEmpty else { return nil }
        self.device = device
        parts = canvas.surroundings
        screen = device.screen(canvas.orientation)
        isUpright = screen.size.width < screen.size.height
        isMirrored = canvas.layoutDirection == .rightToLeft
        color = scheme == .dark ? .white : .black
    }

    /// The picture with what is around it.
    ///
    /// - Parameter context: The world that the picture was drawn for; its fonts set the time.
    func around(_ list: DisplayList, context: RenderContext) throws -> DisplayList {
        var list = list
        if parts.contains(.statusBar) {
            list.items += try statusBar(context)
            list.items += cutout
        }
        if parts.contains(.homeIndicator) { list.items += homeIndicator }
        guard parts.contains(.corners), device.cornerRadius > 0 else { return list }
        let bounds = CGRect(origin: .zero, size: list.size)
        var ground: [DisplayItem] = []
        if let background = list.background {
            var path = Path()
            path.addRect(bounds)
            ground.append(.fill(path, FillStyle(), .color(background)))
        }
        let outline = Path(roundedRect: bounds, cornerRadius: device.cornerRadius, style: .continuous)
        list.items = [.group(.clip(outline, FillStyle()), ground + list.items)]
        list.background = nil
        return list
    }

    private func fill(_ path: Path, _ color: ResolvedColor) -> DisplayItem { .fill(path, FillStyle(), .color(color)) }

    /// On its side a phone has its upper edge at the left, whichever way the interface reads.
    private var cutout: [DisplayItem] {
        let width = device.screen.size.width
        let path = device.cutout.path(in: width)
        guard !path.isEmpty else { return [] }
        let turned = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        return [fill(isUpright ? path : path.applying(turned), .black)]
    }

    /// As long and as far from the edge as on an iPhone X, 134 of 375 points upright and 209 of 812 on its side; a tablet's is
    /// shorter beside its screen.
    private var homeIndicator: [DisplayItem] {
        guard screen.safeArea.bottom > 0 else { return [] }
        let share: CGFloat = device.kind == .tablet ? 0.3 : isUpright ? 134.0 / 375 : 209.0 / 812
        let size = CGSize(width: (screen.size.width * share).rounded(), height: 5)
        var path = Path()
        path.addRoundedRect(
            in: CGRect(
                x: (screen.size.width - size.width) / 2, y: screen.size.height - 8 - size.height, width: size.width,
                height: size.height), cornerSize: CGSize(width: 2.5, height: 2.5))
        return [fill(path, color)]
    }
}

// MARK: Status bar

extension DeviceSurroundings {
    /// A row of signs, and its middle.
    private typealias Row = (signs: StatusBarSigns, middle: CGFloat)

    /// The middles of the time and of the signs, on a screen that reads from left to right.
    private struct BarPlaces {
        var time: CGFloat
        var y: CGFloat
        var rows: [Row]
        var fontSize: CGFloat = 17
        var scale: CGFloat = 1
    }

    private func signs(_ signs: StatusBarSigns.Sign...) -> StatusBarSigns {
        StatusBarSigns(signs: signs, color: color)
    }

    /// A phone on its side has none.
    private var places: BarPlaces? {
        let width = screen.size.width
        let middle = device.screen.safeArea.top / 2
        switch device.kind {
        case .window: return nil
        case .tablet:
            let row = signs(.wifi, .battery)
            return BarPlaces(
                time: 40, y: middle, rows: [(row, width - 20 - row.size.width * 0.45)], fontSize: 13, scale: 0.9)
        case .phone where !isUpright: return nil
        case .phone:
            guard let cutout = device.cutout.frame(in: width) else {
                let (leading, trailing) = (signs(.signal, .wifi), signs(.battery))
                return BarPlaces(
                    time: width / 2, y: middle,
                    rows: [
                        (leading, 6 + leading.size.width * 0.4), (trailing, width - 6 - trailing.size.width * 0.4),
                    ], fontSize: 12, scale: 0.8)
            }
            // Beside an island they stand a little below its middle, beside a notch a little above its end.
            return BarPlaces(
                time: cutout.minX / 2 + 4, y: (cutout.minY > 0 ? cutout.midY : middle) + 2,
                rows: [(signs(.signal, .wifi, .battery), width - cutout.minX / 2 - 4)])
        }
    }

    private func statusBar(_ context: RenderContext) throws -> [DisplayItem] {
        guard let places else { return [] }
        let time = try self.time(places.fontSize, context)
        let mirror: CGFloat = isMirrored ? -1 : 1
        func x(_ place: CGFloat) -> CGFloat { isMirrored ? screen.size.width - place : place }
        let origin = CGAffineTransform(
            translationX: x(places.time) - time.size.width / 2, y: places.y - time.size.height / 2)
        let rows = places.rows.map { row -> DisplayItem in
            let (size, scale) = (row.signs.size, places.scale)
            let origin = CGAffineTransform(
                a: scale * mirror, b: 0, c: 0, d: scale, tx: x(row.middle) - size.width * scale * mirror / 2,
                ty: places.y - size.height * scale / 2)
            return .group(.transform(origin), row.signs.items)
        }
        return [.group(.transform(origin), time.items)] + rows
    }

    /// The time that Apple's own pictures show.
    private func time(_ size: CGFloat, _ context: RenderContext) throws -> DisplayList {
        var context = context
        context.dynamicTypeSize = .large
        context.colorScheme = color == .white ? .dark : .light
        let pass = SettlePass(session: Session(context: context), canvas: .unspecified)
        let view = Text(verbatim: "9:41").font(.system(size: size, weight: .semibold))
        return try pass.run { Self.evaluate(view, into: &$0) }.displayList(background: nil)
    }

    private static func evaluate<Content: View>(_ view: Content, into scope: inout Scope) {
        Content._evaluate(view, into: &scope)
    }
}
