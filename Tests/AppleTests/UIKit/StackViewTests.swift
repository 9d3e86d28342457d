import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Stacks arrange their views")
struct StackViewTests {
    /// A stack at the top left of a screen, as wide and as high as said or as its content, in points.
    private func stack(
        _ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil, _ change: (UIStackView) -> Void = { _ in }
    ) -> (stack: UIStackView, screen: UIView) {
        let stack = UIStackView(arrangedSubviews: views)
        stack.translatesAutoresizingMaskIntoConstraints = false
        change(stack)
        let screen = UIView.screen(stack)
        hold(
            stack.topAnchor.constraint(equalTo: screen.topAnchor),
            stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        if let width { hold(stack.widthAnchor.constraint(equalToConstant: width)) }
        if let height { hold(stack.heightAnchor.constraint(equalToConstant: height)) }
        screen.layoutIfNeeded()
        return (stack, screen)
    }

    private func boxes() -> [LayoutBox] { [LayoutBox(160, 20), LayoutBox(80, 30), LayoutBox(40, 40)] }

    @Test(
        "the lengths and places of the distributions",
        arguments: [
            (UIStackView.Distribution.fill, 300.0, [0.0, 170, 260], [160.0, 80, 40]),
            (.fill, 390, [0, 260, 350], [250, 80, 40]),
            (.fill, 200, [0, 70, 160], [60, 80, 40]),
            (.fillEqually, nil, [0, 170, 340], [160, 160, 160]),
            (.fillEqually, 380, [0, 130, 260], [120, 120, 120]),
            (.fillProportionally, nil, [0, 170, 260], [160, 80, 40]),
            (.fillProportionally, 390, [0, 218, 332], [208, 104, 58]),
            (.equalSpacing, nil, [0, 170, 260], [160, 80, 40]),
            (.equalSpacing, 390, [0, 215, 350], [160, 80, 40]),
            (.equalCentering, nil, [0, 170, 320], [160, 80, 40]),
            (.equalCentering, 390, [0, 185, 350], [160, 80, 40]),
        ] as [(UIStackView.Distribution, Double?, [Double], [Double])])
    func distributions(
        distribution: UIStackView.Distribution, width: Double?, places: [Double], lengths: [Double]
    ) {
        let boxes = boxes()
        let (stack, screen) = stack(boxes, width: width.map { CGFloat($0) }) {
            $0.distribution = distribution
            $0.spacing = 10
        }
        #expect(boxes.map { Double($0.placed.minX) } == places)
        #expect(boxes.map { Double($0.placed.width) } == lengths)
        #expect(Double(stack.frame.width) == width ?? (places[2] + lengths[2]))
        #expect(boxes.allSatisfy { $0.frame.height == 40 })
        withExtendedLifetime(screen) {}
    }

    @Test(
        "the alignments",
        arguments: [
            (UIStackView.Alignment.fill, nil, [0.0, 0, 0], [40.0, 40, 40]), (.fill, 60, [0, 0, 0], [60, 60, 60]),
            (.top, nil, [0, 0, 0], [20, 30, 40]), (.top, 60, [0, 0, 0], [20, 30, 40]),
            (.center, nil, [10, 5, 0], [20, 30, 40]), (.center, 60, [20, 15, 10], [20, 30, 40]),
            (.bottom, nil, [20, 10, 0], [20, 30, 40]), (.bottom, 60, [40, 30, 20], [20, 30, 40]),
        ] as [(UIStackView.Alignment, Double?, [Double], [Double])])
    func alignments(alignment: UIStackView.Alignment, height: Double?, places: [Double], lengths: [Double]) {
        let boxes = boxes()
        let (stack, screen) = stack(boxes, height: height.map { CGFloat($0) }) { $0.alignment = alignment }
        #expect(boxes.map { Double($0.placed.minY) } == places)
        #expect(boxes.map { Double($0.placed.height) } == lengths)
        #expect(Double(stack.frame.height) == height ?? 40)
        withExtendedLifetime(screen) {}
    }

    @Test("texts stand on one baseline, the first or the last")
    func baselines() {
        let (large, small) = (LayoutBox(100, 60), LayoutBox(50, 20))
        large.lines = (24, 10)
        small.lines = (16, 4)
        let (stack, screen) = stack([large, small]) { $0.alignment = .firstBaseline }
        #expect(large.placed.minY == 0)
        #expect(small.placed.minY == 8)
        #expect(stack.frame.height == 60)
        stack.alignment = .lastBaseline
        #expect(small.placed.minY == 34)
        #expect(stack.frame.height == 60)
        #expect(stack.forLastBaselineLayout === small)
        withExtendedLifetime(screen) {}
    }

    @Test("distances from baseline to baseline in a column")
    func baselineSpacing() {
        let (large, small) = (LayoutBox(100, 60), LayoutBox(50, 20))
        large.lines = (24, 10)
        small.lines = (16, 4)
        let (stack, screen) = stack([large, small]) {
            $0.axis = .vertical
            $0.isBaselineRelativeArrangement = true
            $0.spacing = 30
        }
        #expect(small.placed.minY == 64)
        #expect(stack.frame.height == 84)
        withExtendedLifetime(screen) {}
    }

    @Test("hidden views take no room, nor do their distances")
    func hiding() {
        let boxes = boxes()
        let (stack, screen) = stack(boxes) { $0.spacing = 10 }
        stack.setCustomSpacing(25, after: boxes[0])
        #expect(boxes[1].placed.minX == 185)
        boxes[1].isHidden = true
        #expect(boxes[2].placed.minX == 185)
        #expect(boxes[1].placed.width == 0)
        #expect(stack.placed.width == 225)
        boxes[0].isHidden = true
        #expect(boxes[2].placed.minX == 0)
        #expect(stack.placed == CGRect(x: 0, y: 0, width: 40, height: 40))
        for box in boxes { box.isHidden = false }
        #expect(stack.placed.width == 315)
        withExtendedLifetime(screen) {}
    }

    @Test("own distances, the system's and the default")
    func spacing() {
        let boxes = boxes()
        let (stack, screen) = stack(boxes) { $0.spacing = 3 }
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[0])
        #expect(boxes.map(\.placed.minX) == [0, 168, 251])
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
        #expect(boxes.map(\.placed.minX) == [0, 163, 246])
        #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
        stack.setCustomSpacing(7, after: boxes[1])
        stack.removeArrangedSubview(boxes[1])
        stack.insertArrangedSubview(boxes[1], at: 0)
        #expect(stack.customSpacing(after: boxes[1]) == UIStackView.spacingUseDefault)
        #expect(boxes.map(\.placed.minX) == [83, 0, 246])
        boxes[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [boxes[1], boxes[2]])
        withExtendedLifetime(screen) {}
    }

    @Test("margins of the stack around its views")
    func margins() {
        let boxes = boxes()
        let (stack, screen) = stack(boxes) {
            $0.isLayoutMarginsRelativeArrangement = true
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        }
        #expect(stack.placed == CGRect(x: 0, y: 0, width: 286, height: 44))
        #expect(boxes[0].placed == CGRect(x: 2, y: 1, width: 160, height: 40))
        withExtendedLifetime(screen) {}
    }

    @Test("a row that reads from right to left begins at the right")
    func rightToLeft() {
        let boxes = boxes()
        let (stack, screen) = stack(boxes, width: 300) {
            $0.semanticContentAttribute = .forceRightToLeft
            $0.spacing = 10
        }
        #expect(boxes.map(\.placed.minX) == [140, 50, 0])
        stack.axis = .vertical
        stack.alignment = .leading
        #expect(boxes.map(\.placed.maxX) == [300, 300, 300])
        withExtendedLifetime(screen) {}
    }

    @Test("a stack in a stack, and views with lengths of their own")
    func nesting() {
        let (icon, title, detail) = (LayoutBox(), LayoutBox(120, 20), LayoutBox(500, 16))
        detail.flows = true
        hold(icon.widthAnchor.constraint(equalToConstant: 44), icon.heightAnchor.constraint(equalToConstant: 44))
        let column = UIStackView(arrangedSubviews: [title, detail])
        column.axis = .vertical
        column.spacing = 2
        let (row, screen) = stack([icon, column], width: 302) {
            $0.spacing = 8
            $0.alignment = .center
        }
        #expect(column.placed == CGRect(x: 52, y: 0, width: 250, height: 54))
        #expect(detail.placed == CGRect(x: 0, y: 22, width: 250, height: 32))
        #expect(icon.placed == CGRect(x: 0, y: 5, width: 44, height: 44))
        #expect(row.frame.height == 54)
        #expect(row.contentSize(fitting: 177).height == 86)
        #expect(row.systemLayoutSizeFitting(.zero).height == 54)
        withExtendedLifetime(screen) {}
    }

    @Test("an empty stack is empty, and one that is not held in place arranges its views in its frame")
    func edges() {
        let (empty, screen) = stack([])
        #expect(empty.placed.size == .zero)
        let box = LayoutBox(10, 10)
        let free = UIStackView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
        free.addArrangedSubview(box)
        screen.addSubview(free)
        #expect(box.placed == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(!box.translatesAutoresizingMaskIntoConstraints)
    }

    @Test("a filled row is as long as its views and distances", arguments: 1...30)
    func laws(seed: Int) {
        var views: [LayoutBox] = []
        for index in 0..<(seed % 6 + 1) {
            let box = LayoutBox(CGFloat((seed * 13 + index * 29) % 70 + 5), CGFloat((seed * 7 + index * 11) % 30 + 5))
            box.isHidden = (seed + index) % 5 == 0
            views.append(box)
        }
        let distributions: [UIStackView.Distribution] = [.fill, .fillEqually, .equalSpacing, .fillProportionally]
        let (stack, screen) = stack(views, width: seed % 2 == 0 ? 380 : nil) {
            $0.spacing = CGFloat(seed % 9)
            $0.distribution = distributions[seed % 4]
            $0.alignment = seed % 3 == 0 ? .center : .fill
        }
        let shown = views.filter { !$0.isHidden }
        if let first = shown.first, let last = shown.last {
            #expect(abs(first.frame.minX) < 0.01)
            #expect(abs(last.frame.maxX - stack.frame.width) < 0.01)
            let counted = stack.alignment == .fill ? views : shown
            #expect(abs(stack.frame.height - counted.map(\.size.height).max()!) < 0.01)
        }
        for (view, next) in zip(shown, shown.dropFirst()) {
            let gap = next.frame.minX - view.frame.maxX
            #expect(stack.distribution == .equalSpacing ? gap > stack.spacing - 0.34 : abs(gap - stack.spacing) < 0.34)
        }
        withExtendedLifetime(screen) {}
    }
}
