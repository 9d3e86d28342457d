import Testing
import UIKit

/// A label with insets, as apps write it: by its drawing and its size.
private final class InsetLabel: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 10, dy: 6)) }
    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 12)
    }
}

/// A label with insets, as apps write it: by the rectangle of its text.
private final class FramedLabel: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
        let text = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 6), limitedToNumberOfLines: lines)
        return text.insetBy(dx: -10, dy: -6)
    }
}

@Suite("The sizes of labels and texts of UIKit")
@MainActor struct LabelSizeTests {
    private func label(_ text: String?, size: CGFloat = 17, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    private let words = "Several lines of text that wrap where the width ends, and are all as high as one."

    @Test("a line is as high as its font, rounded up to a third of a point")
    func lineHeights() {
        #expect(abs(label("Hello").intrinsicContentSize.height - 61.0 / 3) < 0.001)
        #expect(abs(label("Hello", size: 28).intrinsicContentSize.height - 101.0 / 3) < 0.001)
        #expect(label("").intrinsicContentSize == .zero && label(nil).intrinsicContentSize == .zero)
    }

    @Test("lines of the system's font without a style follow each other without a gap")
    func linePitch() {
        let label = label("a\nb\nc", lines: 0)
        #expect(abs(label.intrinsicContentSize.height - 3 * 20.287) < 0.4)
    }

    @Test("a label of one line is as wide as its text, whatever the width")
    func oneLine() {
        let label = label(words)
        let natural = label.intrinsicContentSize
        #expect(label.sizeThatFits(CGSize(width: 50, height: 10)) == natural)
        #expect(natural.width > 390)
    }

    @Test("a text that wraps is never wider than the width, and no lower in a narrower one")
    func wrapping() {
        let label = label(words, lines: 0)
        var height: CGFloat = 0
        for width in stride(from: CGFloat(400), through: 60, by: -20) {
            let size = label.sizeThatFits(CGSize(width: width, height: 0))
            #expect(size.width <= width + 0.001 && size.height >= height)
            height = size.height
        }
        #expect(height > 100)
    }

    @Test("a limit of lines, and the width that was preferred")
    func limits() {
        let (two, all) = (label(words, lines: 2), label(words, lines: 0))
        let width = CGSize(width: 150, height: 0)
        #expect(two.sizeThatFits(width).height < all.sizeThatFits(width).height)
        #expect(abs(two.sizeThatFits(width).height - 2 * 20.287) < 0.4)
        all.preferredMaxLayoutWidth = 150
        #expect(all.intrinsicContentSize == all.sizeThatFits(width))
    }

    @Test("insets that a subclass adds to the size or to the text's rectangle")
    func insets() {
        let (plain, inset, framed) = (label("Padded"), InsetLabel(), FramedLabel())
        (inset.text, framed.text) = ("Padded", "Padded")
        let size = plain.intrinsicContentSize
        let wanted = CGSize(width: size.width + 20, height: size.height + 12)
        #expect(inset.intrinsicContentSize == wanted)
        #expect(abs(framed.intrinsicContentSize.width - wanted.width) < 0.001)
        #expect(abs(framed.intrinsicContentSize.height - wanted.height) < 0.001)
        framed.sizeToFit()
        #expect(abs(framed.frame.width - wanted.width) < 0.001)
    }

    @Test("the text's rectangle lies in the bounds, in the middle of their height, on the side of the alignment")
    func textRects() {
        let label = label("Text")
        let bounds = CGRect(x: 5, y: 7, width: 200, height: 60)
        var places: [NSTextAlignment: CGRect] = [:]
        for alignment in [NSTextAlignment.left, .center, .right] {
            label.textAlignment = alignment
            let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
            #expect(bounds.contains(rect) && abs(rect.midY - bounds.midY) <= 0.5)
            places[alignment] = rect
        }
        #expect(places[.left]?.minX == bounds.minX)
        #expect(abs((places[.right]?.maxX ?? 0) - bounds.maxX) < 0.001)
        #expect(abs((places[.center]?.midX ?? 0) - bounds.midX) < 0.001)
    }

    @Test("attributes: larger letters make a higher line, and distances between lines a higher text")
    func attributes() {
        let label = label(nil, lines: 0)
        label.attributedText = NSAttributedString(string: "A", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(label.font.pointSize == 40 && label.intrinsicContentSize.height > 47)
        let style = NSMutableParagraphStyle()
        (style.minimumLineHeight, style.maximumLineHeight, style.alignment) = (30, 30, .right)
        label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        #expect(abs(label.intrinsicContentSize.height - 60) < 0.4 && label.textAlignment == .right)
        style.paragraphSpacing = 12
        label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        #expect(abs(label.intrinsicContentSize.height - 72) < 0.4)
        let plain = NSAttributedString(string: "abc")
        let wide = NSAttributedString(string: "abc", attributes: [.kern: 4])
        #expect(wide.size().width > plain.size().width + 7)
    }

    @Test("strings are measured as labels draw them")
    func strings() {
        let (font, label) = (UIFont.systemFont(ofSize: 17), label(words, lines: 0))
        let size = (words as NSString).size(withAttributes: [.font: font])
        #expect(size == label.intrinsicContentSize)
        let box = (words as NSString).boundingRect(
            with: CGSize(width: 180, height: CGFloat.greatestFiniteMagnitude), options: [.usesLineFragmentOrigin],
            attributes: [.font: font], context: nil)
        #expect(box.size == label.sizeThatFits(CGSize(width: 180, height: 0)))
        let storage = NSTextStorage(string: words, attributes: [.font: font])
        let (manager, region) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: 190, height: 1_000)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(region)
        #expect(manager.usedRect(for: region).height == box.height)
        let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 7), in: region)
        #expect(first.minX == 5 && first.minY == 0 && first.height < box.height)
    }

    @Test("a label takes the font that is set after its attributes")
    func fontAfterAttributes() {
        let label = label(nil)
        label.attributedText = NSAttributedString(string: "Text", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        label.font = .systemFont(ofSize: 17)
        #expect(abs(label.intrinsicContentSize.height - 61.0 / 3) < 0.001)
    }

    @Test("a picture's size is its view's, and a symbol grows with its size")
    func pictures() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30)).image { _ in }
        #expect(UIImageView(image: picture).intrinsicContentSize == CGSize(width: 60, height: 30))
        #expect(UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1))
        let star = try #require(UIImage(systemName: "star"))
        let large = star.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
        #expect(abs(large.size.width - 2 * star.size.width) < 0.6)
        let view = UIImageView(image: star)
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        #expect(abs(view.intrinsicContentSize.width - large.size.width) < 0.001)
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        #expect(UIImage.SymbolConfiguration(pointSize: 34).applying(bold) != bold)
    }
}
