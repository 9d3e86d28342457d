import Foundation

@testable import TintypeCairo
@testable import TintypeGraphics

/// The fonts and texts that the tests of this target share.
enum Fixture {
    static let fonts: FontSet = {
        do { return try FontSet.debian() } catch { fatalError("\(error)") }
    }()

    static func shape(
        _ text: String, _ font: FontRequest = FontRequest(size: 17), language: String = "en-US",
        isRightToLeft: Bool = false, tracking: CGFloat = 0
    ) throws -> ShapedParagraph {
        try PangoTextShaper(fonts: fonts).shape(
            TextRequest(
                text: text, font: font, language: language, isRightToLeft: isRightToLeft, tracking: tracking))
    }

    /// A picture of one pixel a point.
    static func draw(
        _ items: [DisplayItem], width: CGFloat = 20, height: CGFloat = 20, background: ResolvedColor? = .white
    ) throws -> Bitmap {
        let list = DisplayList(
            size: CGSize(width: width, height: height), scale: 1, background: background, items: items)
        return try CairoRasterizer(fonts: fonts).rasterize(list)
    }

    static func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: ResolvedColor)
        -> DisplayItem
    {
        .fill(Path(CGRect(x: x, y: y, width: width, height: height)), FillStyle(), .color(color))
    }

    static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    static let blue = ResolvedColor(red: 0, green: 0, blue: 1)
}

extension Bitmap {
    /// The red channel of a row.
    func reds(row: Int, _ columns: Range<Int>) -> [UInt8] {
        columns.map { self[$0, row].x }
    }

    /// The pixels that are not of a colour, as columns and rows from the first to the last.
    func ink(on background: SIMD4<UInt8> = [255, 255, 255, 255]) -> CGRect {
        var points: [CGPoint] = []
        for y in 0..<height {
            for x in 0..<width where self[x, y] != background {
                points += [CGPoint(x: x, y: y), CGPoint(x: x + 1, y: y + 1)]
            }
        }
        return CGRect(bounding: points)
    }
}
