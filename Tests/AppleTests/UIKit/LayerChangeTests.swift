import Foundation
import RandomInput
import Testing
import TintypeGraphics
@testable import UIKit

@Suite("Layers that change after they were drawn are drawn anew")
@MainActor
struct LayerChangeTests {
    /// A random tree of layers in views.
    @MainActor
    private struct Tree {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 80))
        /// The layers that are drawn inside of the view, masks and other views' layers among them.
        private(set) var layers: [CALayer] = []

        init(seed: Int) {
            var random = SeededGenerator(seed: seed)
            let inner = UIView()
            view.addSubview(inner)
            dress(inner.layer, &random)
            layers = [inner.layer]
            let kinds = [
                CALayer.self, CAShapeLayer.self, CAGradientLayer.self, CATextLayer.self, CAReplicatorLayer.self,
            ]
            for (index, kind) in (kinds + [CALayer.self, CAShapeLayer.self]).enumerated() {
                let layer = kind.init()
                dress(layer, &random)
                let outer = random.chance(50) ? view.layer : layers[random.number(0...layers.count - 1)]
                if outer === view.layer {
                    // Next to each other, so that all of them are seen.
                    layer.position = CGPoint(x: 20 + 40 * (index % 4), y: 20 + 40 * (index / 4))
                    view.layer.addSublayer(layer)
                } else if random.chance(20), outer.mask == nil {
                    outer.mask = layer
                } else {
                    outer.addSublayer(layer)
                }
                layers.append(layer)
            }
            for layer in layers where layer is CAReplicatorLayer {
                let copied = CALayer()
                dress(copied, &random)
                copied.frame = CGRect(x: 4, y: 4, width: 12, height: 9)
                layer.addSublayer(copied)
            }
        }

        private func dress(_ layer: CALayer, _ random: inout SeededGenerator) {
            layer.frame = CGRect(
                x: random.number(0...30), y: random.number(0...30), width: random.number(20...40),
                height: random.number(20...40))
            layer.backgroundColor = LayerDeed.color(&random)
            if random.chance(40) { layer.cornerRadius = 6 }
            if random.chance(40) { layer.borderWidth = 2 }
            if random.chance(40) { layer.shadowOpacity = 1 }
            if random.chance(30) { layer.transform = CATransform3DMakeRotation(2, 0, 1, 0.4) }
            for choice in LayerDeed.kinds where choice.fits(layer) && random.chance(85) {
                choice.choose(&random)(layer)
            }
            for choice in LayerDeed.looks where choice.name.hasPrefix("contents") && random.chance(30) {
                choice.choose(&random)(layer)
            }
        }
    }

    private func stage(_ view: UIView) -> ViewStage<some View> {
        ViewStage(DrawnResponder(view), size: view.bounds.size, scale: 1)
    }

    /// Returns whether something noted that a tree changed.
    private func notes(_ change: () -> Void) -> Bool {
        let before = HostedChanges.total
        change()
        return HostedChanges.total != before
    }

    /// The picture of a tree to which changes were made before it was drawn.
    private func fresh(_ seed: Int, _ deeds: [(Int, (CALayer) -> Void)]) throws -> Bitmap {
        let tree = Tree(seed: seed)
        for (index, make) in deeds { make(tree.layers[index]) }
        return try stage(tree.view).bitmap()
    }

    @Test("each change of a layer's property is drawn as if it had been there, and the same again is none")
    func properties() throws {
        var random = SeededGenerator(seed: 2)
        var unseen = Set(LayerDeed.all.map(\.name))
        for seed in 0..<28 {
            let tree = Tree(seed: seed)
            let stage = stage(tree.view)
            var picture = try stage.bitmap()
            var deeds: [(Int, (CALayer) -> Void)] = []
            for _ in 0..<12 {
                let index = random.number(0...tree.layers.count - 1)
                let layer = tree.layers[index]
                let choices = LayerDeed.all.filter { $0.fits(layer) }
                let rare = choices.filter { unseen.contains($0.name) }
                let offered = rare.isEmpty ? choices : rare
                let choice = offered[random.number(0...offered.count - 1)]
                let make = choice.choose(&random)
                deeds.append((index, make))
                var isNoted = false
                stage.perform { isNoted = notes { make(layer) } }
                let next = try stage.bitmap()
                #expect(try next == fresh(seed, deeds), "\(choice.name) of layer \(index) in tree \(seed)")
                #expect(isNoted || next == picture, "\(choice.name) is noted")
                if next != picture { unseen.remove(choice.name) }
                picture = next
                #expect(!notes { make(layer) }, "\(choice.name) again")
            }
        }
        #expect(unseen.isEmpty, "the deeds show that they are drawn")
    }

    @Test("layers and masks that come, go and change their order are drawn anew; where they are already is no change")
    func structure() throws {
        var random = SeededGenerator(seed: 5)
        for seed in 40..<52 {
            let tree = Tree(seed: seed)
            let stage = stage(tree.view)
            var picture = try stage.bitmap()
            var deeds: [(Int, (CALayer) -> Void)] = []
            for _ in 0..<10 {
                let index = random.number(1...tree.layers.count - 1)
                let color = LayerDeed.color(&random)
                let side = random.number(10...40)
                func added() -> CALayer {
                    let layer = CAShapeLayer()
                    layer.frame = CGRect(x: 5, y: 5, width: side, height: side)
                    layer.backgroundColor = color
                    return layer
                }
                let makes: [(CALayer) -> Void] = [
                    { $0.addSublayer(added()) }, { $0.insertSublayer(added(), at: 0) }, { $0.mask = added() },
                    { $0.mask = nil }, { $0.superlayer?.addSublayer($0) }, { $0.superlayer?.insertSublayer($0, at: 0) },
                    { $0.removeFromSuperlayer() }, { $0.sublayers = $0.sublayers?.reversed() },
                    { $0.mask?.frame = CGRect(x: 0, y: 0, width: side, height: 30) },
                    {
                        ($0.mask as? CAShapeLayer)?.path = CGPath(
                            rect: CGRect(x: 0, y: 0, width: 9, height: side), transform: nil)
                    },
                    { layer in layer.sublayers?.first.map { layer.replaceSublayer($0, with: added()) } },
                ]
                let number = random.number(0...makes.count - 1)
                deeds.append((index, makes[number]))
                var isNoted = false
                stage.perform { isNoted = notes { makes[number](tree.layers[index]) } }
                let next = try stage.bitmap()
                #expect(try next == fresh(seed, deeds), "deed \(number) to \(index) in tree \(seed)")
                #expect(isNoted || next == picture, "deed \(number) is noted")
                picture = next
            }
            let again = notes {
                for layer in tree.layers {
                    let (mask, inside) = (layer.mask, layer.sublayers)
                    layer.mask = mask
                    layer.sublayers = inside
                    layer.sublayers?.last.map { layer.addSublayer($0) }
                    layer.sublayers?.first.map { layer.insertSublayer($0, at: 0) }
                }
            }
            #expect(!again)
        }
    }

    @Test("a loose layer tells nobody, one that draws itself does when it asks")
    func looseAndDrawn() throws {
        final class Drawn: CALayer {
            var color = UIColor.red
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(color.cgColor)
                ctx.fill(bounds)
            }
        }
        let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), Drawn())
        layer.frame = view.bounds
        layer.setNeedsDisplay()
        view.layer.addSublayer(layer)
        let stage = stage(view)
        let red = try stage.bitmap()
        layer.color = .blue
        #expect(notes { stage.perform { layer.setNeedsDisplay() } })
        #expect(try stage.bitmap() != red)
        stage.perform { layer.removeFromSuperlayer() }
        let isNoted = notes {
            layer.cornerRadius = 9
            layer.frame.size.width = 5
            layer.addSublayer(CALayer())
            layer.setNeedsDisplay()
        }
        #expect(!isNoted)
    }

    @Test("what changes in a view that is a mask is drawn anew")
    func maskViews() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        view.backgroundColor = .red
        let (mask, inner) = (UIView(frame: view.bounds), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        inner.backgroundColor = .black
        mask.addSubview(inner)
        view.mask = mask
        let stage = stage(view)
        let first = try stage.bitmap()
        #expect(notes { stage.perform { inner.center.x = 50 } })
        let second = try stage.bitmap()
        #expect(second != first)
        #expect(notes { stage.perform { inner.backgroundColor = nil } })
        #expect(try stage.bitmap() != second)
        stage.perform { view.mask = nil }
        #expect(!notes { inner.backgroundColor = .blue }, "it is a mask no more")
    }

    @Test("a path that is changed where it was built changes a layer once it is set again")
    func mutablePaths() throws {
        let (view, shape, path) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80)), CAShapeLayer(), CGMutablePath()
        )
        path.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
        shape.path = path
        view.layer.addSublayer(shape)
        let stage = stage(view)
        let first = try stage.bitmap()
        stage.perform { path.addRect(CGRect(x: 40, y: 40, width: 20, height: 20)) }
        #expect(try stage.bitmap() == first)
        stage.perform { shape.path = path }
        #expect(try stage.bitmap() != first)
    }

    @Test("a layer that is changed in another thread is drawn anew")
    func threads() async throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
        view.backgroundColor = .red
        let stage = stage(view)
        let first = try stage.bitmap()
        nonisolated(unsafe) let layer = view.layer
        await Task.detached {
            layer.cornerRadius = 30
            layer.position.x += 5
            layer.bounds.size.height -= 5
        }.value
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        stage.advance(by: .milliseconds(1))
        #expect(try stage.bitmap() != first)
    }
}
