public import Foundation

/// A wish of an agent. The pulls are those of Reynolds' steering behaviours.
open class GKGoal: NSObject {
    private enum Kind {
        case seek(GKAgent), flee(GKAgent), speed(Float), wander(Float)
        case avoid([GKObstacle], TimeInterval), part([GKAgent], Float), align([GKAgent], Float), gather(
            [GKAgent], Float)
        case intercept(GKAgent, TimeInterval), follow(GKPath, TimeInterval, Bool), none
    }

    private let kind: Kind

    public override init() {
        kind = .none
        super.init()
    }

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Goes to an agent, away from it, and to where it will be.
    public convenience init(toSeekAgent agent: GKAgent) { self.init(.seek(agent)) }
    public convenience init(toFleeAgent agent: GKAgent) { self.init(.flee(agent)) }
    public convenience init(toInterceptAgent target: GKAgent, maxPredictionTime: TimeInterval) {
        self.init(.intercept(target, maxPredictionTime))
    }
    /// Goes at a speed, about by chance, and around what is in the way.
    public convenience init(toReachTargetSpeed targetSpeed: Float) { self.init(.speed(targetSpeed)) }
    public convenience init(toWander speed: Float) { self.init(.wander(speed)) }
    public convenience init(toAvoid obstacles: [GKObstacle], maxPredictionTime: TimeInterval) {
        self.init(.avoid(obstacles, maxPredictionTime))
    }
    public convenience init(toAvoid agents: [GKAgent], maxPredictionTime: TimeInterval) {
        self.init(.part(agents, .infinity))
    }
    /// Goes with others: apart from them, in their direction, and to their middle. Distances are in units of the game, and
    /// angles, which do not count here, in radians.
    public convenience init(toSeparateFrom agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init(.part(agents, maxDistance))
    }
    public convenience init(toAlignWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init(.align(agents, maxDistance))
    }
    public convenience init(toCohereWith agents: [GKAgent], maxDistance: Float, maxAngle: Float) {
        self.init(.gather(agents, maxDistance))
    }
    /// Goes along a path, and stays on it.
    public convenience init(toFollow path: GKPath, maxPredictionTime: TimeInterval, forward: Bool) {
        self.init(.follow(path, maxPredictionTime, forward))
    }
    public convenience init(toStayOn path: GKPath, maxPredictionTime: TimeInterval) {
        self.init(.follow(path, 0, true))
    }

    func pull(of agent: GKAgent, _ place: SIMD3<Float>, _ velocity: SIMD3<Float>) -> SIMD3<Float> {
        /// The change to the greatest speed in a direction.
        func steer(_ way: SIMD3<Float>) -> SIMD3<Float> {
            way.length > 0 ? way / way.length * agent.maxSpeed - velocity : .zero
        }
        func near(_ agents: [GKAgent], _ distance: Float) -> [GKAgent] {
            agents.filter { $0 !== agent && ($0.spot.place - place).length <= distance }
        }
        func middle(_ values: [SIMD3<Float>]) -> SIMD3<Float>? {
            values.isEmpty ? nil : values.reduce(.zero, +) / Float(values.count)
        }
        switch kind {
        case .none: return .zero
        case .seek(let other): return steer(other.spot.place - place)
        case .flee(let other): return steer(place - other.spot.place)
        case .intercept(let other, let seconds):
            let time = min(
                Float(seconds), (other.spot.place - place).length / max(agent.maxSpeed, .leastNormalMagnitude))
            return steer(other.spot.place + other.spot.velocity * time - place)
        case .speed(let speed):
            let way = velocity.length > 0 ? velocity / velocity.length : SIMD3(1, 0, 0)
            return way * speed - velocity
        case .wander(let speed):
            let angle = GKRandomSource.sharedRandom().nextUniform() * 2 * .pi
            return SIMD3(Foundation.cos(angle), Foundation.sin(angle), 0) * speed
        case .part(let agents, let distance):
            return steer(near(agents, distance).reduce(.zero) { $0 + (place - $1.spot.place) })
        case .align(let agents, let distance):
            return middle(near(agents, distance).map(\.spot.velocity)).map { $0 - velocity } ?? .zero
        case .gather(let agents, let distance):
            return middle(near(agents, distance).map(\.spot.place)).map { steer($0 - place) } ?? .zero
        case .avoid(let obstacles, let seconds):
            let ahead = place + velocity * Float(seconds)
            return obstacles.reduce(.zero) { sum, obstacle in
                guard let (center, radius) = Self.ball(obstacle) else { return sum }
                return (center - ahead).length < radius + agent.radius ? sum + steer(ahead - center) : sum
            }
        case .follow(let path, let seconds, let isForward):
            return path.target(from: place + velocity * Float(seconds), isForward: isForward)
                .map { steer($0 - place) } ?? .zero
        }
    }

    /// The ball about a thing in the way.
    private static func ball(_ obstacle: GKObstacle) -> (SIMD3<Float>, Float)? {
        switch obstacle {
        case let circle as GKCircleObstacle: return (SIMD3(circle.position, 0), circle.radius)
        case let ball as GKSphereObstacle: return (ball.position, ball.radius)
        case let polygon as GKPolygonObstacle where polygon.vertexCount > 0:
            let middle = polygon.points.reduce(.zero, +) / Float(polygon.vertexCount)
            return (SIMD3(middle, 0), polygon.points.map { ($0 - middle).length }.max() ?? 0)
        default: return nil
        }
    }
}

/// A path of points that agents follow.
open class GKPath: NSObject {
    /// The distance from the path that is still on it, and the choice whether its end leads to its start.
    open var radius: Float
    open var isCyclical: Bool
    private let points: [SIMD3<Float>]

    private init(_ points: [SIMD3<Float>], radius: Float, cyclical: Bool) {
        (self.points, self.radius, isCyclical) = (points, radius, cyclical)
    }

    /// Creates a path of points of a plane, of space, and of nodes.
    public convenience init(points: [SIMD2<Float>], radius: Float, cyclical: Bool) {
        self.init(points.map { SIMD3($0, 0) }, radius: radius, cyclical: cyclical)
    }
    public convenience init(points: [SIMD3<Float>], radius: Float, cyclical: Bool) {
        self.init(points, radius: radius, cyclical: cyclical)
    }
    public convenience init(graphNodes: [GKGraphNode], radius: Float) {
        let places = graphNodes.compactMap { node in
            (node as? GKGraphNode2D).map { SIMD3($0.position, 0) } ?? (node as? GKGraphNode3D)?.position
        }
        self.init(places, radius: radius, cyclical: false)
    }

    /// The points.
    open var numPoints: Int { points.count }
    open func float2(at index: Int) -> SIMD2<Float> { SIMD2(points[index].x, points[index].y) }
    open func float3(at index: Int) -> SIMD3<Float> { points[index] }

    /// The next point of the path after the one that is the nearest.
    func target(from place: SIMD3<Float>, isForward: Bool) -> SIMD3<Float>? {
        let nearest = points.indices.min { (points[$0] - place).length < (points[$1] - place).length }
        guard let nearest else { return nil }
        let next = nearest + (isForward ? 1 : -1)
        if points.indices.contains(next) { return points[next] }
        return isCyclical ? points[isForward ? 0 : points.count - 1] : points[nearest]
    }
}
