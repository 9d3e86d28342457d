/// A change of a node over time. It comes to its end when it is run.
open class SCNAction: NSObject, NSCopying, @unchecked Sendable {
    /// The seconds that it takes.
    open var duration: TimeInterval
    open var timingMode = SCNActionTimingMode.linear
    open var timingFunction: SCNActionTimingFunction?
    open var speed: CGFloat = 1
    /// True for one that goes on without an end.
    let isEndless: Bool
    private let change: (SCNNode) -> Void
    private let back: (() -> SCNAction)?

    /// Creates an action that changes nothing.
    public override convenience init() { self.init(0) { _ in } }
    init(
        _ duration: TimeInterval = 0, isEndless: Bool = false, back: (() -> SCNAction)? = nil,
        _ change: @escaping (SCNNode) -> Void
    ) {
        (self.duration, self.isEndless, self.back, self.change) = (duration, isEndless, back, change)
    }

    func apply(to node: SCNNode) { change(node) }

    /// The action that takes this one back; this one itself where there is none.
    open func reversed() -> SCNAction { back?() ?? self }

    open func copy(with zone: NSZone? = nil) -> Any {
        let other = SCNAction(duration, isEndless: isEndless, back: back, change)
        (other.timingMode, other.timingFunction, other.speed) = (timingMode, timingFunction, speed)
        return other
    }

    // MARK: Several actions

    /// Actions one after the other, together, so often, and without an end.
    open class func sequence(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(
            actions.reduce(0) { $0 + $1.duration }, isEndless: actions.contains(where: \.isEndless),
            back: { sequence(actions.reversed().map { $0.reversed() }) }
        ) { node in
            for action in actions {
                action.apply(to: node)
                // What follows never begins.
                if action.isEndless { return }
            }
        }
    }
    open class func group(_ actions: [SCNAction]) -> SCNAction {
        SCNAction(
            actions.map(\.duration).max() ?? 0, isEndless: actions.contains(where: \.isEndless),
            back: { group(actions.map { $0.reversed() }) }
        ) { node in actions.forEach { $0.apply(to: node) } }
    }
    open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
        SCNAction(
            action.duration * Double(count), isEndless: action.isEndless,
            back: { `repeat`(action.reversed(), count: count) }
        ) { node in
            for _ in 0..<Swift.min(count, 1000) { action.apply(to: node) }
        }
    }
    open class func repeatForever(_ action: SCNAction) -> SCNAction {
        SCNAction(.infinity, isEndless: true, back: { repeatForever(action.reversed()) }) { _ in }
    }

    // MARK: Places

    /// Moves by a distance, and to a place.
    open class func moveBy(
        x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval
    ) -> SCNAction { move(by: SCNVector3(deltaX, deltaY, deltaZ), duration: duration) }
    open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration, back: { move(by: SCNVector3(-simd_float3(delta)), duration: duration) }) {
            $0.simdPosition += simd_float3(delta)
        }
    }
    open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration) { $0.position = location }
    }

    // MARK: Turns

    /// Turns by angles in radians, about an axis, and to angles.
    open class func rotateBy(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
    ) -> SCNAction {
        SCNAction(duration, back: { rotateBy(x: -xAngle, y: -yAngle, z: -zAngle, duration: duration) }) {
            $0.simdEulerAngles += simd_float3(Float(xAngle), Float(yAngle), Float(zAngle))
        }
    }
    open class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval
    ) -> SCNAction { SCNAction(duration) { $0.eulerAngles = SCNVector3(xAngle, yAngle, zAngle) } }
    open class func rotateTo(
        x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
        usesShortestUnitArc shortestUnitArc: Bool
    ) -> SCNAction { rotateTo(x: xAngle, y: yAngle, z: zAngle, duration: duration) }
    open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
        SCNAction(duration, back: { rotate(by: -angle, around: axis, duration: duration) }) {
            let direction = simd_float3(axis)
            guard length(direction) > 0 else { return }
            $0.simdOrientation = simd_quatf(angle: Float(angle), axis: normalize(direction)) * $0.simdOrientation
        }
    }
    open class func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction {
        SCNAction(duration) { $0.rotation = axisAngle }
    }

    // MARK: Sizes, opacity and closures

    /// Sizes by a factor, and to a size.
    open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec, back: { self.scale(by: 1 / scale, duration: sec) }) { $0.simdScale *= Float(scale) }
    }
    open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec) { $0.simdScale = simd_float3(repeating: Float(scale)) }
    }

    /// Shows and hides.
    open class func fadeIn(duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec, back: { fadeOut(duration: sec) }) { $0.opacity = 1 }
    }
    open class func fadeOut(duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec, back: { fadeIn(duration: sec) }) { $0.opacity = 0 }
    }
    open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec, back: { fadeOpacity(by: -factor, duration: sec) }) { $0.opacity += factor }
    }
    open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
        SCNAction(sec) { $0.opacity = opacity }
    }
    open class func hide() -> SCNAction { SCNAction(back: { unhide() }) { $0.isHidden = true } }
    open class func unhide() -> SCNAction { SCNAction(back: { hide() }) { $0.isHidden = false } }
    open class func removeFromParentNode() -> SCNAction { SCNAction { $0.removeFromParentNode() } }

    /// Runs a text of JavaScript: it is not run.
    open class func javaScriptAction(withScript script: String, duration seconds: TimeInterval) -> SCNAction {
        SCNAction(seconds) { _ in }
    }

    /// Waits, and closures.
    open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) { _ in } }
    open class func wait(duration sec: TimeInterval, withRange durationRange: TimeInterval) -> SCNAction {
        SCNAction(sec) { _ in }
    }
    open class func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction { block($0) } }
    open class func run(_ block: @escaping (SCNNode) -> Void, queue: DispatchQueue) -> SCNAction {
        SCNAction { block($0) }
    }
    open class func customAction(
        duration seconds: TimeInterval, action block: @escaping (SCNNode, CGFloat) -> Void
    ) -> SCNAction { SCNAction(seconds) { block($0, CGFloat(seconds)) } }
    open class func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction {
        SCNAction { _ in }
    }
}

/// The course of an action.
public enum SCNActionTimingMode: Int, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut
}

/// A course of one's own.
public typealias SCNActionTimingFunction = (Float) -> Float

/// A sound in the bundle. None is opened: nil.
open class SCNAudioSource: NSObject, @unchecked Sendable {
    /// The strength, and the way in which it is heard.
    open var volume: Float = 1
    open var rate: Float = 1
    open var loops = false
    open var isPositional = true
    open var reverbBlend: Float = 0
    open var shouldStream = false

    /// Opens a sound, which is not done.
    public convenience init?(named fileName: String) { return nil }
    public convenience init?(fileNamed name: String) { return nil }
    public convenience init?(url: URL) { return nil }
    open func load() {}
}

/// An object that runs actions.
public protocol SCNActionable: NSObjectProtocol {
    /// Runs an action, which comes to its end at once. One without an end does nothing, and is there until it is removed.
    func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)?)
    func runAction(_ action: SCNAction)
    /// The actions that run: those without an end.
    var hasActions: Bool { get }
    func action(forKey key: String) -> SCNAction?
    func removeAction(forKey key: String)
    func removeAllActions()
    var actionKeys: [String] { get }
}

extension SCNNode {
    public func runAction(_ action: SCNAction, forKey key: String?, completionHandler block: (() -> Void)? = nil) {
        if action.isEndless {
            unnamed += 1
            endless[key ?? "unnamed \(unnamed)"] = action
        }
        action.apply(to: self)
        if !action.isEndless { block?() }
    }
    public func runAction(_ action: SCNAction) { runAction(action, forKey: nil, completionHandler: nil) }
    public func runAction(_ action: SCNAction, completionHandler block: (() -> Void)? = nil) {
        runAction(action, forKey: nil, completionHandler: block)
    }
    public func runAction(_ action: SCNAction, forKey key: String?) async {
        runAction(action, forKey: key, completionHandler: nil)
    }
    public func runAction(_ action: SCNAction) async { runAction(action, forKey: nil, completionHandler: nil) }
    public var hasActions: Bool { !endless.isEmpty }
    public func action(forKey key: String) -> SCNAction? { endless[key] }
    public func removeAction(forKey key: String) { endless[key] = nil }
    public func removeAllActions() { endless = [:] }
    public var actionKeys: [String] { endless.keys.filter { !$0.hasPrefix("unnamed ") }.sorted() }
}

/// An object that keeps animations. They do not move it.
public protocol SCNAnimatable: NSObjectProtocol {
    /// Adds animations, removes and finds them.
    func addAnimation(_ animation: CAAnimation, forKey key: String?)
    func animation(forKey key: String) -> CAAnimation?
    func removeAnimation(forKey key: String)
    func removeAllAnimations()
    var animationKeys: [String] { get }
}

extension SCNNode {
    public func addAnimation(_ animation: CAAnimation, forKey key: String?) {
        unnamed += 1
        animations[key ?? "unnamed \(unnamed)"] = animation
    }
    public func animation(forKey key: String) -> CAAnimation? { animations[key] }
    public func removeAnimation(forKey key: String) { animations[key] = nil }
    public func removeAllAnimations() { animations = [:] }
    public var animationKeys: [String] { animations.keys.filter { !$0.hasPrefix("unnamed ") }.sorted() }
}
