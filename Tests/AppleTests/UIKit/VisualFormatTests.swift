import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Texts that stand for constraints")
struct VisualFormatTests {
    private let one = LayoutBox()
    private let other = LayoutBox()
    private let screen: UIView

    init() {
        screen = UIView.screen(one, other)
    }

    private func read(
        _ text: String, _ options: NSLayoutConstraint.FormatOptions = [], _ metrics: [String: Any]? = nil
    ) -> [NSLayoutConstraint] {
        NSLayoutConstraint.constraints(
            withVisualFormat: text, options: options, metrics: metrics, views: ["one": one, "other": other])
    }

    @Test("distances, sizes and the edges of the view around")
    func places() {
        NSLayoutConstraint.activate(read("H:|-20-[one(100)]-(>=8)-[other(==one)]-|"))
        NSLayoutConstraint.activate(read("V:|-[one(20)]-[other(>=10,==30@750)]"))
        #expect(one.placed == CGRect(x: 20, y: 8, width: 100, height: 20))
        #expect(other.placed == CGRect(x: 282, y: 36, width: 100, height: 30))
    }

    @Test("the parts of the constraints")
    func parts() {
        let all = read(
            "V:|-top-[one(<=high@250)]-(-4@low)-[other]|", [], ["top": 3, "high": 5.5, "low": NSNumber(value: 9)])
        #expect(all.count == 4)
        #expect(all.map(\.firstAttribute) == [.height, .top, .top, .bottom])
        #expect(all.map(\.secondAttribute) == [.notAnAttribute, .top, .bottom, .bottom])
        #expect(all.map(\.constant) == [5.5, 3, -4, 0])
        #expect(all.map(\.priority.rawValue) == [250, 1000, 9, 1000])
        #expect(all[0].relation == .lessThanOrEqual)
        #expect(all[1].firstItem === one && all[1].secondItem === screen)
        #expect(all[3].firstItem === screen && all[3].secondItem === other)
    }

    @Test("options align the views, and say where the text begins")
    func options() {
        let aligned = read("[one]-[other]", [.alignAllTop, .alignAllCenterY])
        #expect(aligned.map(\.firstAttribute) == [.leading, .top, .centerY])
        #expect(aligned[0].constant == 8)
        #expect(read("[one]-[other]", .directionLeftToRight).map(\.firstAttribute) == [.left])
        let reversed = read("|[one(50)]-5-[other(40)]", .directionRightToLeft)
        NSLayoutConstraint.activate(reversed)
        #expect(one.placed.maxX == 390)
        #expect(other.placed == CGRect(x: 295, y: 0, width: 40, height: 0))
        #expect(read("V:[one]-[other]", .spacingBaselineToBaseline).map(\.firstAttribute) == [.firstBaseline])
    }

    @Test(
        "a text that cannot be read gives none",
        arguments: [
            "", "H:", "[one", "[one]-", "[one]-8[other]", "[nobody]", "[one]-gap-[other]", "|-[one]-|-[other]",
            "[one(]",
            "H:[one] [other]", "[one(==other@)]", "Z:[one]", "[one]-(==other)-[other]",
        ])
    func mistakes(text: String) {
        #expect(read(text).isEmpty)
    }
}
