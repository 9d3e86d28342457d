/// A source of random numbers.
public protocol GKRandom {
    /// A number of all, one below a bound, one from 0 to 1, and yes or no.
    func nextInt() -> Int
    func nextInt(upperBound: Int) -> Int
    func nextUniform() -> Float
    func nextBool() -> Bool
}

/// Random numbers of the system, or of a seed.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
    private let lock = NSLock()
    private var state: UInt64?

    public override init() {
        super.init()
    }

    init(state: UInt64) {
        self.state = state
        super.init()
    }

    /// The source that all share.
    open class func sharedRandom() -> GKRandomSource { shared }
    private static let shared = GKRandomSource()

    /// The next 64 bits: of a seed by splitmix64 (Steele, Lea, Flood, 2014), so that they are not those of Apple's sources.
    private func next() -> UInt64 {
        lock.withLock {
            guard let state else { return .random(in: .min ... .max) }
            let new = state &+ 0x9E37_79B9_7F4A_7C15
            self.state = new
            var bits = (new ^ (new >> 30)) &* 0xBF58_476D_1CE4_E5B9
            bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
            return bits ^ (bits >> 31)
        }
    }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }
    open func nextInt(upperBound: Int) -> Int {
        precondition(upperBound > 0, "the bound is above 0")
        return Int(next().multipliedFullWidth(by: UInt64(upperBound)).high)
    }
    open func nextUniform() -> Float { Float(next() >> 40) / Float(1 << 24 - 1) }
    open func nextBool() -> Bool { next() >> 63 == 1 }

    /// Returns the same elements in a random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var array = array
        for index in array.indices.dropFirst() { array.swapAt(index, nextInt(upperBound: index + 1)) }
        return array
    }
}

/// Sources of a seed, by their names. All count alike here.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
    /// The number that the others follow from.
    open var seed: UInt64 = 0

    public override init() {
        super.init()
    }

    /// Creates a source of a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

/// A source of a seed, by another name.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
    open var seed: UInt64 = 0

    public override init() {
        super.init()
    }

    /// Creates a source of a seed.
    public init(seed: UInt64) {
        self.seed = seed
        super.init(state: seed)
    }
}

/// A source of a seed of bytes.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
    open var seed = Data()

    public override init() {
        super.init()
    }

    /// Creates a source of a seed.
    public init(seed: Data) {
        self.seed = seed
        super.init(state: seed.reduce(0) { $0 &* 31 &+ UInt64($1) })
    }

    /// Passes so many numbers over.
    open func dropValues(_ count: Int) {
        for _ in 0..<max(count, 0) { _ = nextInt() }
    }
}

/// Random whole numbers between two bounds, all as likely.
open class GKRandomDistribution: NSObject, GKRandom {
    /// The bounds, both of which can come, and their number of values.
    public let lowestValue: Int
    public let highestValue: Int
    let source: any GKRandom
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// Creates numbers between two bounds, both of which can come.
    public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int)
    {
        precondition(lowestInclusive <= highestInclusive, "the lowest value is not above the highest one")
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
    }

    /// Creates numbers between two bounds, and those of dice.
    public convenience init(lowestValue: Int, highestValue: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
    }
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }
    open class func d6() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 6) }
    open class func d20() -> GKRandomDistribution { GKRandomDistribution(forDieWithSideCount: 20) }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int {
        lowestValue + source.nextInt(upperBound: max(min(upperBound - lowestValue, numberOfPossibleOutcomes), 1))
    }
    open func nextUniform() -> Float { source.nextUniform() }
    open func nextBool() -> Bool { source.nextBool() }
}

/// Numbers that come again only when all others have come.
open class GKShuffledDistribution: GKRandomDistribution {
    private var left: [Int] = []

    open override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }
}

/// Numbers of which those in the middle are the likeliest: three deviations lie between it and either bound.
open class GKGaussianDistribution: GKRandomDistribution {
    /// The middle and the deviation.
    open var mean: Float { said?.mean ?? Float(lowestValue + highestValue) / 2 }
    open var deviation: Float { said?.deviation ?? Float(highestValue - lowestValue) / 6 }
    private var said: (mean: Float, deviation: Float)?

    /// Creates a distribution with a middle and a deviation; it gives no number farther away than three deviations.
    public convenience init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
            highestValue: Int((mean + 3 * deviation).rounded(.down)))
        said = (mean, deviation)
    }

    open override func nextInt() -> Int {
        // Box and Muller's method.
        let (a, b) = (max(source.nextUniform(), .leastNormalMagnitude), source.nextUniform())
        let normal = Foundation.sqrt(-2 * Foundation.log(Double(a))) * Foundation.cos(2 * .pi * Double(b))
        let value = Int((Double(mean) + normal * Double(deviation)).rounded())
        return min(max(value, lowestValue), highestValue)
    }
}

extension NSArray {
    /// Returns the same elements in a random order.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] {
        randomSource.arrayByShufflingObjects(in: map { $0 })
    }
    public func shuffled() -> [Any] { shuffled(using: .sharedRandom()) }
}
