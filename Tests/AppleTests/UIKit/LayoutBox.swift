import Foundation

@testable import UIKit

/// A view with a content of a size in points: of one that flows, the area is kept as the width gets less.
@MainActor
final class LayoutBox: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }
    var flows = false
    var insets = UIEdgeInsets.zero
    var lines: (first: CGFloat, last: CGFloat)?

    init(_ width: CGFloat = UIView.noIntrinsicMetric, _ height: CGFloat = UIView.noIntrinsicMetric) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
    override var alignmentRectInsets: UIEdgeInsets { insets }
    override var baselines: (first: CGFloat, last: CGFloat)? { lines }
    override func contentSize(fitting width: CGFloat) -> CGSize {
        guard flows, width > 0, width < size.width else { return size }
        return CGSize(width: width, height: (size.width * size.height / width).rounded(.up))
    }
}

extension UIView {
    /// A screen of 390 by 844 points with views inside.
    static func screen(_ views: UIView...) -> UIView {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        views.forEach(screen.addSubview)
        return screen
    }

    /// The frame after a layout, rounded to thousandths of points.
    var placed: CGRect {
        layoutIfNeeded()
        func rounded(_ value: CGFloat) -> CGFloat { (value * 1000).rounded() / 1000 }
        return CGRect(
            x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
    }
}

/// Makes constraints hold.
@MainActor
func hold(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

extension NSLayoutConstraint {
    /// The constraint with a priority.
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}
