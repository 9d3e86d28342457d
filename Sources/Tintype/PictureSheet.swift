import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Several pictures in one, among lettering that our own views lay out.
@MainActor
struct PictureSheet {
    private let pictures: [SheetPicture]
    private let ground: ResolvedColor
    /// The scale of the pictures in the sheet, 0...1.
    private var factor: CGFloat

    /// The most pixels of a sheet.
    private static let pixels: CGFloat = 67_108_864

    /// The name of the room for a picture.
    nonisolated static func id(ofPicture index: Int) -> String { "picture \(index)" }

    /// - Parameter largest: The most room that a picture is given, in points.
    init(_ pictures: [SheetPicture], largest: CGSize, ground: ResolvedColor) {
        self.pictures = pictures
        self.ground = ground
        let width = pictures.map(\.size.width).max() ?? 1
        let height = pictures.map(\.size.height).max() ?? 1
        factor = min(1, largest.width / max(width, 1), largest.height / max(height, 1))
    }

    /// The sheet; at a pixel a point, and with smaller pictures, where it would be too large.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point.
    ///   - lettering: The view for pictures of these sizes: it has a room for each, by ``id(ofPicture:)``.
    func displayList<Lettering: View>(
        scale: CGFloat = 2, _ lettering: ([CGSize]) -> Lettering
    ) throws -> DisplayList {
        var sheet = self
        var settled = try sheet.settled(scale: scale, lettering)
        if settled.pixelCount > Self.pixels { settled = try sheet.settled(scale: 1, lettering) }
        // Lettering does not shrink with the pictures, so that several steps may be needed.
        while settled.pixelCount > Self.pixels, sheet.factor > 0.01 {
            sheet.factor *= min(0.9, (Self.pixels / settled.pixelCount).squareRoot())
            settled = try sheet.settled(scale: 1, lettering)
        }
        return sheet.filled(settled)
    }

    /// The lettering, with room for the pictures.
    private func settled<Lettering: View>(
        scale: CGFloat, _ lettering: ([CGSize]) -> Lettering
    ) throws -> SettledScene {
        let view = lettering(pictures.map { $0.size.scaled(by: factor) })
        let session = Session(context: try RenderResources.viewContext(scale: Double(scale)))
        return try SettlePass(session: session, canvas: .unspecified).run { Lettering._evaluate(view, into: &$0) }
    }

    /// The lettering and the pictures.
    private func filled(_ settled: SettledScene) -> DisplayList {
        var list = settled.displayList(background: ground)
        var frames: [String: CGRect] = [:]
        func find(_ view: SettledTree.View) {
            if let id = view.id { frames[id] = view.frame }
            view.children.forEach(find)
        }
        find(settled.tree.root)
        for (index, picture) in pictures.enumerated() {
            guard let frame = frames[Self.id(ofPicture: index)] else { continue }
            list.items += picture.items(at: frame.origin, factor: factor)
        }
        return list
    }
}

/// A picture to be put among others.
struct SheetPicture {
    let list: DisplayList
    let isDark: Bool

    /// In points.
    var size: CGSize { list.size }

    /// The items of the picture: its ground, its contents, and a hairline around.
    func items(at origin: CGPoint, factor: CGFloat) -> [DisplayItem] {
        let bounds = CGRect(origin: .zero, size: size)
        let ground = list.background.map { [DisplayItem.fill(Path(bounds), FillStyle(), .color($0))] }
        let content = (ground ?? checks(bounds, side: 8 / factor)) + list.items
        let frame = CGRect(origin: origin, size: size.scaled(by: factor))
        let place = CGAffineTransform(a: factor, b: 0, c: 0, d: factor, tx: origin.x, ty: origin.y)
        let rim = Path(frame.insetBy(dx: -0.25, dy: -0.25))
        return [
            .group(.clip(Path(frame), FillStyle()), [.group(.transform(place), content)]),
            .stroke(rim, StrokeStyle(lineWidth: 0.5), .color(ResolvedColor(bytes: 0, 0, 0, alpha: 0.22))),
        ]
    }

    /// The checks that stand for no background: light ones for a light scheme, dark ones for a dark.
    private func checks(_ bounds: CGRect, side: CGFloat) -> [DisplayItem] {
        let ground = isDark ? ResolvedColor(bytes: 0x1C, 0x1C, 0x1E) : .white
        let check = isDark ? ResolvedColor(bytes: 0x26, 0x26, 0x29) : ResolvedColor(bytes: 0xF0, 0xF0, 0xF3)
        let path = Path { path in
            for (row, y) in stride(from: 0, to: bounds.height, by: side).enumerated() {
                for x in stride(from: row.isMultiple(of: 2) ? 0 : side, to: bounds.width, by: 2 * side) {
                    path.addRect(CGRect(x: x, y: y, width: side, height: side))
                }
            }
        }
        return [.fill(Path(bounds), FillStyle(), .color(ground)), .fill(path, FillStyle(), .color(check))]
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}

extension SettledScene {
    fileprivate var pixelCount: CGFloat { (size.width * scale).rounded(.up) * (size.height * scale).rounded(.up) }
}
