import Foundation
import TintypeGraphics

extension FrameLayout: ExplainedLayout {
    private func fixed(_ axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

    func proposing(_ account: LayoutAccount) -> [String] {
        let set = Axis.allCases.compactMap { axis in fixed(axis).map { "\(axis.lengthWord) \(points($0))" } }
        let offer = account.children[0].placement?.proposal ?? account.proposal
        guard set.count < 2 else { return ["proposes its own size, \(points(offer))"] }
        return ["proposes its own \(set.joined()) and passes the rest on: \(points(offer))"]
    }

    func answering(_ account: LayoutAccount) -> [String] {
        let child = account.children[0].explainedName.short
        let inner = account.children[0].placement?.frame.size ?? .zero
        var words = Axis.allCases.map { axis in
            fixed(axis) == nil
                ? "its \(axis.lengthWord) is that of \(child)"
                : "its \(axis.lengthWord) is fixed at \(points(account.size[axis]))"
        }
        if fixed(.horizontal) != nil, fixed(.vertical) != nil { words = ["fixed, whatever \(child) answers"] }
        for axis in Axis.allCases where inner[axis] > account.size[axis] + 0.005 {
            words.append("\(child) is \(points(inner[axis])) \(axis.longWord) and reaches over it")
        }
        return words
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] {
        guard let frame = account.frame(child) else { return [] }
        return GuideExplanation.words(alignment, account.children[child], at: frame, in: account.size, of: "the frame")
    }
}

extension ContainerRelativeLayout: ExplainedLayout {
    func proposing(_ account: LayoutAccount) -> [String] {
        let around = container.isScrolled ? "the scroll view" : "the canvas"
        let offer = account.children[0].placement?.proposal ?? account.proposal
        return ["as long as \(around), \(points(container.size)), or a part of it: proposes \(points(offer))"]
    }

    func answering(_ account: LayoutAccount) -> [String] {
        Axis.allCases.map { axis in
            axes.contains(Axis.Set(axis))
                ? "its \(axis.lengthWord) is made of the container's \(points(container.size[axis]))"
                : "its \(axis.lengthWord) is that of \(account.name(0).short)"
        }
    }

    func standing(_ child: Int, _ account: LayoutAccount) -> [String] {
        guard let frame = account.frame(child) else { return [] }
        return GuideExplanation.words(alignment, account.children[child], at: frame, in: account.size, of: "the frame")
    }
}
