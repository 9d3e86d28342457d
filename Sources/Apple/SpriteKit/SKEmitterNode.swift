public import Foundation

/// Particles. Their file is not read, and none are drawn.
open class SKEmitterNode: SKNode {
    /// The numbers of the particles.
    open var particleBirthRate: CGFloat = 0
    open var numParticlesToEmit = 0
    open var particleLifetime: CGFloat = 0
    open var particleColor = UIColor.white
    open var particleTexture: SKTexture?
    open var particlePosition = CGPoint.zero
    open var particlePositionRange = CGVector(dx: 0, dy: 0)
    open var particleSpeed: CGFloat = 0
    open var particleSpeedRange: CGFloat = 0
    open var particleAlpha: CGFloat = 1
    open var particleScale: CGFloat = 1
    open var particleColorSequence: SKKeyframeSequence?
    open var particleColorBlendFactor: CGFloat = 0
    open var particleLifetimeRange: CGFloat = 0
    open var particleZPosition: CGFloat = 0
    open var particleRotation: CGFloat = 0
    open var particleRotationRange: CGFloat = 0
    open var particleRotationSpeed: CGFloat = 0
    open var particleScaleRange: CGFloat = 0
    open var particleScaleSpeed: CGFloat = 0
    open var particleAlphaRange: CGFloat = 0
    open var particleAlphaSpeed: CGFloat = 0
    open var particleColorRedRange: CGFloat = 0
    open var particleColorGreenRange: CGFloat = 0
    open var particleColorBlueRange: CGFloat = 0
    open var particleColorAlphaRange: CGFloat = 0
    open var particleColorRedSpeed: CGFloat = 0
    open var particleColorGreenSpeed: CGFloat = 0
    open var particleColorBlueSpeed: CGFloat = 0
    open var particleColorAlphaSpeed: CGFloat = 0
    open var particleColorBlendFactorRange: CGFloat = 0
    open var particleColorBlendFactorSpeed: CGFloat = 0
    open var particleSize = CGSize.zero
    open var particleBlendMode = SKBlendMode.alpha
    open var particleRenderOrder = SKParticleRenderOrder.oldestLast
    open var particleAction: SKAction?
    open var particleColorBlendFactorSequence: SKKeyframeSequence?
    open var particleAlphaSequence: SKKeyframeSequence?
    open var particleScaleSequence: SKKeyframeSequence?
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var fieldBitMask: UInt32 = .max
    open var shader: SKShader?
    open var emissionAngle: CGFloat = 0
    open var emissionAngleRange: CGFloat = 0
    open weak var targetNode: SKNode?

    /// Goes on by seconds, and begins anew.
    open func advanceSimulationTime(_ sec: TimeInterval) {}
    open func resetSimulation() {}
}

/// The order in which particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable {
    case oldestLast, oldestFirst, dontCare
}

/// Values at times, and what lies between them.
open class SKKeyframeSequence: NSObject {
    /// The ways to get from one value to the next, and to go on after the last.
    open var interpolationMode = SKInterpolationMode.linear
    open var repeatMode = SKRepeatMode.clamp
    private var frames: [(value: Any, time: CGFloat)]

    /// Creates a sequence of values and their times, or an empty one.
    public init(keyframeValues values: [Any]?, times: [NSNumber]?) {
        frames = zip(values ?? [], times ?? []).map { ($0, CGFloat($1.doubleValue)) }.sorted { $0.time < $1.time }
    }
    public convenience init(capacity numItems: Int) { self.init(keyframeValues: nil, times: nil) }

    /// Adds values, removes them and gives them with their times.
    open func addKeyframeValue(_ value: Any, time: CGFloat) {
        frames.append((value, time))
        frames.sort { $0.time < $1.time }
    }
    open func removeLastKeyframe() { if !frames.isEmpty { frames.removeLast() } }
    open func removeKeyframe(at index: Int) { frames.remove(at: index) }
    open func setKeyframeValue(_ value: Any, for index: Int) { frames[index].value = value }
    open func setKeyframeTime(_ time: CGFloat, for index: Int) { frames[index].time = time }
    open func setKeyframeValue(_ value: Any, time: CGFloat, for index: Int) { frames[index] = (value, time) }
    open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
    open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
    open func count() -> Int { frames.count }

    /// The value at a time: that between two numbers or colours, and the one before otherwise; nil for an empty sequence.
    open func sample(atTime time: CGFloat) -> Any? {
        guard let first = frames.first, let last = frames.last else { return nil }
        let length = last.time - first.time
        var time = time
        if repeatMode == .loop, length > 0, time > last.time {
            time = first.time + (time - first.time).truncatingRemainder(dividingBy: length)
        }
        guard let after = frames.firstIndex(where: { $0.time > time }) else { return last.value }
        guard after > 0 else { return first.value }
        let (a, b) = (frames[after - 1], frames[after])
        guard interpolationMode != .step else { return a.value }
        let linear = (time - a.time) / (b.time - a.time)
        let part = interpolationMode == .spline ? linear * linear * (3 - 2 * linear) : linear
        switch (a.value, b.value) {
        case (let a as UIColor, let b as UIColor): return Self.mixed(a, b, part)
        default:
            guard let a = Self.number(a.value), let b = Self.number(b.value) else { return a.value }
            return NSNumber(value: a + (b - a) * Double(part))
        }
    }

    private static func number(_ value: Any) -> Double? {
        (value as? NSNumber)?.doubleValue ?? (value as? Double) ?? (value as? CGFloat).map { Double($0) }
            ?? (value as? Float).map { Double($0) } ?? (value as? Int).map { Double($0) }
    }

    private static func mixed(_ a: UIColor, _ b: UIColor, _ part: CGFloat) -> UIColor {
        func parts(_ color: UIColor) -> SIMD4<Double> {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
        }
        let mixed = parts(a) + (parts(b) - parts(a)) * Double(part)
        return UIColor(red: mixed.x, green: mixed.y, blue: mixed.z, alpha: mixed.w)
    }
}

/// The ways to get from one value to the next.
public enum SKInterpolationMode: Int, Sendable {
    case linear = 1
    case spline, step
}

/// The ways to go on after the last value.
public enum SKRepeatMode: Int, Sendable {
    case clamp = 1
    case loop
}
