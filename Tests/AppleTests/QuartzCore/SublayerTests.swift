import QuartzCore
import RandomInput
import Testing

@Suite("Layers inside of layers")
struct SublayerTests {
    @Test("layers are in front of each other as they were put, each in one other at most")
    func order() {
        var random = SeededGenerator(seed: 12)
        let outers = [CALayer(), CALayer()]
        let layers = (0..<6).map { _ in CALayer() }
        var model: [[Int]] = [[], []]
        for _ in 0..<600 {
            let (side, moved, other) = (random.number(0...1), random.number(0...5), random.number(0...5))
            let (outer, layer) = (outers[side], layers[moved])
            guard moved != other else { continue }
            let deed = random.number(0...5)
            let isReplaced = model[side].contains(other)
            if deed != 4 || isReplaced { for index in 0...1 { model[index].removeAll { $0 == moved } } }
            let place = model[side].firstIndex(of: other)
            switch deed {
            case 0:
                outer.addSublayer(layer)
                model[side].append(moved)
            case 1:
                outer.insertSublayer(layer, at: UInt32(other))
                model[side].insert(moved, at: min(other, model[side].count))
            case 2:
                outer.insertSublayer(layer, below: layers[other])
                model[side].insert(moved, at: place ?? 0)
            case 3:
                outer.insertSublayer(layer, above: layers[other])
                model[side].insert(moved, at: place.map { $0 + 1 } ?? model[side].count)
            case 4:
                outer.replaceSublayer(layers[other], with: layer)
                if let place { model[side][place] = moved }
            default: layer.removeFromSuperlayer()
            }
            for (outer, expected) in zip(outers, model) {
                let found = (outer.sublayers ?? []).map { layer in layers.firstIndex { $0 === layer } }
                #expect(found == expected)
                #expect(expected.allSatisfy { layers[$0].superlayer === outer })
            }
            #expect(layers.count { $0.superlayer == nil } == 6 - model[0].count - model[1].count)
        }
    }

    @Test("a layer keeps a path as it was when it was set")
    func paths() {
        let (path, shape) = (CGMutablePath(), CAShapeLayer())
        path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
        (shape.path, shape.shadowPath) = (path, path)
        path.addRect(CGRect(x: 9, y: 9, width: 4, height: 4))
        for kept in [shape.path, shape.shadowPath] {
            #expect(kept?.boundingBox == CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        shape.path = path
        #expect(shape.path == path)
    }

    @Test("no layer comes into itself, by any way, and each is in one other at most")
    func circles() {
        func depth(_ layer: CALayer, _ limit: Int) -> Int {
            guard limit > 0 else { return 1 }
            let parts = (layer.sublayers ?? []) + [layer.mask].compactMap(\.self)
            return 1 + parts.reduce(0) { max($0, depth($1, limit - 1)) }
        }
        for seed in 0..<20 {
            var random = SeededGenerator(seed: seed)
            let layers = (0..<5).map { _ in CALayer() }
            for _ in 0..<60 {
                let (outer, layer) = (layers[random.number(0...4)], layers[random.number(0...4)])
                switch random.number(0...6) {
                case 0: outer.addSublayer(layer)
                case 1: outer.insertSublayer(layer, at: 0)
                case 2: outer.sublayers = [layer, layers[random.number(0...4)]]
                case 3: if let old = outer.sublayers?.first { outer.replaceSublayer(old, with: layer) }
                case 4: layer.removeFromSuperlayer()
                default: outer.mask = random.chance(70) ? layer : nil
                }
                // Five layers of which none is in itself lie in one another five deep at most.
                #expect(layers.allSatisfy { depth($0, 6) <= 5 })
                for layer in layers {
                    let around = layers.filter { ($0.sublayers ?? []).contains { $0 === layer } }
                    #expect(around.count <= 1 && around.first === layer.superlayer)
                }
            }
        }
    }

    @Test("a mask belongs to the layer that took it last")
    func masks() {
        let (first, second, mask) = (CALayer(), CALayer(), CALayer())
        first.mask = mask
        second.mask = mask
        #expect(first.mask == nil)
        first.mask = nil
        #expect(second.mask === mask && mask.superlayer == nil)
        second.mask = nil
        second.mask = nil
        #expect(second.mask == nil)
    }
}
