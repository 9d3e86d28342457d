import Foundation
import TintypeGraphics

extension LivingScene {
    /// Scrolls until a view is seen, and returns it. Views that a lazy container has not made are searched for window by window.
    ///
    /// - Throws: `RenderError` where it is not found in any scroll view, and what the views throw.
    package func scroll(to query: ViewQuery) throws -> FoundView {
        if let view = findAll(query).first { return try reveal(view) }
        for view in scrollViews {
            if let found = try search(for: query, in: view) { return try reveal(found) }
        }
        return try find(query)
    }

    /// Scrolls all that is around a view as far as it takes to see it.
    package func reveal(_ view: FoundView) throws -> FoundView {
        let around = view.path.dropFirst().filter { $0.scrollContent != nil }.map(\.id)
        var view = view
        for id in around {
            guard let scroll = view.path.first(where: { $0.id == id }), let content = scroll.scrollContent,
                let window = scroll.placement?.frameInRoot
            else { continue }
            var offset = content.offset
            let frame = view.frame
            for axis in Axis.allCases where content.axes.contains(Axis.Set(axis)) {
                let (start, end) = (frame.origin[axis] - window.origin[axis], window.size[axis] - frame.size[axis])
                // A view that is seen stays where it is; else the nearest edge, or the start of one larger than the window.
                offset[axis] += start < 0 || end < 0 ? start : max(start - end, 0)
            }
            if offset != content.offset { try perform { content.scroll(to: offset, in: session) } }
            view = try again(view)
        }
        return view
    }

    private var scrollViews: [FoundView] {
        var found: [FoundView] = []
        settled.root.walk { path in
            if path[0].scrollContent != nil { found.append(FoundView(path: path)) }
        }
        return found
    }

    /// Goes through a scroll view from its start, and back to where it was where nothing is found.
    private func search(for query: ViewQuery, in view: FoundView) throws -> FoundView? {
        guard let content = view.node.scrollContent, let size = view.node.placement?.frame.size else { return nil }
        let (before, axis) = (content.offset, content.axes == .horizontal ? Axis.horizontal : .vertical)
        var offset = CGPoint.zero
        for _ in 0..<LivingScene.mostWindows {
            try perform { content.scroll(to: offset, in: session) }
            if let found = findAll(query).first { return found }
            guard let now = view.again(in: settled.root)?.node.scrollContent, now.offset[axis] >= offset[axis] else {
                break
            }
            offset[axis] += max(size[axis], 1)
        }
        try perform { content.scroll(to: before, in: session) }
        return nil
    }

    /// The greatest number of windows that are searched.
    private static let mostWindows = 1_000
}

extension Node {
    /// nil for what is no scroll view.
    fileprivate var scrollContent: ScrollContent? {
        if case .deferred(let content) = kind { content as? ScrollContent } else { nil }
    }
}
