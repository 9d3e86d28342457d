import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Views are laid out by constraints")
struct AutoLayoutTests {
    @Test("edges with distances")
    func edges() {
        let box = LayoutBox()
        let screen = UIView.screen(box)
        hold(
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 10),
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            screen.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 30),
            box.bottomAnchor.constraint(equalTo: screen.bottomAnchor, constant: -40))
        #expect(box.placed == CGRect(x: 20, y: 10, width: 340, height: 794))
        screen.frame.size = CGSize(width: 844, height: 390)
        #expect(box.placed == CGRect(x: 20, y: 10, width: 794, height: 340))
    }

    @Test("the size of the content, in the middle, on pixels")
    func content() {
        let box = LayoutBox(99, 45)
        let screen = UIView.screen(box)
        hold(
            box.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: screen.centerYAnchor))
        #expect(box.placed == CGRect(x: 145.667, y: 399.667, width: 99, height: 45))
        box.size = CGSize(width: 80, height: 44)
        #expect(box.placed == CGRect(x: 155, y: 400, width: 80, height: 44))
    }

    @Test("a content that flows is as high as its width makes it")
    func flow() {
        let (text, below) = (LayoutBox(700, 20), LayoutBox(50, 50))
        text.flows = true
        let screen = UIView.screen(text, below)
        hold(
            text.topAnchor.constraint(equalTo: screen.topAnchor),
            text.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            text.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
            below.topAnchor.constraint(equalToSystemSpacingBelow: text.bottomAnchor, multiplier: 2),
            below.centerXAnchor.constraint(equalTo: text.centerXAnchor))
        #expect(text.placed == CGRect(x: 20, y: 0, width: 350, height: 40))
        #expect(below.placed == CGRect(x: 170, y: 56, width: 50, height: 50))
        screen.bounds.size.width = 180
        #expect(below.placed == CGRect(x: 65, y: 116, width: 50, height: 50))
    }

    @Test("the view that hugs less is stretched, and the one that resists less is compressed")
    func priorities() {
        let (name, value) = (LayoutBox(100, 20), LayoutBox(60, 20))
        let screen = UIView.screen(name, value)
        hold(
            name.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 10),
            value.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            name.topAnchor.constraint(equalTo: screen.topAnchor),
            value.centerYAnchor.constraint(equalTo: name.centerYAnchor))
        value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        #expect(name.placed == CGRect(x: 0, y: 0, width: 320, height: 20))
        name.setContentHuggingPriority(.required, for: .horizontal)
        #expect(value.placed == CGRect(x: 110, y: 0, width: 280, height: 20))
        value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        name.size.width = 350
        #expect(value.placed == CGRect(x: 360, y: 0, width: 30, height: 20))
    }

    @Test("a share of a length, and a ratio of the sides")
    func ratios() {
        let picture = LayoutBox()
        let screen = UIView.screen(picture)
        let share = picture.widthAnchor.constraint(equalTo: screen.widthAnchor, multiplier: 0.8, constant: 8)
        hold(
            share, picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75),
            picture.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
            picture.bottomAnchor.constraint(equalTo: screen.bottomAnchor))
        #expect(picture.placed == CGRect(x: 35, y: 604, width: 320, height: 240))
        share.constant = -72
        #expect(picture.placed == CGRect(x: 75, y: 664, width: 240, height: 180))
    }

    @Test("a place that is a share of another is measured from the view around")
    func places() {
        let box = LayoutBox(10, 10)
        let inner = UIView.screen(box)
        inner.frame = CGRect(x: 50, y: 50, width: 200, height: 100)
        let screen = UIView.screen(inner)
        hold(
            NSLayoutConstraint(
                item: box, attribute: .centerX, relatedBy: .equal, toItem: inner, attribute: .centerX, multiplier: 0.5,
                constant: 0),
            NSLayoutConstraint(
                item: box, attribute: .top, relatedBy: .equal, toItem: inner, attribute: .bottom, multiplier: 0.25,
                constant: 3))
        screen.layoutIfNeeded()
        #expect(box.placed == CGRect(x: 45, y: 28, width: 10, height: 10))
    }

    @Test("of two limits and a wish the limits hold")
    func limits() {
        let box = LayoutBox()
        let screen = UIView.screen(box)
        let wish = box.widthAnchor.constraint(equalToConstant: 500).at(999)
        hold(
            box.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
            box.widthAnchor.constraint(greaterThanOrEqualToConstant: 44), wish,
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            box.topAnchor.constraint(equalTo: screen.topAnchor), box.heightAnchor.constraint(equalToConstant: 1))
        #expect(box.placed.width == 320)
        wish.constant = 20
        #expect(box.placed.width == 44)
        wish.constant = 100
        #expect(box.placed.width == 100)
        wish.isActive = false
        #expect(box.placed.width >= 44 && box.placed.width <= 320)
    }

    @Test("the later of two constraints that contradict each other is broken")
    func contradiction() {
        let box = LayoutBox()
        let screen = UIView.screen(box)
        hold(
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
            box.topAnchor.constraint(equalTo: screen.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
            box.widthAnchor.constraint(equalToConstant: 100), box.widthAnchor.constraint(equalToConstant: 200))
        #expect(box.placed == CGRect(x: 16, y: 0, width: 100, height: 10))
    }

    @Test("leading is at the right where the view around reads from right to left")
    func rightToLeft() {
        let (box, next, left) = (LayoutBox(50, 20), LayoutBox(60, 20), LayoutBox(70, 20))
        let screen = UIView.screen(box, next, left)
        screen.semanticContentAttribute = .forceRightToLeft
        for view in [box, next, left] { hold(view.topAnchor.constraint(equalTo: screen.topAnchor)) }
        hold(
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
            next.leadingAnchor.constraint(equalTo: box.trailingAnchor, constant: 8),
            left.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 4))
        #expect(box.placed.minX == 324)
        #expect(next.placed.minX == 256)
        #expect(left.placed.minX == 4)
    }

    @Test("margins, the safe area and the guides that are added")
    func guides() {
        let (title, footer) = (LayoutBox(100, 20), LayoutBox(100, 20))
        let screen = UIView.screen(title, footer)
        let controller = UIViewController()
        controller.view = screen
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let gap = UILayoutGuide()
        screen.addLayoutGuide(gap)
        hold(
            title.topAnchor.constraint(equalTo: screen.safeAreaLayoutGuide.topAnchor),
            title.leadingAnchor.constraint(equalTo: screen.layoutMarginsGuide.leadingAnchor),
            footer.bottomAnchor.constraint(equalTo: screen.keyboardLayoutGuide.topAnchor),
            footer.trailingAnchor.constraint(equalTo: screen.readableContentGuide.trailingAnchor),
            gap.topAnchor.constraint(equalTo: title.bottomAnchor),
            gap.bottomAnchor.constraint(equalTo: footer.topAnchor),
            gap.leadingAnchor.constraint(equalTo: title.trailingAnchor),
            gap.widthAnchor.constraint(equalToConstant: 33))
        #expect(title.placed == CGRect(x: 16, y: 59, width: 100, height: 20))
        #expect(footer.placed == CGRect(x: 274, y: 790, width: 100, height: 20))
        #expect(gap.layoutFrame == CGRect(x: 116, y: 79, width: 33, height: 711))
        #expect(screen.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 59, width: 390, height: 751))
        screen.removeLayoutGuide(gap)
        #expect(screen.constraints.count == 4)
    }

    @Test("the width of readable content has a limit")
    func readable() {
        let box = LayoutBox()
        let screen = UIView.screen(box)
        screen.bounds.size.width = 1024
        hold(
            box.leadingAnchor.constraint(equalTo: screen.readableContentGuide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: screen.readableContentGuide.trailingAnchor))
        #expect(box.placed.minX == 176)
        #expect(box.placed.width == 672)
    }

    @Test("attributes of margins")
    func marginAttributes() {
        let box = LayoutBox(40, 40)
        let screen = UIView.screen(box)
        screen.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40)
        hold(
            NSLayoutConstraint(
                item: box, attribute: .centerX, relatedBy: .equal, toItem: screen, attribute: .centerXWithinMargins,
                multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: box, attribute: .bottom, relatedBy: .equal, toItem: screen, attribute: .bottomMargin,
                multiplier: 1, constant: 0))
        #expect(box.placed == CGRect(x: 165, y: 801, width: 40, height: 40))
    }

    @Test("baselines of texts, and edges of what has none")
    func baselines() {
        let (large, small, plain) = (LayoutBox(80, 40), LayoutBox(50, 20), LayoutBox(10, 10))
        large.lines = (30, 9)
        small.lines = (15, 5)
        let screen = UIView.screen(large, small, plain)
        hold(
            large.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            plain.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor))
        #expect(small.placed.minY == 115)
        #expect(plain.placed.minY == 121)
    }

    @Test("constraints are about the rectangle for alignment")
    func alignment() {
        let box = LayoutBox(100, 40)
        box.insets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        let screen = UIView.screen(box)
        hold(
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 20))
        #expect(box.placed == CGRect(x: 15, y: 17, width: 116, height: 50))
    }

    @Test("the distance between two lines as a length")
    func offsets() {
        let (one, other) = (LayoutBox(100, 20), LayoutBox(100, 20))
        let screen = UIView.screen(one, other)
        hold(
            one.topAnchor.constraint(equalTo: screen.topAnchor, constant: 30),
            one.bottomAnchor.anchorWithOffset(to: other.topAnchor).constraint(
                equalTo: screen.topAnchor.anchorWithOffset(to: one.topAnchor), multiplier: 2))
        #expect(other.placed.minY == 110)
    }

    @Test("views inside of views that follow their masks")
    func masks() {
        let box = LayoutBox(40, 40)
        let inner = UIView.screen(box)
        inner.frame = CGRect(x: 10, y: 10, width: 370, height: 100)
        inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let screen = UIView.screen(inner)
        hold(
            box.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
            box.centerYAnchor.constraint(equalTo: inner.centerYAnchor))
        #expect(box.placed == CGRect(x: 330, y: 30, width: 40, height: 40))
        screen.frame.size = CGSize(width: 490, height: 900)
        #expect(box.placed == CGRect(x: 430, y: 30, width: 40, height: 40))
        #expect(inner.placed == CGRect(x: 10, y: 66, width: 470, height: 100))
    }

    @Test("a view that is moved takes those along that follow it")
    func moving() {
        let (box, label) = (UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50)), LayoutBox(20, 20))
        let screen = UIView.screen(box, label)
        hold(
            label.topAnchor.constraint(equalTo: box.bottomAnchor),
            label.centerXAnchor.constraint(equalTo: box.centerXAnchor))
        #expect(label.placed == CGRect(x: 25, y: 60, width: 20, height: 20))
        box.center = CGPoint(x: 100, y: 100)
        #expect(label.placed == CGRect(x: 90, y: 125, width: 20, height: 20))
        #expect(screen.subviews.count == 2)
    }

    @Test("a transform is kept, and constraints do not see it")
    func transforms() {
        let box = LayoutBox(100, 40)
        box.transform = CGAffineTransform(scaleX: 2, y: 2)
        let screen = UIView.screen(box)
        hold(
            box.topAnchor.constraint(equalTo: screen.topAnchor, constant: 100),
            box.leftAnchor.constraint(equalTo: screen.leftAnchor, constant: 100))
        #expect(box.placed == CGRect(x: 50, y: 80, width: 200, height: 80))
        #expect(box.bounds.size == CGSize(width: 100, height: 40))
    }

    @Test("an active constraint is in the list of the nearest view around, until a view leaves the tree")
    func lists() {
        let (one, other) = (LayoutBox(), LayoutBox())
        let inner = UIView.screen(one)
        let screen = UIView.screen(inner, other)
        let near = one.topAnchor.constraint(equalTo: inner.topAnchor)
        let far = one.leftAnchor.constraint(equalTo: other.leftAnchor)
        let own = one.widthAnchor.constraint(equalToConstant: 3)
        hold(near, far, own)
        #expect(inner.constraints == [near])
        #expect(screen.constraints == [far])
        #expect(one.constraints == [own])
        #expect(one.constraintsAffectingLayout(for: .horizontal) == [own, far])
        inner.removeFromSuperview()
        #expect(near.isActive && own.isActive && !far.isActive)
        #expect(screen.constraints.isEmpty)
        near.isActive = false
        #expect(inner.constraints.isEmpty)
        far.isActive = true
        #expect(!far.isActive)
    }

    @Test("the parts of a constraint are what its anchors said")
    func parts() {
        let (one, other) = (UIView(), UIView())
        let constraint = one.widthAnchor.constraint(lessThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 5)
        #expect(constraint.firstItem === one && constraint.secondItem === other)
        #expect(constraint.firstAttribute == .width && constraint.secondAttribute == .height)
        #expect(constraint.relation == .lessThanOrEqual && constraint.multiplier == 2 && constraint.constant == 5)
        #expect(one.heightAnchor.constraint(equalToConstant: 1).secondItem == nil)
    }

    @Test("edges in a scroll view make its content's size")
    func scrolling() {
        let (content, box) = (LayoutBox(), LayoutBox(50, 1200))
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        let screen = UIView.screen(scroll)
        scroll.addSubview(content)
        content.addSubview(box)
        let bar = LayoutBox(20, 44)
        scroll.addSubview(bar)
        hold(
            scroll.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            scroll.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: screen.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            box.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
            box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
            box.centerXAnchor.constraint(equalTo: content.centerXAnchor),
            bar.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor),
            bar.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor))
        #expect(content.placed == CGRect(x: 0, y: 0, width: 390, height: 1220))
        #expect(box.placed == CGRect(x: 170, y: 10, width: 50, height: 1200))
        #expect(bar.placed == CGRect(x: 0, y: 780, width: 20, height: 44))
        #expect(scroll.placed == CGRect(x: 0, y: 20, width: 390, height: 824))
        #expect(scroll.contentSize == CGSize(width: 390, height: 1220))
    }

    @Test("the middle of a scroll view makes its content as wide")
    func scrolledCenter() {
        let content = LayoutBox(100, 900)
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        scroll.addSubview(content)
        hold(
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.centerXAnchor.constraint(equalTo: scroll.centerXAnchor))
        #expect(content.placed == CGRect(x: 0, y: 0, width: 320, height: 900))
        #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    }

    @Test("the size that fits: the least, the most, and at a width")
    func fitting() {
        let (picture, text) = (LayoutBox(40, 40), LayoutBox(600, 20))
        text.flows = true
        let cell = UIView.screen(picture, text)
        hold(
            picture.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
            picture.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -10),
            text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
            text.topAnchor.constraint(equalTo: picture.topAnchor),
            text.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -10))
        picture.setContentHuggingPriority(.required, for: .horizontal)
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 680, height: 60))
        #expect(
            cell.systemLayoutSizeFitting(
                CGSize(width: 280, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 280, height: 80))
        #expect(
            cell.systemLayoutSizeFitting(
                CGSize(width: 280, height: 500), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .required) == CGSize(width: 280, height: 500))
        #expect(cell.bounds.size == CGSize(width: 390, height: 844))
        let empty = UIView()
        #expect(
            empty.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize) == CGSize(width: 10_000, height: 10_000))
    }

    @Test("the size that fits counts a view that follows its mask")
    func fittingMask() {
        let box = LayoutBox(100, 30)
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let cell = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.addSubview(content)
        content.addSubview(box)
        hold(
            box.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            box.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
            box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16))
        #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 132, height: 70))
    }

    @Test("a view without a place is ambiguous")
    func ambiguity() {
        let (box, other) = (LayoutBox(), LayoutBox(20, 20))
        let screen = UIView.screen(box, other)
        hold(
            box.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            box.topAnchor.constraint(equalTo: screen.topAnchor), box.widthAnchor.constraint(equalToConstant: 10),
            other.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
            other.topAnchor.constraint(equalTo: screen.topAnchor))
        #expect(box.hasAmbiguousLayout)
        #expect(!other.hasAmbiguousLayout)
        hold(box.heightAnchor.constraint(equalToConstant: 10))
        #expect(!box.hasAmbiguousLayout)
    }

    @Test("views without constraints keep their frames, and fit themselves at their origin")
    func frames() {
        let box = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        let plain = LayoutBox()
        plain.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        let constrained = LayoutBox(10, 10)
        let screen = UIView.screen(box, plain, constrained)
        hold(constrained.leadingAnchor.constraint(equalTo: screen.leadingAnchor))
        #expect(box.placed == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(plain.placed == CGRect(x: 1, y: 2, width: 3, height: 4))
        let label = UILabel(frame: CGRect(x: 30, y: 40, width: 0, height: 0))
        label.text = "Text"
        label.sizeToFit()
        #expect(label.placed.origin == CGPoint(x: 30, y: 40))
    }

    @Test("the places of random rows hold whatever the screen", arguments: 1...20)
    func laws(seed: Int) {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 200 + 37 * seed, height: 900))
        var previous: LayoutBox?
        var boxes: [LayoutBox] = []
        for index in 0..<10 {
            let box = LayoutBox(CGFloat((seed * 31 + index * 17) % 90 + 10), CGFloat(10 + index))
            screen.addSubview(box)
            hold(
                box.topAnchor.constraint(equalTo: previous?.bottomAnchor ?? screen.topAnchor, constant: 4),
                box.leadingAnchor.constraint(
                    greaterThanOrEqualTo: previous?.leadingAnchor ?? screen.leadingAnchor, constant: 2),
                box.trailingAnchor.constraint(lessThanOrEqualTo: screen.trailingAnchor, constant: -8),
                box.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: CGFloat(index % 3)).at(500))
            previous = box
            boxes.append(box)
        }
        screen.layoutIfNeeded()
        for (box, next) in zip(boxes, boxes.dropFirst()) {
            #expect(abs(next.frame.minY - box.frame.maxY - 4) < 0.01)
            #expect(next.frame.minX >= box.frame.minX + 2 - 0.01)
        }
        for box in boxes {
            #expect(box.frame.size == box.size)
            #expect(box.frame.maxX <= screen.bounds.width - 8 + 0.01)
        }
    }
}
