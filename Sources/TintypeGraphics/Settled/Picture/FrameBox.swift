import Foundation

/// A frame of the tree as the picture shows it: views that only wrap each other and have one frame are one box.
struct FrameBox {
    /// In points of the canvas.
    var frame: CGRect
    /// The number of other boxes around this one.
    var depth: Int
    /// The way from the root to each of its views, the outermost first.
    var ways: [[Int]]
    var title: String
    /// Indicates whether nothing is inside.
    var isLeaf: Bool

    /// The boxes of a tree, from the root down and in order.
    static func boxes(of tree: SettledTree) -> [FrameBox] {
        var boxes: [FrameBox] = []
        func collect(_ view: SettledTree.View, _ way: [Int], _ depth: Int) {
            var (views, ways) = ([view], [way])
            // The first child of the same frame is what the view is wrapped around; other children hang on theirs.
            var others: [(view: SettledTree.View, way: [Int])] = []
            var inner: SettledTree.View? = view
            while let current = inner, let way = ways.last {
                inner = nil
                for (index, child) in current.children.enumerated() {
                    if inner == nil, isSame(child.frame, view.frame) {
                        inner = child
                        views.append(child)
                        ways.append(way + [index])
                    } else {
                        others.append((child, way + [index]))
                    }
                }
            }
            let isSeen = !view.frame.isNull && view.frame.width.isFinite && view.frame.height.isFinite
            if isSeen {
                boxes.append(
                    FrameBox(
                        frame: view.frame, depth: depth, ways: ways, title: title(views), isLeaf: others.isEmpty))
            }
            for other in others.sorted(by: { $0.way.lexicographicallyPrecedes($1.way) }) {
                collect(other.view, other.way, depth + (isSeen ? 1 : 0))
            }
        }
        collect(tree.root, [], 0)
        return boxes
    }

    /// The number of each box, from 1 in order: boxes of one frame share one.
    static func numbers(of boxes: [FrameBox]) -> [Int] {
        var numbers: [Int] = []
        var next = 1
        for (index, box) in boxes.enumerated() {
            if let twin = boxes[..<index].firstIndex(where: { isSame($0.frame, box.frame) }) {
                numbers.append(numbers[twin])
            } else {
                numbers.append(next)
                next += 1
            }
        }
        return numbers
    }

    private static func isSame(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.minX - b.minX) < 0.01 && abs(a.minY - b.minY) < 0.01 && abs(a.width - b.width) < 0.01
            && abs(a.height - b.height) < 0.01
    }

    /// The innermost view's kind, the outermost id, and the words of a text.
    private static func title(_ views: [SettledTree.View]) -> String {
        guard let last = views.last else { preconditionFailure("a box is of at least one view") }
        let id = views.compactMap(\.id).first.map { "#\($0)" } ?? ""
        let text = last.attributes.first { $0.name == "text" }.map { " “\($0.value)”" }
        let symbol = last.attributes.first { $0.name == "systemName" }.map { " \($0.value)" }
        return last.kind + id + (text ?? symbol ?? "")
    }
}
