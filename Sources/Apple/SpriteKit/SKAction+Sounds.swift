public import Foundation

extension SKAction {
    /// Ends and begins a sound, and changes its loudness: nobody hears it.
    public class func stop() -> SKAction { SKAction { _ in } }
    public class func play() -> SKAction { SKAction { _ in } }
    public class func pause() -> SKAction { SKAction { _ in } }
    public class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    public class func changeVolume(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    /// Changes the factor of the speed of actions.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(duration) { $0.speed = speed }
    }
    public class func changePlaybackRate(to v: Float, duration: TimeInterval) -> SKAction {
        SKAction(duration) { _ in }
    }
    public class func changePlaybackRate(by v: Float, duration: TimeInterval) -> SKAction {
        SKAction(duration) { _ in }
    }
    public class func stereopan(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    public class func stereopan(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    public class func changeReverb(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    public class func changeReverb(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    public class func changeObstruction(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    public class func changeObstruction(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    public class func changeOcclusion(to v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
    public class func changeOcclusion(by v: Float, duration: TimeInterval) -> SKAction { SKAction(duration) { _ in } }
}
