public import Foundation
public import SpriteKit

/// Noise of a source, with what was done to it.
open class GKNoise: NSObject {
    /// The colours of values in -1...1.
    open var gradientColors: [NSNumber: UIColor]
    private var value: (SIMD3<Double>) -> Double

    /// Creates noise of a source, with colours; without a source it is 0 everywhere.
    public init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: UIColor]) {
        self.gradientColors = gradientColors
        value = { noiseSource.value(at: $0) }
        super.init()
    }
    public convenience init(_ noiseSource: GKNoiseSource) {
        self.init(noiseSource, gradientColors: [-1: .black, 1: .white])
    }
    public convenience override init() { self.init(GKConstantNoiseSource(value: 0)) }

    /// Creates noise that is one of several at each place, by the value of another.
    public convenience init(
        componentNoises noises: [GKNoise], selectionNoise: GKNoise, boundaries: [NSNumber],
        boundaryBlendDistances blendDistances: [NSNumber]
    ) {
        self.init()
        let (values, selection, bounds) = (noises.map(\.value), selectionNoise.value, boundaries.map(\.doubleValue))
        value = { place in
            guard !values.isEmpty else { return 0 }
            let selected = selection(place)
            let index = bounds.firstIndex { selected < $0 } ?? values.count - 1
            return values[min(index, values.count - 1)](place)
        }
    }

    /// The value at a place, in -1...1.
    open func value(atPosition position: SIMD2<Float>) -> Float {
        Float(value(SIMD3(Double(position.x), 0, Double(position.y))))
    }

    private func change(_ change: @escaping (Double) -> Double) {
        let before = value
        value = { change(before($0)) }
    }
    private func move(_ way: @escaping (SIMD3<Double>) -> SIMD3<Double>) {
        let before = value
        value = { before(way($0)) }
    }
    private func join(_ noise: GKNoise, _ join: @escaping (Double, Double) -> Double) {
        let (before, other) = (value, noise.value)
        value = { join(before($0), other($0)) }
    }

    // MARK: Values

    /// Changes the values.
    open func applyAbsoluteValue() { change { abs($0) } }
    open func clamp(lowerBound: Double, upperBound: Double) { change { min(max($0, lowerBound), upperBound) } }
    open func raiseToPower(_ power: Double) { change { Foundation.pow($0, power) } }
    open func raiseToPower(with noise: GKNoise) { join(noise) { Foundation.pow($0, $1) } }
    open func invert() { change { -$0 } }
    open func add(_ noise: GKNoise) { join(noise, +) }
    open func multiply(_ noise: GKNoise) { join(noise, *) }
    open func minimum(_ noise: GKNoise) { join(noise) { min($0, $1) } }
    open func maximum(_ noise: GKNoise) { join(noise) { max($0, $1) } }

    /// Runs values through a curve of points, and folds them at some.
    open func remapValuesToCurve(controlPoints: [NSNumber: NSNumber]) {
        let points = controlPoints.map { ($0.doubleValue, $1.doubleValue) }.sorted { $0.0 < $1.0 }
        guard let first = points.first, let last = points.last else { return }
        change { value in
            guard let after = points.firstIndex(where: { $0.0 >= value }) else { return last.1 }
            guard after > 0 else { return first.1 }
            let (a, b) = (points[after - 1], points[after])
            return a.1 + (b.1 - a.1) * (value - a.0) / (b.0 - a.0)
        }
    }
    open func remapValuesToTerraces(peaks: [NSNumber], terracesInverted inverted: Bool) {
        let levels = peaks.map(\.doubleValue).sorted()
        change { value in
            guard let low = levels.last(where: { $0 <= value }), let high = levels.first(where: { $0 > value })
            else { return min(max(value, levels.first ?? value), levels.last ?? value) }
            let part = (value - low) / (high - low)
            let curve = inverted ? 1 - (1 - part) * (1 - part) : part * part
            return low + (high - low) * curve
        }
    }

    // MARK: Places

    /// Moves, sizes and turns the noise; angles are in radians, about the three axes.
    open func move(by delta: SIMD3<Double>) { move { $0 - delta } }
    open func scale(by factor: SIMD3<Double>) { move { $0 * factor } }
    open func rotate(by radians: SIMD3<Double>) {
        func turn(_ a: Double, _ b: Double, _ angle: Double) -> (Double, Double) {
            (
                a * Foundation.cos(angle) - b * Foundation.sin(angle),
                a * Foundation.sin(angle) + b * Foundation.cos(angle)
            )
        }
        move { place in
            var place = place
            (place.y, place.z) = turn(place.y, place.z, -radians.x)
            (place.z, place.x) = turn(place.z, place.x, -radians.y)
            (place.x, place.y) = turn(place.x, place.y, -radians.z)
            return place
        }
    }
    /// Moves each place by other noises, and by chance.
    open func displaceX(noise xDisplacementNoise: GKNoise, yNoise: GKNoise, zNoise: GKNoise) {
        let (x, y, z) = (xDisplacementNoise.value, yNoise.value, zNoise.value)
        move { $0 + SIMD3(x($0), y($0), z($0)) }
    }
    open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
        let sources = (0..<3).map {
            GKPerlinNoiseSource(
                frequency: frequency, octaveCount: Int(roughness), persistence: 0.5, lacunarity: 2,
                seed: seed &+ Int32($0 * 31))
        }
        move { place in
            place + power * SIMD3(sources[0].value(at: place), sources[1].value(at: place), sources[2].value(at: place))
        }
    }
}

/// Noise of a part of the plane, with so many values.
open class GKNoiseMap: NSObject {
    /// The part, and the numbers of values.
    public let size: SIMD2<Double>
    public let origin: SIMD2<Double>
    public let sampleCount: SIMD2<Int32>
    public let isSeamless: Bool
    private var values: [Float]

    /// Creates the values of a part: those of 0 without noise. The noise is not made to join at the edges.
    public init(
        _ noise: GKNoise, size: SIMD2<Double>, origin: SIMD2<Double>, sampleCount: SIMD2<Int32>, seamless: Bool
    ) {
        let count = SIMD2(max(sampleCount.x, 0), max(sampleCount.y, 0))
        (self.size, self.origin, self.sampleCount, isSeamless) = (size, origin, count, seamless)
        values = (0..<count.y).flatMap { row in
            (0..<count.x).map { column in
                let part = SIMD2(Double(column), Double(row)) / SIMD2(Double(count.x), Double(count.y))
                return noise.value(atPosition: SIMD2<Float>(origin + size * part))
            }
        }
    }
    public convenience init(_ noise: GKNoise) {
        self.init(noise, size: SIMD2(1, 1), origin: .zero, sampleCount: SIMD2(100, 100), seamless: false)
    }
    public convenience override init() { self.init(GKNoise()) }

    private func index(_ position: SIMD2<Int32>) -> Int? {
        guard position.x >= 0, position.y >= 0, position.x < sampleCount.x, position.y < sampleCount.y else {
            return nil
        }
        return Int(position.y) * Int(sampleCount.x) + Int(position.x)
    }

    /// The value at a place of the map, and between such places; 0 outside.
    open func value(at position: SIMD2<Int32>) -> Float { index(position).map { values[$0] } ?? 0 }
    open func interpolatedValue(at position: SIMD2<Float>) -> Float {
        let low = position.rounded(.down)
        let part = position - low
        func corner(_ x: Float, _ y: Float) -> Float {
            let column = min(max(low.x + x, 0), Float(max(sampleCount.x - 1, 0)))
            let row = min(max(low.y + y, 0), Float(max(sampleCount.y - 1, 0)))
            return value(at: SIMD2(Int32(column), Int32(row)))
        }
        let upper = corner(0, 0) * (1 - part.x) + corner(1, 0) * part.x
        let lower = corner(0, 1) * (1 - part.x) + corner(1, 1) * part.x
        return upper * (1 - part.y) + lower * part.y
    }
    open func setValue(_ value: Float, at position: SIMD2<Int32>) {
        if let index = index(position) { values[index] = value }
    }
}

extension SKTexture {
    /// Creates a picture of a map: its size alone is known.
    public convenience init(noiseMap: GKNoiseMap) {
        let count = noiseMap.sampleCount
        self.init(data: Data(), size: CGSize(width: Int(count.x), height: Int(count.y)))
    }
}
