public import Foundation

// Animations between a beginning and a commit, as before closures. What is changed is changed at once; the end is told after the
// length that was said.
extension UIView {
    /// The movement of a transition of the time before closures.
    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }

    private struct AnimationBlock {
        var name: String?
        var context: UnsafeMutableRawPointer?
        var duration = 0.2
        var delay = 0.0
        weak var delegate: AnyObject?
        var willStart: Selector?
        var didStop: Selector?
    }
    private static var blocks: [AnimationBlock] = []

    /// Begins a block of changes, and ends it: the delegate is told after the delay and the length, in seconds.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        blocks.append(AnimationBlock(name: animationID, context: context))
    }
    public class func commitAnimations() {
        guard let block = blocks.popLast(), let target = block.delegate else { return }
        if let willStart = block.willStart { willStart._perform(on: target, block.name) }
        guard let didStop = block.didStop else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(block.delay + block.duration, 0)) {
            didStop._perform(on: target, block.name, NSNumber(value: true))
        }
    }

    /// The values of the block that is open.
    public class func setAnimationDelegate(_ delegate: Any?) { change { $0.delegate = delegate as AnyObject? } }
    public class func setAnimationWillStart(_ selector: Selector?) { change { $0.willStart = selector } }
    public class func setAnimationDidStop(_ selector: Selector?) { change { $0.didStop = selector } }
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }

    private static func change(_ body: (inout AnimationBlock) -> Void) {
        if !blocks.isEmpty { body(&blocks[blocks.count - 1]) }
    }

    /// The pace and the looks of the movement. Nothing moves in a picture.
    public class func setAnimationStart(_ startDate: Date) {}
    public class func setAnimationCurve(_ curve: AnimationCurve) {}
    public class func setAnimationRepeatCount(_ repeatCount: Float) {}
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {}
}
