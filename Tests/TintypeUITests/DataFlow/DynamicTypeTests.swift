import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("Type sizes")
@MainActor
struct DynamicTypeTests {
    /// The sizes that texts of a style are set in, from the smallest type size to the largest.
    private func sizes(_ font: Font, platform: Platform = Platform()) throws -> [String] {
        try DynamicTypeSize.allCases.flatMap { size in
            let view = Text("x").font(font).dynamicTypeSize(size)
            let tree = try settle(view, context: .blocks(platform: platform)).tree
            return tree.root.attributes.filter { $0.name == "font" }.map(\.value)
        }
    }

    @Test("texts of styles follow Apple's table")
    func styles() throws {
        #expect(
            try sizes(.body).map { $0.prefix { $0 != " " } }
                == ["14", "15", "16", "17", "19", "21", "23", "28", "33", "40", "47", "53"])
        #expect(try sizes(.largeTitle).last?.hasPrefix("60 ") == true)
        #expect(try sizes(.caption2).first?.hasPrefix("11 ") == true)
    }

    @Test("sizes in points stay; those of declared families grow with the body, or a style, or not")
    func points() throws {
        #expect(try Set(sizes(.system(size: 20))).count == 1)
        #expect(try sizes(.custom("Inter", size: 34)).last?.contains("106") == true)
        #expect(try sizes(.custom("Inter", size: 34, relativeTo: .largeTitle)).last?.contains("60") == true)
        #expect(try Set(sizes(.custom("Inter", fixedSize: 20))).count == 1)
    }

    @Test("macOS has one size of text")
    func macOS() throws {
        #expect(try Set(sizes(.body, platform: Platform(.macOS))) == ["13 400"])
    }

    @Test("a scaled metric grows as its style does")
    func metric() throws {
        #expect(try settle(Scaled()).texts == ["10.0 34.0"])
        #expect(try settle(Scaled().dynamicTypeSize(.accessibility5)).texts == ["\(10.0 * 53 / 17) 60.0"])
    }

    @Test("a range limits the size around it, from either side")
    func ranges() throws {
        func size(_ around: DynamicTypeSize, _ range: some RangeExpression<DynamicTypeSize>) throws -> [String] {
            try settle(ReadsSize().dynamicTypeSize(range).dynamicTypeSize(around)).texts
        }
        #expect(try size(.accessibility3, ...DynamicTypeSize.xxLarge) == ["xxLarge false"])
        #expect(try size(.small, DynamicTypeSize.medium...) == ["medium false"])
        #expect(try size(.xLarge, DynamicTypeSize.small...DynamicTypeSize.accessibility1) == ["xLarge false"])
        #expect(
            try size(.accessibility2, DynamicTypeSize.small..<DynamicTypeSize.accessibility2) == ["accessibility1 true"]
        )
    }

    @Test("the older names are the same value")
    func categories() throws {
        let view = ReadsSize().environment(\.sizeCategory, .accessibilityMedium)
        #expect(try settle(view).texts == ["accessibility1 true"])
        #expect(ContentSizeCategory.extraSmall < .accessibilityExtraExtraExtraLarge)
        #expect(ContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    }

    @Test("a divider is a point thick at accessibility's sizes")
    func divider() throws {
        for (size, height) in [(DynamicTypeSize.large, 0.5), (.accessibility1, 1)] {
            let view = Divider().id("line").dynamicTypeSize(size)
            let scene = try settle(view, width: 10, height: 10, context: .blocks(scale: 2))
            #expect(try scene.frame("line").height == height)
        }
    }
}

private struct Scaled: View {
    @ScaledMetric private var length = 10.0
    @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 34
    var body: some View { Text(verbatim: "\(length) \(title)") }
}

private struct ReadsSize: View {
    @Environment(\.dynamicTypeSize) private var size
    var body: some View { Text("\(size) \(size.isAccessibilitySize)") }
}
