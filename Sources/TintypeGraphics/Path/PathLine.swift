import Foundation

/// A subpath with its curves replaced by chords.
struct PathLine {
    var points: [CGPoint]
    var isClosed: Bool

    /// The line's pieces between the gaps of a dashed stroke; the pattern begins where the line does.
    func dashes(_ style: StrokeStyle) -> [PathLine] {
        let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
        let whole = pattern.reduce(0, +)
        guard whole > 0, style.dashPhase.isFinite else { return [self] }
        var rest = style.dashPhase.truncatingRemainder(dividingBy: whole)
        if rest < 0 { rest += whole }
        var index = 0
        while rest >= pattern[index] {
            rest -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - rest
        var dashes: [PathLine] = []
        var dash: [CGPoint] = index.isMultiple(of: 2) ? [points[0]] : []
        let ends = points.dropFirst() + (isClosed ? [points[0]] : [])
        var from = points[0]
        for to in ends {
            var length = hypot(to.x - from.x, to.y - from.y)
            let direction = CGPoint.direction(from: from, to: to)
            while length > left {
                from = CGPoint(x: from.x + direction.x * left, y: from.y + direction.y * left)
                length -= left
                if index.isMultiple(of: 2) {
                    dashes.append(PathLine(points: dash + [from], isClosed: false))
                    dash = []
                } else {
                    dash = [from]
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length
            from = to
            if index.isMultiple(of: 2) { dash.append(to) }
        }
        if dash.count > 1 { dashes.append(PathLine(points: dash, isClosed: false)) }
        return dashes
    }
}

extension Path {
    /// The subpaths with their curves replaced by chords that leave them by less than about `tolerance`.
    func lines(tolerance: CGFloat) -> [PathLine] {
        var lines: [PathLine] = []
        var points: [CGPoint] = []
        func finish(isClosed: Bool) {
            if points.count > 1 || isClosed && !points.isEmpty {
                lines.append(PathLine(points: points, isClosed: isClosed))
            }
            points = []
        }
        for element in elements {
            switch element {
            case .move(let to):
                finish(isClosed: false)
                points = [to]
            case .line(let to): points.append(to)
            case .quadCurve, .curve:
                guard let from = points.last, let curve = CubicCurve(from: from, element) else { continue }
                points += curve.chords(tolerance: tolerance)
            case .closeSubpath:
                let start = points.first
                finish(isClosed: true)
                // What follows without a move begins where the closed subpath began.
                if let start { points = [start] }
            }
        }
        finish(isClosed: false)
        return lines
    }
}
