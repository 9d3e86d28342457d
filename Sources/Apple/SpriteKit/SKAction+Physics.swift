public import Foundation

extension SKAction {
    /// Pushes and turns the body for a time, in seconds: a push changes the velocity, and nothing moves by it.
    public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
        applyImpulse(CGVector(dx: force.dx * sec, dy: force.dy * sec), duration: sec)
    }
    public class func applyForce(_ force: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        applyForce(force, duration: sec)
    }
    public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, back: { applyImpulse(CGVector(dx: -impulse.dx, dy: -impulse.dy), duration: sec) }) {
            $0.physicsBody?.applyImpulse(impulse)
        }
    }
    public class func applyImpulse(_ impulse: CGVector, at point: CGPoint, duration sec: TimeInterval) -> SKAction {
        applyImpulse(impulse, duration: sec)
    }
    public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, back: { applyTorque(-torque, duration: sec) }) { $0.physicsBody?.applyTorque(torque) }
    }
    public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, back: { applyAngularImpulse(-impulse, duration: sec) }) {
            $0.physicsBody?.applyAngularImpulse(impulse)
        }
    }

    /// Changes the mass and the charge of the body, and the strength and the reach of a field.
    public class func changeMass(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(duration) { $0.physicsBody?.mass = CGFloat(v) }
    }
    public class func changeMass(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(duration, back: { changeMass(by: -v, duration: duration) }) { $0.physicsBody?.mass += CGFloat(v) }
    }
    public class func changeCharge(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(duration) { $0.physicsBody?.charge = CGFloat(v) }
    }
    public class func changeCharge(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(duration, back: { changeCharge(by: -v, duration: duration) }) { $0.physicsBody?.charge += CGFloat(v) }
    }
    public class func strength(to strength: Float, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { ($0 as? SKFieldNode)?.strength = strength }
    }
    public class func strength(by strength: Float, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, back: { self.strength(by: -strength, duration: sec) }) {
            ($0 as? SKFieldNode)?.strength += strength
        }
    }
    public class func falloff(to falloff: Float, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { ($0 as? SKFieldNode)?.falloff = falloff }
    }
    public class func falloff(by falloff: Float, duration sec: TimeInterval) -> SKAction {
        SKAction(sec, back: { self.falloff(by: -falloff, duration: sec) }) { ($0 as? SKFieldNode)?.falloff += falloff }
    }

    /// Turns the nodes above so that the end of a limb reaches for a place: they stay as they are.
    public class func reach(to position: CGPoint, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { _ in }
    }
    public class func reach(to position: CGPoint, rootNode root: SKNode, velocity: CGFloat) -> SKAction {
        SKAction { _ in }
    }
    public class func reach(to node: SKNode, rootNode root: SKNode, duration sec: TimeInterval) -> SKAction {
        SKAction(sec) { _ in }
    }
    public class func reach(to node: SKNode, rootNode root: SKNode, velocity: CGFloat) -> SKAction { SKAction { _ in } }
}
