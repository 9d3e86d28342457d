import QuartzCore
import RandomInput
import SwiftUI
import Testing

@testable import UIKit

@Suite("Views that come, go and change their trees")
@MainActor
struct ViewTreeTests {
    /// A view that counts its layouts.
    private final class Counter: UIView {
        var count = 0
        var change: (() -> Void)?

        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
            change?()
        }
    }

    @Test("a view that left a tree is laid out with what changed there")
    func aViewThatLeftATreeIsLaidOutWithWhatChangedThere() {
        let (inner, leaf) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), LayoutBox(10, 10))
        inner.addSubview(leaf)
        let width = leaf.widthAnchor.constraint(equalToConstant: 10)
        hold(width, leaf.leadingAnchor.constraint(equalTo: inner.leadingAnchor))
        #expect(leaf.placed.width == 10)
        let outer = UIView.screen(inner)
        width.constant = 30
        inner.removeFromSuperview()
        #expect(leaf.placed.width == 30)
        _ = outer
    }

    @Test("a view takes no view that it lies in, neither inside nor as its mask")
    func circles() {
        let (outer, middle, inner, mask) = (UIView(), UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.mask = mask
        for view in [outer, middle, inner] {
            inner.addSubview(view)
            inner.mask = view
            mask.addSubview(view)
        }
        #expect(inner.subviews.isEmpty && inner.mask === mask && inner.superview === middle)
        #expect(middle.superview === outer && outer.superview == nil)
        inner.backgroundColor = .red
        #expect(inner.window == nil)
    }

    @Test("the view that another takes a view from is laid out again")
    func theViewThatAnotherTakesAViewFromIsLaidOutAgain() {
        let (counter, child, other) = (Counter(frame: .zero), UIView(), UIView())
        counter.addSubview(child)
        counter.layoutIfNeeded()
        let before = counter.count
        other.addSubview(child)
        counter.layoutIfNeeded()
        #expect(counter.count == before + 1 && counter.subviews.isEmpty)
    }

    @Test("a layout that never comes to rest ends")
    func aLayoutThatNeverComesToRestEnds() {
        let (counter, leaf) = (Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), LayoutBox(10, 10))
        counter.addSubview(leaf)
        let width = leaf.widthAnchor.constraint(equalToConstant: 10)
        width.isActive = true
        counter.change = { [unowned counter] in
            width.constant = width.constant == 10 ? 20 : 10
            counter.layoutIfNeeded()
        }
        counter.layoutIfNeeded()
        #expect(counter.count > 1 && counter.count < 1000)
    }

    @Test("constraints to guides go with the view that the guides are in")
    func constraintsToGuidesGoWithTheViewThatTheGuidesAreIn() {
        let (middle, leaf, guide, other) = (LayoutBox(), LayoutBox(), UILayoutGuide(), LayoutBox())
        let screen = UIView.screen(middle, other)
        middle.addSubview(leaf)
        leaf.addLayoutGuide(guide)
        let constraints = [
            other.topAnchor.constraint(equalTo: guide.topAnchor),
            other.leadingAnchor.constraint(equalTo: leaf.layoutMarginsGuide.leadingAnchor),
            other.widthAnchor.constraint(equalTo: leaf.leadingAnchor.anchorWithOffset(to: screen.trailingAnchor)),
        ]
        let kept = other.heightAnchor.constraint(equalTo: screen.heightAnchor)
        hold(kept)
        NSLayoutConstraint.activate(constraints)
        #expect(screen.constraints.count == 4)
        middle.removeFromSuperview()
        #expect(constraints.allSatisfy { !$0.isActive } && screen.constraints == [kept])
    }

    @Test("a view that another window took is not resized by the first")
    func aViewThatAnotherWindowTookIsNotResizedByTheFirst() {
        let view = UIView()
        let (first, second) = (HostingWindow(view), HostingWindow(view))
        second.frame.size = CGSize(width: 80, height: 60)
        second.layoutIfNeeded()
        first.frame.size = CGSize(width: 10, height: 10)
        first.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    }

    @Test("a page keeps the system's margins unless it says that it need not")
    func aPageKeepsTheSystemsMarginsUnlessItSaysThatItNeedNot() throws {
        let page = UIViewController()
        let view = try #require(page.view)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 2, bottom: 0, trailing: 40)
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 40))
        page.viewRespectsSystemMinimumLayoutMargins = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 5, left: 2, bottom: 0, right: 40))
        view.frame.size.width = 414
        #expect(page.systemMinimumLayoutMargins.leading == 20)
    }

    @Test("views are told of a style that is said, and lay out in it")
    func viewsAreToldOfAStyleThatIsSaidAndLayOutInIt() {
        final class Told: UIView {
            var styles: [UIUserInterfaceStyle] = []
            var layoutStyle = UIUserInterfaceStyle.unspecified

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                styles.append(UITraitCollection.current.userInterfaceStyle)
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                layoutStyle = UITraitCollection.current.userInterfaceStyle
            }
        }
        let (window, outer, told) = (UIWindow(frame: .zero), UIView(), Told())
        outer.addSubview(told)
        outer.overrideUserInterfaceStyle = .light
        #expect(told.styles.isEmpty)
        window.addSubview(outer)
        outer.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
        #expect(told.styles == [.dark] && told.layoutStyle == .dark)
        outer.overrideUserInterfaceStyle = .dark
        #expect(told.styles == [.dark])
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("closures are called for the traits that they wait for")
    func closuresAreCalledForTheTraitsThatTheyWaitFor() throws {
        let (view, page) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIViewController())
        var told: [String] = []
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, before: UITraitCollection) in
            told.append("view \(before.userInterfaceStyle) \(view.traitCollection.userInterfaceStyle)")
        }
        view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIView, _: UITraitCollection) in
            told.append("size")
        }
        page.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIViewController, _: UITraitCollection) in
            told.append("page")
        }
        let ended = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (_: UIView, _: UITraitCollection) in told.append("ended")
        }
        view.unregisterForTraitChanges(ended)
        page.view.frame = view.frame
        page.view.addSubview(view)
        _ = try DrawnPixels(page.view)
        #expect(told.isEmpty)
        _ = try DrawnPixels(page.view, scheme: .dark)
        #expect(told == ["page", "view light dark"])
    }

    @Test("a hosting view is as large as its content is in the traits around")
    func aHostingViewIsAsLargeAsItsContentIsInTheTraitsAround() throws {
        struct Square: View {
            @Environment(\.dynamicTypeSize) private var size

            var body: some View {
                Color.red.frame(width: size == .xxxLarge ? 90 : 30, height: 10)
            }
        }
        let host = UIHostingController(rootView: Square())
        let (view, outer) = (try #require(host.view), UIView())
        #expect(view.intrinsicContentSize.width == 30)
        outer.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
        outer.addSubview(view)
        #expect(view.intrinsicContentSize.width == 90)
        #expect(host.sizeThatFits(in: CGSize(width: 300, height: 300)).width == 90)
        view.removeFromSuperview()
        #expect(view.intrinsicContentSize.width == 30)
    }

    @Test("the last of a long row of views is where all before it end")
    func theLastOfALongRowOfViewsIsWhereAllBeforeItEnd() {
        let boxes = (0..<120).map { LayoutBox(10, CGFloat(1 + $0 % 7)) }
        let screen = UIView.screen()
        var end = screen.topAnchor
        for box in boxes {
            screen.addSubview(box)
            hold(box.topAnchor.constraint(equalTo: end, constant: 2))
            end = box.bottomAnchor
        }
        let heights = boxes.reduce(0) { $0 + $1.size.height }
        #expect(boxes[119].placed.maxY == heights + 240)
        boxes[60].size.height += 100
        #expect(boxes[119].placed.maxY == heights + 340)
    }

    @Test("long forms add up like short ones", arguments: 1...20)
    func longFormsAddUpLikeShortOnes(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        func form(_ count: Int) -> LinearForm {
            var form = LinearForm(Double.random(in: -5...5, using: &random))
            for _ in 0..<count {
                form.add(Int.random(in: 0..<60, using: &random), Double.random(in: -3...3, using: &random))
            }
            return form
        }
        let (first, second) = (form(.random(in: 0...50, using: &random)), form(.random(in: 0...50, using: &random)))
        let values = (0..<60).map { _ in Double.random(in: -9...9, using: &random) }
        var sum = first
        sum.add(second, times: -2)
        #expect(abs(sum.value(values) - first.value(values) + 2 * second.value(values)) < 1e-6)
        #expect(Set(sum.variables).count == sum.variables.count)
        #expect(abs((first * 3).value(values) - 3 * first.value(values)) < 1e-6)
    }

    @Test("layers that come, go and take each other's places keep the order")
    func layersThatComeGoAndTakeEachOthersPlacesKeepTheOrder() {
        let (outer, other) = (CALayer(), CALayer())
        let layers = (0..<4).map { _ in CALayer() }
        layers[0...2].forEach(outer.addSublayer)
        outer.replaceSublayer(layers[1], with: layers[3])
        #expect(outer.sublayers == [layers[0], layers[3], layers[2]] && layers[1].superlayer == nil)
        outer.replaceSublayer(layers[2], with: layers[0])
        #expect(outer.sublayers == [layers[3], layers[0]] && layers[2].superlayer == nil)
        outer.insertSublayer(layers[0], at: 0)
        other.addSublayer(layers[3])
        #expect(outer.sublayers == [layers[0]] && other.sublayers == [layers[3]] && layers[3].superlayer === other)
        outer.sublayers = nil
        #expect(layers[0].superlayer == nil)
    }
}
