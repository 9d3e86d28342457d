import Testing

@testable import UIKit

@Suite("Paragraph styles and looks of attributed texts")
@MainActor
struct AttributedTextTests {
    private let font = UIFont.systemFont(ofSize: 15)
    private let words = "Several words that go on for more than a line, and on, and on, until there are three lines."

    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:],
        _ change: (NSMutableParagraphStyle) -> Void = { _ in }
    ) -> NSAttributedString {
        let style = NSMutableParagraphStyle()
        change(style)
        return NSAttributedString(
            string: string, attributes: attributes.merging([.font: font, .paragraphStyle: style]) { first, _ in first })
    }

    private func size(_ text: NSAttributedString, width: CGFloat = 10_000) -> CGSize {
        text.boundingRect(
            with: CGSize(width: width, height: 10_000), options: .usesLineFragmentOrigin, context: nil
        ).size
    }

    private func pixels(_ text: NSAttributedString, width: CGFloat = 200, height: CGFloat = 100) throws -> DrawnPixels {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.numberOfLines = 0
        label.attributedText = text
        return try DrawnPixels(label)
    }

    /// The columns of a picture's rows in which something is drawn.
    private func columns(_ pixels: DrawnPixels, _ rows: Range<Int>, width: Int = 200) -> [Int] {
        (0..<width).filter { x in rows.contains { !pixels.isClear(x, $0) } }
    }

    @Test(
        "a tab leads to the next stop, whose side is that of the words",
        arguments: [
            (NSTextAlignment.left, 100.0), (.center, 0.5), (.right, 0),
        ])
    func tabs(alignment: NSTextAlignment, part: Double) {
        let right = size(text("two")).width
        let whole = size(
            text("one\ttwo") { $0.tabStops = [NSTextTab(textAlignment: alignment, location: 100)] }
        ).width
        let wanted = alignment == .left ? 100 + right : 100 + right * part
        #expect(abs(whole - wanted) < 1)
    }

    @Test("a line by word is below words alone, whatever the alignment", arguments: [NSTextAlignment.left, .center])
    func linesByWord(alignment: NSTextAlignment) throws {
        func red(_ style: NSUnderlineStyle) throws -> Int {
            let line: [NSAttributedString.Key: Any] = [
                .underlineStyle: style.rawValue, .underlineColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            ]
            let pixels = try pixels(text("MM      MM", line) { $0.alignment = alignment })
            return (0..<200).count { x in (0..<100).contains { pixels[x, $0][0] > 100 } }
        }
        let (whole, byWord) = (try red([.single, .thick]), try red([.single, .thick, .byWord]))
        #expect(byWord > 20 && Double(whole - byWord) > 20)
    }

    @Test("numbers that no line or stop can have do no harm", arguments: [Double.nan, .infinity, 1e-300, -1e300])
    func numbers(number: Double) {
        let string = text("one\ttwo\tthree", [.underlineStyle: number, .kern: 1.0]) {
            $0.defaultTabInterval = number
            $0.tabStops = [NSTextTab(textAlignment: .right, location: number)]
        }
        #expect(size(string).width.isFinite)
    }

    @Test("without stops of its own a text has one each 28 points, and lines with tabs are as high as others")
    func usualTabs() {
        let single = size(text("b"))
        #expect(abs(size(text("a\tb")).width - 28 - single.width) < 1)
        #expect(abs(size(text("a long word\tb\tb")).width.truncatingRemainder(dividingBy: 28) - single.width) < 1.5)
        #expect(size(text("a\tb")).height == single.height)
        #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    }

    @Test("numbers stand by the sign before their fractions")
    func columnsOfNumbers() {
        let stop = NSTextTab(
            textAlignment: .right, location: 100,
            options: [.columnTerminators: CharacterSet(charactersIn: ".")])
        let (short, long) = (
            size(text("\t1.5") { $0.tabStops = [stop] }), size(text("\t123.5") { $0.tabStops = [stop] })
        )
        #expect(abs(short.width - long.width) < 1)
    }

    @Test("the first line begins at its own indent, the others at theirs", arguments: [(30.0, 0.0), (0, 30), (10, 25)])
    func indents(first: CGFloat, others: CGFloat) throws {
        let indented = text(words) { ($0.firstLineHeadIndent, $0.headIndent) = (first, others) }
        let height = Int(size(text("b")).height)
        let pixels = try pixels(indented, height: CGFloat(size(indented, width: 200).height))
        let begins = [0, 1].map { line in columns(pixels, line * height + 2..<(line + 1) * height - 2).first ?? -1 }
        #expect(abs(CGFloat(begins[0]) - first) <= 3 && abs(CGFloat(begins[1]) - others) <= 3)
    }

    @Test("letters stand apart by kern and by tracking", arguments: [NSAttributedString.Key.kern, .tracking])
    func distances(key: NSAttributedString.Key) {
        #expect(abs(size(text("abc", [key: 5])).width - size(text("abc")).width - 12.5) <= 3)
    }

    @Test("justified lines end where the label does, but the last of a paragraph")
    func justified() throws {
        let height = Int(size(text("b")).height)
        for isJustified in [false, true] {
            let pixels = try pixels(
                text(words) { $0.alignment = isJustified ? .justified : .left },
                height: CGFloat(size(text(words), width: 200).height))
            let ends = [0, 1].map { line in columns(pixels, line * height + 2..<(line + 1) * height - 2).last ?? -1 }
            #expect(((ends.min() ?? 0) >= 196) == isJustified)
        }
        let short = try pixels(text("A b") { $0.alignment = .justified }, height: CGFloat(height))
        #expect((columns(short, 0..<height).last ?? 200) < 60)
    }

    @Test("a tail's indent is the lines' end, from the other side where it is negative")
    func tails() {
        let plain = size(text(words), width: 150).height
        #expect(size(text(words) { $0.tailIndent = 150 }, width: 300).height == plain)
        #expect(size(text(words) { $0.tailIndent = -150 }, width: 300).height == plain)
    }

    @Test("a part's shadow is drawn, and another part has none")
    func shadow() throws {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowColor) = (CGSize(width: 0, height: 40), UIColor.red)
        let whole = NSMutableAttributedString(attributedString: text("MMMM", [.shadow: shadow]))
        whole.append(text("MMMM"))
        let pixels = try pixels(whole)
        let (middle, width) = (50, Int(size(text("MMMM")).width))
        let drawn = columns(pixels, middle + 30..<middle + 50)
        #expect((drawn.first ?? 99) < 5 && abs((drawn.last ?? 0) - width) < 4)
    }

    @Test("outlines are drawn of letters with a stroke, which are filled where its width is negative")
    func strokes() throws {
        let big = UIFont.systemFont(ofSize: 80, weight: .black)
        func middle(_ width: CGFloat) throws -> (inside: Bool, isBlue: Bool) {
            let look: [NSAttributedString.Key: Any] = [
                .font: big, .strokeWidth: width, .strokeColor: UIColor.blue, .foregroundColor: UIColor.red,
            ]
            let pixels = try pixels(NSAttributedString(string: "I", attributes: look))
            let drawn = columns(pixels, 45..<55)
            let (first, last) = (drawn.first ?? 0, drawn.last ?? 0)
            return (!pixels.isClear((first + last) / 2, 50), pixels[first + 1, 50][2] > 128)
        }
        #expect(try middle(4) == (false, true))
        #expect(try middle(-4) == (true, true))
    }
}
