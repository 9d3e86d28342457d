import Foundation
import SwiftUI
import Testing
import TintypeGraphics
import UIKit

@Suite("Kinds of layers, and what is drawn by hand")
@MainActor
struct LayerKindTests {
    /// A view of 40 points a side with a layer as large.
    private func view<Layer: CALayer>(_ layer: Layer, _ set: (Layer) -> Void) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        layer.frame = view.bounds
        set(layer)
        view.layer.addSublayer(layer)
        return view
    }

    @Test("a gradient runs between its points, within the corners")
    func gradients() throws {
        var drawn = try DrawnPixels(
            view(CAGradientLayer()) {
                $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
                $0.startPoint = CGPoint(x: 0.25, y: 0.5)
                $0.endPoint = CGPoint(x: 0.75, y: 0.5)
                $0.cornerRadius = 10
            })
        #expect(drawn.isAbout(.red, 5, 20) && drawn.isAbout(.blue, 35, 20) && drawn.isClear(0, 0))
        #expect(abs(drawn[20, 20][0] - drawn[20, 20][2]) < 20)
        drawn = try DrawnPixels(
            view(CAGradientLayer()) {
                $0.type = .radial
                $0.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
                $0.locations = [0.5, 0.5]
                $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                $0.endPoint = CGPoint(x: 1, y: 0.75)
            })
        #expect(drawn.isAbout(.red, 28, 20) && drawn.isAbout(.blue, 32, 20), "the ellipse is twice as wide as high")
        #expect(drawn.isAbout(.red, 20, 23) && drawn.isAbout(.blue, 20, 27))
        drawn = try DrawnPixels(
            view(CAGradientLayer()) {
                $0.type = .conic
                $0.colors = [UIColor.red, .red, .blue, .blue].map(\.cgColor)
                $0.locations = [0, 0.5, 0.5, 1]
                $0.startPoint = CGPoint(x: 0.5, y: 0.5)
                $0.endPoint = CGPoint(x: 0.5, y: 0)
            })
        #expect(drawn.isAbout(.red, 35, 20) && drawn.isAbout(.blue, 5, 20), "from the top on, clockwise")
    }

    @Test("a shape is filled by its rule and stroked over a part of its line")
    func shapes() throws {
        let rings = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 30))
        rings.append(UIBezierPath(rect: CGRect(x: 15, y: 15, width: 10, height: 10)))
        var drawn = try DrawnPixels(view(CAShapeLayer()) { $0.path = rings.cgPath })
        #expect(drawn.isAbout(.black, 20, 20) && drawn.isClear(2, 2), "black is what fills without a word")
        drawn = try DrawnPixels(
            view(CAShapeLayer()) {
                $0.path = rings.cgPath
                $0.fillRule = .evenOdd
                $0.fillColor = UIColor.red.cgColor
            })
        #expect(drawn.isClear(20, 20) && drawn.isAbout(.red, 8, 8))
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 20))
        line.addLine(to: CGPoint(x: 40, y: 20))
        drawn = try DrawnPixels(
            view(CAShapeLayer()) {
                $0.path = line.cgPath
                $0.strokeColor = UIColor.blue.cgColor
                $0.lineWidth = 8
                ($0.strokeStart, $0.strokeEnd) = (0.25, 0.5)
            })
        #expect(drawn.isAbout(.blue, 15, 18) && drawn.isClear(5, 20) && drawn.isClear(25, 20) && drawn.isClear(15, 26))
        drawn = try DrawnPixels(
            view(CAShapeLayer()) {
                $0.path = line.cgPath
                $0.strokeColor = UIColor.blue.cgColor
                $0.lineWidth = 8
                $0.lineDashPattern = [10, 10]
            })
        #expect(drawn.isAbout(.blue, 5, 20) && drawn.isClear(15, 20) && drawn.isAbout(.blue, 25, 20))
    }

    @Test("copies are turned about the anchor point and change their colour step by step")
    func copies() throws {
        let dot = CALayer()
        dot.frame = CGRect(x: 16, y: 0, width: 8, height: 8)
        dot.backgroundColor = UIColor.white.cgColor
        let drawn = try DrawnPixels(
            view(CAReplicatorLayer()) {
                $0.addSublayer(dot)
                $0.instanceCount = 3
                $0.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
                $0.instanceGreenOffset = -0.5
                $0.instanceBlueOffset = -0.5
            })
        #expect(drawn.isAbout(.white, 20, 4) && drawn.isAbout(.red, 20, 36) && drawn.isClear(4, 20))
        #expect(drawn[36, 20][0] > 250 && abs(drawn[36, 20][1] - 128) < 6)
    }

    @Test("a picture is placed by its gravity, whose top is at the bottom")
    func contents() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: plain).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 5, width: 10, height: 5))
        }
        func drawn(_ gravity: CALayerContentsGravity, _ set: (CALayer) -> Void = { _ in }) throws -> DrawnPixels {
            try DrawnPixels(
                view(CALayer()) {
                    $0.contents = picture.cgImage
                    $0.contentsGravity = gravity
                    set($0)
                })
        }
        let whole = try drawn(.resize)
        #expect(whole.isAbout(.red, 20, 5) && whole.isAbout(.blue, 20, 35))
        let top = try drawn(.topLeft)
        #expect(top.isAbout(.red, 5, 32) && top.isAbout(.blue, 5, 38) && top.isClear(5, 5))
        let bottom = try drawn(.bottomRight)
        #expect(bottom.isAbout(.red, 35, 2) && bottom.isClear(5, 35))
        let fine = try drawn(.center) { $0.contentsScale = 2 }
        #expect(fine.isAbout(.red, 20, 18) && fine.isClear(16, 18))
        let part = try drawn(.resize) { $0.contentsRect = CGRect(x: 0, y: 0.5, width: 1, height: 0.5) }
        #expect(part.isAbout(.blue, 20, 8) && part.isAbout(.blue, 20, 38))
        let stretched = try drawn(.resize) { $0.contentsCenter = CGRect(x: 0.5, y: 0.4, width: 0, height: 0) }
        #expect(stretched.isAbout(.red, 20, 2) && stretched.isAbout(.blue, 20, 37))
    }

    private var plain: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }

    private final class Drawing: UIView {
        var rects: [CGRect] = []
        override func draw(_ rect: CGRect) {
            rects.append(rect)
            UIGraphicsGetCurrentContext()?.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 20, y: 20, width: 10, height: 100))
        }
    }

    @Test("a view draws in its bounds' coordinates, on black where nothing is behind")
    func drawing() throws {
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.backgroundColor = .white
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 60))
        holder.addSubview(view)
        var drawn = try DrawnPixels(holder)
        #expect(view.rects.allSatisfy { $0 == view.bounds } && !view.rects.isEmpty)
        #expect(drawn.isAbout(.black, 5, 5) && drawn.isAbout(.red, 25, 30) && drawn.isAbout(.white, 35, 5))
        #expect(drawn.isClear(25, 50), "it is cut off at the bounds")
        view.backgroundColor = .clear
        #expect(try DrawnPixels(holder).isClear(35, 5))
        view.backgroundColor = nil
        #expect(try DrawnPixels(holder).isAbout(.black, 35, 5))
        view.isOpaque = false
        #expect(try DrawnPixels(holder).isClear(35, 5))
        view.bounds.origin = CGPoint(x: 20, y: 20)
        drawn = try DrawnPixels(holder)
        #expect(drawn.isAbout(.red, 5, 5) && drawn.isClear(15, 5) && view.rects.last?.origin == view.bounds.origin)
    }

    private final class Ring: CALayer {
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(UIColor.red.cgColor)
            ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    @Test("a layer draws itself once it was asked to")
    func layers() throws {
        #expect(try DrawnPixels(view(Ring()) { _ in }).isClear(5, 5))
        let ring = Ring()
        let holder = view(ring) { $0.setNeedsDisplay() }
        #expect(ring.needsDisplay())
        #expect(try DrawnPixels(holder).isAbout(.red, 5, 5) && !ring.needsDisplay())
        let growing = Ring()
        growing.needsDisplayOnBoundsChange = true
        #expect(try DrawnPixels(view(growing) { _ in }).isAbout(.red, 5, 5))
    }

    @Test("a text stands at the top of its layer, cut off at the bounds")
    func texts() throws {
        func rows(_ set: (CATextLayer) -> Void) throws -> [Int] {
            let drawn = try DrawnPixels(
                view(CATextLayer()) {
                    $0.string = "Hello you"
                    $0.fontSize = 12
                    $0.foregroundColor = UIColor.red.cgColor
                    set($0)
                })
            return (0..<40).filter { y in (0..<40).contains { drawn[$0, y][3] > 60 } }
        }
        let (one, wrapped) = (try rows { _ in }, try rows { $0.isWrapped = true })
        #expect(!one.isEmpty && one.allSatisfy { $0 < 18 } && (wrapped.last ?? 0) > 18)
    }

    @Test("a layer is rendered in its own coordinates, and a hierarchy into a rectangle")
    func rendering() throws {
        let view = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 20))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        func drawn(_ draw: (CGContext) -> Void) throws -> DrawnPixels {
            try DrawnPixels(
                UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40), format: plain).image { draw($0.cgContext) }
            )
        }
        let rendered = try drawn { context in
            context.translateBy(x: 5, y: 5)
            view.layer.render(in: context)
            inner.backgroundColor = .green
        }
        #expect(rendered.isAbout(.red, 8, 10) && rendered.isAbout(.blue, 20, 10), "it is as it was then")
        #expect(rendered.isClear(2, 10) && rendered.isClear(28, 10))
        let placed = try drawn { _ in
            view.drawHierarchy(in: CGRect(x: 0, y: 20, width: 40, height: 20), afterScreenUpdates: true)
        }
        #expect(placed.isAbout(.red, 15, 30) && placed.isAbout(.green, 35, 30) && placed.isClear(15, 10))
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no context")
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        inner.backgroundColor = .black
        #expect(try DrawnPixels(snapshot).isAbout(.green, 15, 10) && snapshot.bounds.size == view.bounds.size)
        let part = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 5, y: 0, width: 10, height: 10), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)))
        part.frame.size = CGSize(width: 40, height: 10)
        let wide = try DrawnPixels(part)
        #expect(wide.isAbout(.red, 3, 5) && wide.isAbout(.black, 8, 5) && wide.isAbout(.black, 38, 5))
    }
}
