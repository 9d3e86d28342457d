/// A change of a node over time.
@MainActor @preconcurrency
open class SKAction: NSObject {
    /// The seconds that it takes.
    open var duration: TimeInterval
    open var timingMode = SKActionTimingMode.linear
    open var timingFunction: ((Float) -> Float)?
    open var speed: CGFloat = 1
    /// True for one that goes on without an end.
    let isEndless: Bool
    private let change: (SKNode) -> Void
    private let back: (() -> SKAction)?

    init(
        _ duration: TimeInterval = 0, isEndless: Bool = false, back: (() -> SKAction)? = nil,
        _ change: @escaping (SKNode) -> Void
    ) {
        (self.duration, self.isEndless, self.back, self.change) = (duration, isEndless, back, change)
    }

    /// Creates an action that changes nothing.
    public override convenience init() { self.init(0) { _ in } }

    func apply(to node: SKNode) { change(node) }

    /// The action that takes this one back; this one itself where there is none.
    open func reversed() -> SKAction { back?() ?? self }

    // MARK: Several actions

    /// Actions one after the other, together, so often, and without an end.
    open class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(
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
    open class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(
            actions.map(\.duration).max() ?? 0, isEndless: actions.contains(where: \.isEndless),
            back: { group(actions.map { $0.reversed() }) }
        ) { node in actions.forEach { $0.apply(to: node) } }
    }
    open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(
            action.duration * Double(count), isEndless: action.isEndless,
            back: { `repeat`(action.reversed(), count: count) }
        ) { node in
            // Equal ends are reached by few rounds as by many.
            for _ in 0..<min(count, 1000) { action.apply(to: node) }
        }
    }
    open class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.infinity, isEndless: true, back: { repeatForever(action.reversed()) }) { _ in }
    }

    /// Waits, and closures.
    open class func wait(forDuration duration: TimeInterval, withRange range: TimeInterval = 0) -> SKAction {
        SKAction(duration) { _ in }
    }
    open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction { _ in block() } }
    open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction { SKAction { _ in block() } }
    open class func customAction(
        withDuration duration: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
    ) -> SKAction { SKAction(duration) { block($0, duration) } }
    open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(action.duration, isEndless: action.isEndless) { $0.childNode(withName: name)?.run(action) }
    }

    // MARK: Places

    /// Moves by a distance, to a point and along a path.
    open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        moveBy(x: delta.dx, y: delta.dy, duration: duration)
    }
    open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration, back: { moveBy(x: -deltaX, y: -deltaY, duration: duration) }) {
            $0.position.x += deltaX
            $0.position.y += deltaY
        }
    }
    open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        SKAction(duration) { $0.position = location }
    }
    open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position.x = x } }
    open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.position.y = y } }
    open class func follow(_ path: CGPath, duration sec: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: sec)
    }
    open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { follow(path, duration: 0) }
    open class func follow(_ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat) -> SKAction
    {
        follow(path, asOffset: offset, orientToPath: orient, duration: 0)
    }
    open class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction {
        SKAction(duration) { node in
            let end = path.currentPoint
            node.position = offset ? CGPoint(x: node.position.x + end.x, y: node.position.y + end.y) : end
        }
    }

    // MARK: Turns and sizes

    /// Turns, in radians.
    open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration, back: { rotate(byAngle: -radians, duration: duration) }) { $0.zRotation += radians }
    }
    open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { $0.zRotation = radians }
    }
    open class func rotate(
        toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
    ) -> SKAction { rotate(toAngle: radians, duration: duration) }

    /// Makes larger or smaller.
    open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration, back: { self.scale(by: 1 / scale, duration: duration) }) {
            $0.xScale *= scale
            $0.yScale *= scale
        }
    }
    open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { $0.setScale(scale) }
    }
    open class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { ($0.xScale, $0.yScale) = (x, y) }
    }
    open class func scaleX(to x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.xScale = x } }
    open class func scaleY(to y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) { $0.yScale = y } }
    open class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { ($0 as? SKSpriteNode)?.size = CGSize(width: width, height: height) }
    }

    // MARK: Looks

    /// Fades, hides and colours.
    open class func fadeIn(withDuration sec: TimeInterval) -> SKAction {
        SKAction(sec, back: { fadeOut(withDuration: sec) }) { $0.alpha = 1 }
    }
    open class func fadeOut(withDuration sec: TimeInterval) -> SKAction {
        SKAction(sec, back: { fadeIn(withDuration: sec) }) { $0.alpha = 0 }
    }
    open class func fadeAlpha(to alpha: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { $0.alpha = alpha }
    }
    open class func fadeAlpha(by factor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, back: { fadeAlpha(by: -factor, duration: sec) }) { $0.alpha += factor }
    }
    open class func hide() -> SKAction { SKAction(back: { unhide() }) { $0.isHidden = true } }
    open class func unhide() -> SKAction { SKAction(back: { hide() }) { $0.isHidden = false } }
    open class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction {
        SKAction(duration) { node in
            guard let sprite = node as? SKSpriteNode else { return }
            (sprite.color, sprite.colorBlendFactor) = (color, colorBlendFactor)
        }
    }
    open class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { ($0 as? SKSpriteNode)?.colorBlendFactor = colorBlendFactor }
    }

    /// Shows other pictures.
    open class func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction {
        SKAction { node in
            (node as? SKSpriteNode)?.texture = texture
            if resize { (node as? SKSpriteNode)?.size = texture.size() }
        }
    }
    open class func animate(
        with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool = false, restore: Bool = false
    ) -> SKAction {
        SKAction(sec * Double(textures.count)) { node in
            guard !restore, let last = textures.last else { return }
            setTexture(last, resize: resize).apply(to: node)
        }
    }

    /// Plays a sound, which nobody hears.
    open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
        SKAction { _ in }
    }

    /// Takes the node out of its parent.
    open class func removeFromParent() -> SKAction { SKAction { $0.removeFromParent() } }
}

/// The way in which an action begins and ends.
public enum SKActionTimingMode: Int, Sendable {
    case linear, easeIn, easeOut, easeInEaseOut
}
