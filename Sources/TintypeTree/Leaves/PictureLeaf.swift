package import Foundation
import TintypeGraphics
import TintypeSymbols

/// A picture of pixels.
struct PictureLeaf: Leaf {
    let name: String
    let picture: AssetPicture
    let options: ImageOptions
    /// The style that fills a template.
    let style: _ResolvedStyle

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { options.size(proposal, natural: picture.size) }
    var flexibleAxes: Axis.Set { options.flexibleAxes }
    var spacing: ViewSpacing { .image }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        guard options.isTemplate ?? picture.isTemplate else { return drawPixels(in: frame, into: &builder) }
        builder.styled(style) { builder in
            builder.masked {
                drawPixels(in: frame, into: &$0)
            } content: {
                $0.fill(Path(frame), style.paint(in: frame))
            }
        }
    }

    private func drawPixels(in frame: CGRect, into builder: inout DisplayListBuilder) {
        let fill = FillStyle(antialiased: options.isAntialiased)
        guard let resizing = options.resizing, frame.width > 0, frame.height > 0 else {
            return builder.fill(Path(frame), paint(picture.bitmap, in: frame), fill)
        }
        let insets = resizing.capInsets
        guard insets != EdgeInsets() else {
            guard resizing.isTiled else { return builder.fill(Path(frame), paint(picture.bitmap, in: frame), fill) }
            let tile = CGRect(origin: frame.origin, size: picture.size)
            return builder.fill(Path(frame), paint(picture.bitmap, in: tile, isTiled: true), fill)
        }
        drawNinePieces(in: frame, insets, isTiled: resizing.isTiled, into: &builder)
    }

    private func paint(_ bitmap: Bitmap, in rect: CGRect, isTiled: Bool = false) -> Paint {
        .image(PicturePaint(bitmap: bitmap, rect: rect, isTiled: isTiled, isSmooth: options.isSmooth))
    }

    /// The corners as they are, the edges along their length and the middle both ways.
    private func drawNinePieces(
        in frame: CGRect, _ insets: EdgeInsets, isTiled: Bool, into builder: inout DisplayListBuilder
    ) {
        let (scale, bitmap) = (picture.scale, picture.bitmap)
        func cuts(_ first: CGFloat, _ last: CGFloat, _ pixels: Int) -> [Int] {
            func whole(_ length: CGFloat) -> Int { Int(saturating: (length * scale).rounded(), in: 0...pixels) }
            let start = whole(first)
            return [0, start, max(pixels - whole(last), start), pixels]
        }
        let columns = cuts(insets.leading, insets.trailing, bitmap.width)
        let rows = cuts(insets.top, insets.bottom, bitmap.height)
        func edges(_ start: CGFloat, _ end: CGFloat, _ cuts: [Int]) -> [CGFloat] {
            let (first, last) = (CGFloat(cuts[1]) / scale, CGFloat(cuts[3] - cuts[2]) / scale)
            // Where there is no room for both caps they share it.
            let part = min(1, (end - start) / max(first + last, 1e-6))
            return [start, start + first * part, end - last * part, end]
        }
        let (xs, ys) = (edges(frame.minX, frame.maxX, columns), edges(frame.minY, frame.maxY, rows))
        for row in 0..<3 {
            for column in 0..<3 {
                let (width, height) = (columns[column + 1] - columns[column], rows[row + 1] - rows[row])
                let cell = CGRect(
                    x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
                guard width > 0, height > 0, cell.width > 0, cell.height > 0 else { continue }
                let piece = bitmap.part(x: columns[column], y: rows[row], width: width, height: height)
                let natural = CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
                let tile = CGRect(
                    x: cell.minX, y: cell.minY, width: column == 1 ? natural.width : cell.width,
                    height: row == 1 ? natural.height : cell.height)
                builder.fill(Path(cell), paint(piece, in: isTiled ? tile : cell, isTiled: isTiled))
            }
        }
    }

    var nodeName: String { "Image" }
    var nodeAttributes: [SettledAttribute] {
        [
            SettledAttribute("name", name),
            SettledAttribute("pixels", "\(picture.bitmap.width)×\(picture.bitmap.height)"),
        ]
            + options.attributes
    }
}

extension AssetPicture {
    /// A part of the picture, in fractions of it, as tiles `scale` times as large.
    package func tiles(_ part: CGRect, scale: CGFloat) -> _ResolvedStyle {
        let whole = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        let cut = CGRect(
            x: part.minX * whole.width, y: part.minY * whole.height, width: part.width * whole.width,
            height: part.height * whole.height
        ).integral.intersection(whole)
        guard cut.width > 0, cut.height > 0, scale > 0 else { return .color(.clear) }
        let tile = bitmap.part(x: Int(cut.minX), y: Int(cut.minY), width: Int(cut.width), height: Int(cut.height))
        let size = CGSize(width: cut.width / self.scale * scale, height: cut.height / self.scale * scale)
        return _ResolvedStyle(
            .tiles(PicturePaint(bitmap: tile, rect: CGRect(origin: .zero, size: size), isTiled: true)))
    }
}

extension Bitmap {
    /// A rectangle of the picture's pixels, which must lie in it.
    fileprivate func part(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
        var part = Bitmap(width: width, height: height)
        for row in 0..<height {
            let from = 4 * ((y + row) * self.width + x)
            part.bytes.replaceSubrange(4 * row * width..<4 * (row + 1) * width, with: bytes[from..<from + 4 * width])
        }
        return part
    }
}

/// Stands for a picture that is not there: a grey area with the sign of a photo.
struct MissingPictureLeaf: Leaf {
    let name: String
    let options: ImageOptions
    let sign: SymbolOutline?
    let isDark: Bool

    /// The side length assumed for a missing picture, in points.
    static let side: CGFloat = 100

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        options.size(proposal, natural: CGSize(width: Self.side, height: Self.side))
    }

    var flexibleAxes: Axis.Set { options.flexibleAxes }
    var spacing: ViewSpacing { .image }

    func draw(in frame: CGRect, proposal: ProposedViewSize, into builder: inout DisplayListBuilder) {
        builder.fill(Path(frame), .color(ResolvedColor(bytes: isDark ? 44 : 229, isDark ? 44 : 229, isDark ? 46 : 234)))
        let size = min(min(frame.width, frame.height) * 0.32, 40)
        guard let sign = sign?.scaled(toFontSize: size), size >= 6 else { return }
        let corner = CGAffineTransform(
            translationX: frame.midX - sign.size.width / 2, y: frame.midY - sign.size.height / 2)
        builder.fill(sign.path.applying(corner), .color(ResolvedColor(bytes: 142, 142, 147, alpha: 0.7)))
    }

    var nodeName: String { "Image" }
    var nodeAttributes: [SettledAttribute] {
        [SettledAttribute("name", name), SettledAttribute("missing", "true")] + options.attributes
    }
}

extension Scope {
    /// Appends a picture.
    package mutating func appendPicture(_ picture: AssetPicture, name: String, _ options: ImageOptions) {
        let style = ForegroundStyle()._resolve(in: environment)
        append(.leaf(PictureLeaf(name: name, picture: picture, options: options, style: style)))
    }

    /// Appends the picture of an asset; a grey placeholder, and a note, where there is none.
    package mutating func appendAsset(_ name: AssetName, _ options: ImageOptions) {
        if let picture = environment.picture(of: name, at: place(of: "Image(\(name.name))")) {
            return appendPicture(picture, name: name.name, options)
        }
        appendMissingPicture(name: name.name, options)
    }

    /// Appends the grey placeholder of a picture that is not there.
    package mutating func appendMissingPicture(name: String, _ options: ImageOptions) {
        let sign = try? session.symbolOutlines.symbol(named: "photo", stroke: SymbolOutline.stroke(weight: 400))
        append(
            .leaf(
                MissingPictureLeaf(
                    name: name, options: options, sign: sign, isDark: environment.colorScheme == .dark)))
    }
}
