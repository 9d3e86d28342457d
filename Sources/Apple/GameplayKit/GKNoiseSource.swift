public import Foundation

/// A source of values in -1...1 at every place.
open class GKNoiseSource: NSObject {
    func value(at place: SIMD3<Double>) -> Double { 0 }
}

/// Noise whose parts become finer step by step.
open class GKCoherentNoiseSource: GKNoiseSource {
    /// The fineness of the first part, the number of parts, how much finer each is, and the number that chance follows from.
    open var frequency: Double
    open var octaveCount: Int
    open var lacunarity: Double
    open var seed: Int32

    init(parts octaveCount: Int, frequency: Double, lacunarity: Double, seed: Int32) {
        (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (frequency, octaveCount, lacunarity, seed)
    }

    /// The sum of the parts, of which each one weighs less by a factor.
    func sum(at place: SIMD3<Double>, factor: Double, _ shape: (Double) -> Double) -> Double {
        var (sum, weights, weight, fineness) = (0.0, 0.0, 1.0, frequency)
        for octave in 0..<max(octaveCount, 1) {
            sum += weight * shape(GradientNoise.value(at: place * fineness, seed: seed &+ Int32(octave)))
            weights += weight
            (weight, fineness) = (weight * factor, fineness * lacunarity)
        }
        return weights > 0 ? min(max(sum / weights, -1), 1) : 0
    }
}

/// Noise by Perlin's method.
open class GKPerlinNoiseSource: GKCoherentNoiseSource {
    /// The factor by which each part weighs less.
    open var persistence: Double

    /// Creates noise of its numbers.
    public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
        self.persistence = persistence
        super.init(parts: octaveCount, frequency: frequency, lacunarity: lacunarity, seed: seed)
    }
    public convenience init() {
        self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
    }

    override func value(at place: SIMD3<Double>) -> Double { sum(at: place, factor: persistence) { $0 } }
}

/// Noise of round forms with sharp valleys.
open class GKBillowNoiseSource: GKCoherentNoiseSource {
    /// The factor by which each part weighs less.
    open var persistence: Double

    /// Creates noise of its numbers.
    public init(frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32) {
        self.persistence = persistence
        super.init(parts: octaveCount, frequency: frequency, lacunarity: lacunarity, seed: seed)
    }
    public convenience init() {
        self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
    }

    override func value(at place: SIMD3<Double>) -> Double { sum(at: place, factor: persistence) { 2 * abs($0) - 1 } }
}

/// Noise of sharp crests.
open class GKRidgedNoiseSource: GKCoherentNoiseSource {
    /// Creates noise of its numbers.
    public init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        super.init(parts: octaveCount, frequency: frequency, lacunarity: lacunarity, seed: seed)
    }
    public convenience init() { self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0) }

    override func value(at place: SIMD3<Double>) -> Double { sum(at: place, factor: 0.5) { 1 - 2 * abs($0) } }
}

/// Cells about places of chance: the values are of the cells, or of the distance to the nearest place.
open class GKVoronoiNoiseSource: GKNoiseSource {
    /// The number of cells by a unit, the weight of the cells' values, and the choice of distances.
    open var frequency: Double
    open var displacement: Double
    open var isDistanceEnabled: Bool
    open var seed: Int32

    /// Creates cells of their numbers.
    public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
        (self.frequency, self.displacement, isDistanceEnabled, self.seed) = (
            frequency, displacement, distanceEnabled, seed
        )
    }
    public convenience override init() {
        self.init(frequency: 1, displacement: 1, distanceEnabled: false, seed: 0)
    }

    override func value(at place: SIMD3<Double>) -> Double {
        let (distance, value) = GradientNoise.cell(at: place * frequency, seed: seed)
        return min(max((isDistanceEnabled ? 2 * distance - 1 : 0) + displacement * value, -1), 1)
    }
}

/// One value everywhere.
open class GKConstantNoiseSource: GKNoiseSource {
    /// The value.
    open var value: Double

    /// Creates noise of a value.
    public init(value: Double) {
        self.value = value
    }
    public convenience override init() { self.init(value: 1) }

    override func value(at place: SIMD3<Double>) -> Double { value }
}

/// Shells about the middle.
open class GKSpheresNoiseSource: GKNoiseSource {
    /// The number of shells by a unit.
    open var frequency: Double

    /// Creates shells.
    public init(frequency: Double) {
        self.frequency = frequency
    }
    public convenience override init() { self.init(frequency: 1) }

    override func value(at place: SIMD3<Double>) -> Double {
        Self.shell((place * place).sum().squareRoot() * frequency)
    }

    static func shell(_ distance: Double) -> Double {
        let part = distance - distance.rounded(.down)
        return 1 - 4 * min(part, 1 - part)
    }
}

/// Rings about the upright axis.
open class GKCylindersNoiseSource: GKNoiseSource {
    /// The number of rings by a unit.
    open var frequency: Double

    /// Creates rings.
    public init(frequency: Double) {
        self.frequency = frequency
    }
    public convenience override init() { self.init(frequency: 1) }

    override func value(at place: SIMD3<Double>) -> Double {
        GKSpheresNoiseSource.shell((place.x * place.x + place.z * place.z).squareRoot() * frequency)
    }
}

/// Squares of two values, as on a chess board.
open class GKCheckerboardNoiseSource: GKNoiseSource {
    /// The side of a square.
    open var squareSize: Double

    /// Creates squares.
    public init(squareSize: Double) {
        self.squareSize = squareSize
    }
    public convenience override init() { self.init(squareSize: 1) }

    override func value(at place: SIMD3<Double>) -> Double {
        guard squareSize > 0 else { return -1 }
        let cells = (place / squareSize).rounded(.down)
        return cells.sum().truncatingRemainder(dividingBy: 2) == 0 ? -1 : 1
    }
}
