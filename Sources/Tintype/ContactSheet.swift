import Foundation
package import TintypeGraphics
package import TintypeScene
import TintypeTree
import TintypeUI

/// One picture of all variants of a scene: a table where axes cross, captions elsewhere. Our own views lay it out.
@MainActor
package struct ContactSheet {
    /// A variant, and the scene as it was laid out for it.
    package struct Picture: Sendable {
        package let variant: SceneVariant
        package let drawn: DrawnScene

        package init(variant: SceneVariant, drawn: DrawnScene) {
            self.variant = variant
            self.drawn = drawn
        }

        /// In points.
        var size: CGSize { drawn.list.size }
    }

    let title: String
    let pictures: [Picture]
    /// The scale of the pictures in the sheet, 0...1.
    private var factor: CGFloat

    /// The most room that a picture is given, in points.
    private static let largest = CGSize(width: 340, height: 440)
    /// The most pixels of a sheet.
    private static let pixels: CGFloat = 67_108_864

    /// - Parameter title: The title above the pictures, e.g. the scene's name.
    /// - Precondition: There is a picture.
    package init(title: String, pictures: [Picture]) {
        precondition(!pictures.isEmpty, "a contact sheet has a picture")
        self.title = title
        self.pictures = pictures
        let width = pictures.map(\.size.width).max() ?? 1
        let height = pictures.map(\.size.height).max() ?? 1
        factor = min(1, Self.largest.width / max(width, 1), Self.largest.height / max(height, 1))
    }

    /// The sheet, at 2 pixels a point; at 1, and with smaller pictures, where it would be too large.
    ///
    /// - Throws: ``FontSetError`` where the fonts are missing, and errors of characters in names that no font has.
    package func displayList() throws -> DisplayList {
        var sheet = self
        var settled = try sheet.settled(scale: 2)
        if settled.pixelCount > Self.pixels { settled = try sheet.settled(scale: 1) }
        // A table's headings do not shrink with its pictures, so that several steps may be needed.
        while settled.pixelCount > Self.pixels, sheet.factor > 0.01 {
            sheet.factor *= min(0.9, (Self.pixels / settled.pixelCount).squareRoot())
            settled = try sheet.settled(scale: 1)
        }
        return sheet.filled(settled)
    }

    /// The lettering, with room for the pictures.
    private func settled(scale: CGFloat) throws -> SettledScene {
        let sizes = pictures.map { $0.size.scaled(by: factor) }
        let plan = ContactSheetPlan(pictures.map(\.variant), sizes: sizes)
        let view = ContactSheetView(
            title: title, subtitle: subtitle(plan), plan: plan, sizes: sizes,
            captions: pictures.map { picture in
                plan.axes.compactMap { picture.variant.value(on: $0) }
            })
        let session = Session(context: try RenderResources.viewContext(scale: Double(scale)))
        return try SettlePass(session: session, canvas: .unspecified).run {
            ContactSheetView._evaluate(view, into: &$0)
        }
    }

    /// The lettering and the pictures.
    private func filled(_ settled: SettledScene) -> DisplayList {
        var list = settled.displayList(background: ContactSheetView.ground)
        var frames: [String: CGRect] = [:]
        func find(_ view: SettledTree.View) {
            if let id = view.id { frames[id] = view.frame }
            view.children.forEach(find)
        }
        find(settled.tree.root)
        for (index, picture) in pictures.enumerated() {
            guard let frame = frames[ContactSheetView.id(ofPicture: index)] else { continue }
            list.items += picture.items(at: frame.origin, factor: factor)
        }
        return list
    }

    private func subtitle(_ plan: ContactSheetPlan) -> String {
        let count = pictures.count == 1 ? "1 variant" : "\(pictures.count) variants"
        return ([count] + plan.axes.map(\.name)).joined(separator: "  ·  ")
    }
}

extension ContactSheet.Picture {
    /// The items of the picture: its ground, its contents, and a hairline around.
    fileprivate func items(at origin: CGPoint, factor: CGFloat) -> [DisplayItem] {
        let bounds = CGRect(origin: .zero, size: size)
        let ground = drawn.list.background.map { [DisplayItem.fill(Path(bounds), FillStyle(), .color($0))] }
        let content = (ground ?? checks(bounds, side: 8 / factor)) + drawn.list.items
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
        let isDark = variant.canvas.colorScheme == .dark
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
