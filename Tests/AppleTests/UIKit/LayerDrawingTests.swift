import Foundation
import RandomInput
import SwiftUI
import Testing
import TintypeGraphics
import UIKit

@Suite("Views are drawn by their layers")
@MainActor
struct LayerDrawingTests {
    /// A view with another one inside.
    private func ground(_ size: CGSize = CGSize(width: 60, height: 40), _ inner: UIView...) -> UIView {
        let view = UIView(frame: CGRect(origin: .zero, size: size))
        for inner in inner { view.addSubview(inner) }
        return view
    }

    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor?) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = color
        return view
    }

    @Test("round corners are cut out of the background, those alone that are masked")
    func corners() throws {
        let view = box(10, 10, 40, 20, .red)
        view.layer.cornerRadius = 10
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        let drawn = try DrawnPixels(ground(CGSize(width: 60, height: 40), view))
        #expect(drawn.isClear(10, 10) && drawn.isClear(49, 29) && drawn.isClear(9, 20))
        #expect(drawn.isAbout(.red, 49, 10) && drawn.isAbout(.red, 10, 29) && drawn.isAbout(.red, 30, 20))
    }

    @Test("a border lies inside of the edge, over the views inside")
    func border() throws {
        let view = box(10, 10, 40, 20, .white)
        view.addSubview(box(0, 0, 40, 20, .green))
        view.layer.borderWidth = 3
        view.layer.borderColor = UIColor.blue.cgColor
        let drawn = try DrawnPixels(ground(CGSize(width: 60, height: 40), view))
        for (x, y) in [(10, 20), (12, 20), (49, 20), (30, 10), (30, 29)] { #expect(drawn.isAbout(.blue, x, y)) }
        #expect(drawn.isAbout(.green, 13, 20) && drawn.isAbout(.green, 30, 13) && drawn.isClear(9, 20))
    }

    @Test("views inside are seen outside of the bounds where nothing cuts them off")
    func clipping() throws {
        let view = box(10, 10, 20, 20, .white)
        view.addSubview(box(10, 10, 30, 5, .red))
        let holder = ground(CGSize(width: 60, height: 40), view)
        #expect(try DrawnPixels(holder).isAbout(.red, 45, 22))
        view.clipsToBounds = true
        #expect(try DrawnPixels(holder).isClear(45, 22))
        view.layer.cornerRadius = 10
        view.addSubview(box(0, 0, 20, 20, .red))
        let drawn = try DrawnPixels(holder)
        #expect(drawn.isClear(10, 10) && drawn.isAbout(.red, 20, 12))
    }

    @Test("a shadow falls by the offset where nothing is cut off, from the outline or from all that is in the layer")
    func shadows() throws {
        let view = box(20, 10, 20, 20, .white)
        view.layer.shadowOpacity = 1
        view.layer.shadowRadius = 0
        view.layer.shadowOffset = CGSize(width: 6, height: 4)
        view.layer.shadowColor = UIColor.red.cgColor
        let holder = ground(CGSize(width: 60, height: 40), view)
        var drawn = try DrawnPixels(holder)
        #expect(drawn.isAbout(.red, 44, 32) && drawn.isClear(18, 12) && drawn.isAbout(.white, 22, 12))
        view.layer.shadowRadius = 4
        drawn = try DrawnPixels(holder)
        #expect(drawn[50, 20][3] > drawn[54, 20][3] && drawn[50, 20][3] > 20 && drawn[44, 20][3] > drawn[50, 20][3])
        view.clipsToBounds = true
        #expect(try DrawnPixels(holder).isClear(44, 32))
        view.clipsToBounds = false
        view.backgroundColor = nil
        #expect(try DrawnPixels(holder).isClear(44, 32), "nothing throws it")
        view.layer.shadowRadius = 0
        view.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        drawn = try DrawnPixels(holder)
        #expect(drawn.isAbout(.red, 30, 20) && drawn.isClear(22, 12) && drawn.isClear(40, 30))
    }

    @Test("opacity is that of the view with all that is in it, and what is hidden is not there")
    func opacity() throws {
        let view = box(10, 10, 40, 20, .black)
        view.addSubview(box(10, 5, 10, 10, .black))
        view.alpha = 0.5
        let holder = ground(CGSize(width: 60, height: 40), view)
        var drawn = try DrawnPixels(holder)
        #expect(drawn[25, 20] == drawn[45, 20] && abs(drawn[25, 20][3] - 128) <= 2)
        view.isHidden = true
        drawn = try DrawnPixels(holder)
        #expect(drawn.isClear(25, 20))
    }

    @Test("a transform is about the anchor point, and bounds that begin elsewhere move what is inside")
    func transforms() throws {
        let view = box(20, 10, 20, 10, .red)
        view.addSubview(box(0, 0, 5, 5, .blue))
        let holder = ground(CGSize(width: 60, height: 40), view)
        view.transform = CGAffineTransform(rotationAngle: .pi)
        var drawn = try DrawnPixels(holder)
        #expect(drawn.isAbout(.blue, 37, 17) && drawn.isAbout(.red, 22, 12))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        drawn = try DrawnPixels(holder)
        #expect(drawn.isAbout(.blue, 11, 6) && drawn.isAbout(.red, 48, 18) && drawn.isClear(8, 15))
        view.transform = CGAffineTransform(translationX: 5, y: -5)
        #expect(try DrawnPixels(holder).isAbout(.blue, 27, 7))
        view.transform = .identity
        view.bounds.origin = CGPoint(x: -3, y: -4)
        drawn = try DrawnPixels(holder)
        #expect(drawn.isAbout(.blue, 25, 17) && drawn.isAbout(.red, 21, 11))
    }

    @Test("a layer is drawn where its geometry says that it is")
    func places() throws {
        var random = SeededGenerator(seed: 26)
        for _ in 0..<12 {
            func number(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
            let (outer, inner) = (CALayer(), CALayer())
            outer.bounds = CGRect(x: number(-9...9), y: number(-9...9), width: 60, height: 60)
            outer.position = CGPoint(x: 60, y: 60)
            outer.anchorPoint = CGPoint(x: number(0.3...0.7), y: number(0.3...0.7))
            outer.setAffineTransform(
                CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(x: number(0.6...1.2), y: number(0.6...1.2)))
            inner.bounds = CGRect(x: 0, y: 0, width: 24, height: 20)
            inner.position = CGPoint(x: outer.bounds.midX, y: outer.bounds.midY)
            inner.setAffineTransform(CGAffineTransform(rotationAngle: number(-3...3)))
            inner.backgroundColor = UIColor.red.cgColor
            let view = ground(CGSize(width: 120, height: 120))
            view.layer.addSublayer(outer)
            outer.addSublayer(inner)
            let drawn = try DrawnPixels(view)
            for (x, y) in [(3.0, 3.0), (21, 3), (3, 17), (21, 17), (12, 10)] {
                let place = inner.convert(CGPoint(x: x, y: y), to: view.layer)
                #expect(drawn.isAbout(.red, Int(place.x), Int(place.y)), "\(place)")
                let back = view.layer.convert(place, to: inner)
                #expect(abs(back.x - x) < 1e-6 && abs(back.y - y) < 1e-6)
            }
            for (x, y) in [(-4.0, 10.0), (28, 10), (12, -4), (12, 24)] {
                let place = inner.convert(CGPoint(x: x, y: y), to: view.layer)
                #expect(drawn.isClear(Int(place.x), Int(place.y)), "\(place)")
            }
        }
    }

    @Test("layers in front are those of a greater zPosition, else the later ones")
    func order() throws {
        let (first, second) = (box(0, 0, 20, 20, .red), box(0, 0, 20, 20, .blue))
        let holder = ground(CGSize(width: 20, height: 20), first, second)
        #expect(try DrawnPixels(holder).isAbout(.blue, 10, 10))
        first.layer.zPosition = 1
        #expect(try DrawnPixels(holder).isAbout(.red, 10, 10))
    }

    @Test("a mask shows what lies under it, in the coordinates of the bounds")
    func masks() throws {
        let view = box(10, 10, 40, 20, .red)
        let mask = CALayer()
        mask.frame = CGRect(x: 10, y: 5, width: 10, height: 10)
        mask.backgroundColor = UIColor.black.cgColor
        view.layer.mask = mask
        let holder = ground(CGSize(width: 60, height: 40), view)
        var drawn = try DrawnPixels(holder)
        #expect(drawn.isAbout(.red, 25, 20) && drawn.isClear(18, 20) && drawn.isClear(25, 12))
        view.mask = box(0, 0, 5, 20, .green)
        drawn = try DrawnPixels(holder)
        #expect(drawn.isAbout(.red, 12, 20) && drawn.isClear(25, 20))
    }

    @Test("colours that depend on the scheme are those of the view's surroundings")
    func schemes() throws {
        let view = box(0, 0, 20, 20, .systemBackground)
        let inner = box(0, 0, 10, 10, .systemBackground)
        inner.overrideUserInterfaceStyle = .dark
        let holder = ground(CGSize(width: 20, height: 20), view, inner)
        var drawn = try DrawnPixels(holder)
        #expect(drawn.isAbout(.white, 15, 15) && drawn.isAbout(.black, 5, 5))
        drawn = try DrawnPixels(holder, scheme: .dark)
        #expect(drawn.isAbout(.black, 15, 15))
    }

    @Test("frames run from the left, whatever the direction of reading")
    func directions() throws {
        let holder = ground(CGSize(width: 60, height: 20), box(0, 0, 20, 20, .red))
        let drawn = try DrawnPixels(holder, direction: .rightToLeft)
        #expect(drawn.isAbout(.red, 5, 10) && drawn.isClear(50, 10))
    }

    @Test("corners that a configuration says follow the view and the one around")
    func configurations() throws {
        let view = box(0, 0, 60, 40, .red)
        view.cornerConfiguration = .capsule()
        var drawn = try DrawnPixels(ground(CGSize(width: 60, height: 40), view))
        #expect(drawn.isClear(2, 2) && drawn.isClear(58, 38) && drawn.isAbout(.red, 30, 1))
        view.cornerConfiguration = .corners(
            topLeftRadius: 16, topRightRadius: nil, bottomLeftRadius: nil, bottomRightRadius: nil)
        drawn = try DrawnPixels(ground(CGSize(width: 60, height: 40), view))
        #expect(drawn.isClear(1, 1) && drawn.isAbout(.red, 58, 38) && drawn.isAbout(.red, 58, 1))
        let inner = box(4, 4, 20, 20, .blue)
        inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 2))
        view.addSubview(inner)
        #expect(UICornerRadius.containerConcentric().points(in: inner) == 12)
        view.cornerConfiguration = .corners(radius: 3)
        #expect(UICornerRadius.containerConcentric(minimum: 2).points(in: inner) == 2)
    }

    @Test("an effect's content fills it, and its blur lets the colours behind be seen")
    func effects() throws {
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
        effect.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
        effect.contentView.addSubview(box(0, 0, 5, 5, .black))
        let holder = ground(CGSize(width: 60, height: 40), box(0, 0, 60, 40, .red), effect)
        let drawn = try DrawnPixels(holder)
        #expect(effect.contentView.frame == effect.bounds && drawn.isAbout(.black, 2, 2))
        let pixel = drawn[40, 20]
        #expect(pixel[0] > 200 && pixel[1] > 60 && pixel[1] < 240 && pixel[3] == 255)
    }

    @Test("reports name views by their classes and identifiers, and plain views are one node each")
    func names() throws {
        final class Card: UIView {}
        let (card, plain) = (Card(frame: CGRect(x: 5, y: 6, width: 20, height: 10)), box(0, 0, 9, 9, nil))
        card.accessibilityIdentifier = "card"
        let holder = ground(CGSize(width: 60, height: 40), card, plain)
        let tree = try LaidOutView(DrawnResponder(holder), width: 60, height: 40).tree
        let found = try #require(tree.root.first { $0.id == "card" })
        #expect(found.kind == "Card" && found.frame == CGRect(x: 5, y: 6, width: 20, height: 10))
        #expect(found.makers.map(\.name) == ["Card"] && found.children.isEmpty)
        let other = try #require(tree.root.first { $0.kind == "UIView" && $0.frame.width == 9 })
        #expect(other.children.isEmpty)
    }
}
