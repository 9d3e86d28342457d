public import Foundation

/// A listener to an agent.
public protocol GKAgentDelegate: NSObjectProtocol {
    /// Called before and after an agent moves.
    func agentWillUpdate(_ agent: GKAgent)
    func agentDidUpdate(_ agent: GKAgent)
}

extension GKAgentDelegate {
    public func agentWillUpdate(_ agent: GKAgent) {}
    public func agentDidUpdate(_ agent: GKAgent) {}
}

/// A thing that goes where its goals lead.
open class GKAgent: GKComponent {
    /// The listener and the goals.
    open weak var delegate: (any GKAgentDelegate)?
    open var behavior: GKBehavior?
    /// The weight, the reach, the speed now, and the greatest pull and speed, in units of the game and seconds.
    open var mass: Float = 1
    open var radius: Float = 0.5
    open var speed: Float = 0
    open var maxAcceleration: Float = 1
    open var maxSpeed: Float = 1

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) { return nil }

    /// Returns the pull of all goals, with a place and a velocity in space.
    func pull(_ place: SIMD3<Float>, _ velocity: SIMD3<Float>) -> SIMD3<Float> {
        guard let behavior else { return .zero }
        let sum = behavior.weighted.reduce(SIMD3<Float>.zero) {
            $0 + $1.goal.pull(of: self, place, velocity) * $1.weight
        }
        return sum.length > maxAcceleration ? sum / sum.length * maxAcceleration : sum
    }

    /// The place and the velocity in space.
    var spot: (place: SIMD3<Float>, velocity: SIMD3<Float>) { (.zero, .zero) }

    /// Returns the place and the velocity after so many seconds.
    func moved(_ seconds: TimeInterval) -> (place: SIMD3<Float>, velocity: SIMD3<Float>) {
        var (place, velocity) = spot
        velocity += pull(place, velocity) / max(mass, .leastNormalMagnitude) * Float(seconds)
        if velocity.length > maxSpeed { velocity = velocity / velocity.length * maxSpeed }
        speed = velocity.length
        place += velocity * Float(seconds)
        return (place, velocity)
    }
}

/// An agent in a plane.
open class GKAgent2D: GKAgent {
    /// The place, the way by seconds, and the turn in radians.
    open var position = SIMD2<Float>.zero
    open private(set) var velocity = SIMD2<Float>.zero
    open var rotation: Float = 0

    override var spot: (place: SIMD3<Float>, velocity: SIMD3<Float>) {
        (SIMD3(position, 0), SIMD3(velocity, 0))
    }

    /// Moves by the goals, and turns to where it goes.
    open override func update(deltaTime seconds: TimeInterval) {
        delegate?.agentWillUpdate(self)
        let (place, way) = moved(seconds)
        (position, velocity) = (SIMD2(place.x, place.y), SIMD2(way.x, way.y))
        if velocity.length > 0 { rotation = Foundation.atan2(velocity.y, velocity.x) }
        delegate?.agentDidUpdate(self)
    }
}

/// An agent in space. Its turn is kept as it was set.
open class GKAgent3D: GKAgent {
    /// The place, the way by seconds, and the hand of the space.
    open var position = SIMD3<Float>.zero
    open private(set) var velocity = SIMD3<Float>.zero
    open var rightHanded = true

    override var spot: (place: SIMD3<Float>, velocity: SIMD3<Float>) { (position, velocity) }

    /// Moves by the goals.
    open override func update(deltaTime seconds: TimeInterval) {
        delegate?.agentWillUpdate(self)
        (position, velocity) = moved(seconds)
        delegate?.agentDidUpdate(self)
    }
}

/// Goals with their weights.
open class GKBehavior: NSObject {
    private(set) var weighted: [(goal: GKGoal, weight: Float)] = []

    public override init() {
        super.init()
    }

    /// Creates a behaviour of goals, and of their weights.
    public convenience init(goal: GKGoal, weight: Float) {
        self.init()
        setWeight(weight, for: goal)
    }
    public convenience init(goals: [GKGoal]) {
        self.init()
        for goal in goals { setWeight(1, for: goal) }
    }
    public convenience init(goals: [GKGoal], andWeights weights: [NSNumber]) {
        self.init()
        for (goal, weight) in zip(goals, weights) { setWeight(weight.floatValue, for: goal) }
    }
    public convenience init(weightedGoals: [GKGoal: NSNumber]) {
        self.init()
        for (goal, weight) in weightedGoals { setWeight(weight.floatValue, for: goal) }
    }

    /// The goals, and their weights: 0 for one that is not there.
    open var goalCount: Int { weighted.count }
    open subscript(idx: Int) -> GKGoal { weighted[idx].goal }
    open subscript(goal: GKGoal) -> NSNumber? {
        get { weighted.first { $0.goal === goal }.map { NSNumber(value: $0.weight) } }
        set { if let newValue { setWeight(newValue.floatValue, for: goal) } else { remove(goal) } }
    }
    open func setWeight(_ weight: Float, for goal: GKGoal) {
        if let index = weighted.firstIndex(where: { $0.goal === goal }) {
            weighted[index].weight = weight
        } else {
            weighted.append((goal, weight))
        }
    }
    open func weight(for goal: GKGoal) -> Float { weighted.first { $0.goal === goal }?.weight ?? 0 }
    open func remove(_ goal: GKGoal) { weighted.removeAll { $0.goal === goal } }
    open func removeAllGoals() { weighted = [] }
}

/// Behaviours with their weights: the goals of all of them.
open class GKCompositeBehavior: GKBehavior {
    private var parts: [(behavior: GKBehavior, weight: Float)] = []

    /// Creates one of behaviours, and of their weights.
    public convenience init(behaviors: [GKBehavior]) {
        self.init()
        parts = behaviors.map { ($0, 1) }
    }
    public convenience init(behaviors: [GKBehavior], andWeights weights: [NSNumber]) {
        self.init()
        parts = zip(behaviors, weights).map { ($0, $1.floatValue) }
    }

    override var weighted: [(goal: GKGoal, weight: Float)] {
        parts.flatMap { part in part.behavior.weighted.map { ($0.goal, $0.weight * part.weight) } }
    }

    /// The behaviours, and their weights: 0 for one that is not there.
    open var behaviorCount: Int { parts.count }
    open subscript(idx: Int) -> GKBehavior { parts[idx].behavior }
    open func setWeight(_ weight: Float, for behavior: GKBehavior) {
        if let index = parts.firstIndex(where: { $0.behavior === behavior }) {
            parts[index].weight = weight
        } else {
            parts.append((behavior, weight))
        }
    }
    open func weight(for behavior: GKBehavior) -> Float { parts.first { $0.behavior === behavior }?.weight ?? 0 }
    open func remove(_ behavior: GKBehavior) { parts.removeAll { $0.behavior === behavior } }
    open func removeAllBehaviors() { parts = [] }
}
