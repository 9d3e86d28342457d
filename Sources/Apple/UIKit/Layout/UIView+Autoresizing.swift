import Foundation

extension UIView {
    /// Follows the view around from one size to another by the mask: what an axis gains or loses is shared among the flexible
    /// ones of margin, length and margin, in proportion to their lengths, and equally among empty ones.
    func autoresize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty, transform.isIdentity else { return }
        let x = UIView.autoresized(
            (frame.minX, frame.width), in: old.width, to: new.width,
            autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
            autoresizingMask.contains(.flexibleRightMargin))
        let y = UIView.autoresized(
            (frame.minY, frame.height), in: old.height, to: new.height,
            autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
            autoresizingMask.contains(.flexibleBottomMargin))
        let frame = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
        if frame != self.frame { self.frame = frame }
    }

    private static func autoresized(
        _ part: (start: CGFloat, length: CGFloat), in old: CGFloat, to new: CGFloat, _ before: Bool, _ inside: Bool,
        _ after: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let lengths = [before ? part.start : 0, inside ? part.length : 0, after ? old - part.start - part.length : 0]
        let flexible = [before, inside, after]
        guard old != new, flexible.contains(true) else { return part }
        let total = lengths.reduce(0, +)
        let shares = zip(flexible, lengths).map { isFlexible, length in
            guard isFlexible else { return CGFloat(0) }
            return total > 0 ? length / total : 1 / CGFloat(flexible.count { $0 })
        }
        let change = new - old
        return (part.start + change * shares[0], max(0, part.length + change * shares[1]))
    }
}
