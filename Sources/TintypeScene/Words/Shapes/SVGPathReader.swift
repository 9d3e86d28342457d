import Foundation
import TintypeGraphics

/// A mistake in the text of an SVG path.
struct SVGPathProblem: Error, Hashable {
    let message: String
    /// Unicode scalars from the text's start.
    let offset: Int

    static let hint = "a path is written like M0 0 L20 0 A4 4 0 0 1 24 4 Z"
}

/// Reads the `d` of an SVG path, as designers copy it: SVG 2, chapter 9.3, all of its steps, absolute and relative.
struct SVGPathReader {
    private let text: [Unicode.Scalar]
    private var index = 0
    private var path = Path()
    private var current = CGPoint.zero
    private var start = CGPoint.zero
    /// The control point that a smooth step goes on from, and the step that it is of.
    private var control: (point: CGPoint, of: Unicode.Scalar)?

    private init(_ text: String) {
        self.text = Array(text.unicodeScalars)
    }

    static func path(of text: String) throws(SVGPathProblem) -> Path {
        var reader = SVGPathReader(text)
        try reader.read()
        return reader.path
    }

    // MARK: Steps

    private mutating func read() throws(SVGPathProblem) {
        skipSpace()
        var isFirst = true
        while index < text.count {
            let letter = text[index]
            guard !isFirst || letter == "M" || letter == "m" else { throw problem("a path begins with M") }
            guard "MmLlHhVvCcSsQqTtAaZz".unicodeScalars.contains(letter) else {
                throw problem("\"\(letter)\" is no step of a path")
            }
            isFirst = false
            index += 1
            try steps(letter)
        }
    }

    /// The steps of one letter: it need not be written again, and lines follow a move.
    private mutating func steps(_ letter: Unicode.Scalar) throws(SVGPathProblem) {
        let isRelative = letter.properties.isLowercase
        var step = Unicode.Scalar(letter.value & ~0x20) ?? letter
        if step == "Z" {
            path.closeSubpath()
            (current, control) = (start, nil)
            return skipSpace()
        }
        repeat {
            try add(step, from: isRelative ? current : .zero)
            if step == "M" { step = "L" }
            skipSpace(andComma: true)
        } while startsNumber
    }

    private mutating func add(_ step: Unicode.Scalar, from origin: CGPoint) throws(SVGPathProblem) {
        let last = control
        control = nil
        switch step {
        case "M":
            current = try point(from: origin)
            start = current
            path.move(to: current)
        case "L":
            current = try point(from: origin)
            path.addLine(to: current)
        case "H":
            current.x = origin.x + (try number())
            path.addLine(to: current)
        case "V":
            current.y = origin.y + (try number())
            path.addLine(to: current)
        case "C", "S":
            let first = step == "C" ? try point(from: origin) : reflection(of: last, "C")
            try curve(first, from: origin)
        case "Q", "T":
            let middle = step == "Q" ? try point(from: origin) : reflection(of: last, "Q")
            current = try point(from: origin)
            path.addQuadCurve(to: current, control: middle)
            control = (middle, "Q")
        default: try arc(from: origin)
        }
    }

    private mutating func curve(_ first: CGPoint, from origin: CGPoint) throws(SVGPathProblem) {
        let second = try point(from: origin)
        current = try point(from: origin)
        path.addCurve(to: current, control1: first, control2: second)
        control = (second, "C")
    }

    private func reflection(of last: (point: CGPoint, of: Unicode.Scalar)?, _ kind: Unicode.Scalar) -> CGPoint {
        guard let last, last.of == kind else { return current }
        return CGPoint(x: 2 * current.x - last.point.x, y: 2 * current.y - last.point.y)
    }

    private mutating func arc(from origin: CGPoint) throws(SVGPathProblem) {
        let radii = CGSize(width: try number(), height: try number())
        let turn = try number() * .pi / 180
        let (isLarge, isSweeping) = (try flag(), try flag())
        let end = try point(from: origin)
        path.addArc(to: end, from: current, radii: radii, turn: turn, isLarge: isLarge, isSweeping: isSweeping)
        current = end
    }

    // MARK: Numbers

    private func problem(_ message: String) -> SVGPathProblem { SVGPathProblem(message: message, offset: index) }

    private mutating func skipSpace(andComma: Bool = false) {
        var mayHaveComma = andComma
        while index < text.count {
            if mayHaveComma, text[index] == "," {
                mayHaveComma = false
            } else if !" \t\n\r\u{c}".unicodeScalars.contains(text[index]) {
                return
            }
            index += 1
        }
    }

    private var startsNumber: Bool {
        index < text.count && ("0"..."9" ~= text[index] || "+-.".unicodeScalars.contains(text[index]))
    }

    private mutating func point(from origin: CGPoint) throws(SVGPathProblem) -> CGPoint {
        let x = try number()
        return CGPoint(x: origin.x + x, y: origin.y + (try number()))
    }

    private mutating func number() throws(SVGPathProblem) -> CGFloat {
        skipSpace(andComma: true)
        let first = index
        if index < text.count, text[index] == "+" || text[index] == "-" { index += 1 }
        skipDigits()
        if index < text.count, text[index] == "." {
            index += 1
            skipDigits()
        }
        if index < text.count, text[index] == "e" || text[index] == "E" {
            index += 1
            if index < text.count, text[index] == "+" || text[index] == "-" { index += 1 }
            skipDigits()
        }
        var written = String.UnicodeScalarView()
        written.append(contentsOf: text[first..<index])
        guard let value = Double(String(written)), value.isFinite, value.magnitude <= 1e9 else {
            index = first
            throw problem(
                first < text.count
                    ? "expected a number, found \"\(text[first])\"" : "the path ends where a number belongs")
        }
        return CGFloat(value)
    }

    private mutating func skipDigits() {
        while index < text.count, "0"..."9" ~= text[index] { index += 1 }
    }

    /// `0` or `1`, which need no space after them.
    private mutating func flag() throws(SVGPathProblem) -> Bool {
        skipSpace(andComma: true)
        guard index < text.count, text[index] == "0" || text[index] == "1" else {
            throw problem("expected 0 or 1 for how the arc goes")
        }
        index += 1
        return text[index - 1] == "1"
    }
}

extension Path {
    /// An arc of an ellipse between two points: SVG 2, appendix B.2.4.
    fileprivate mutating func addArc(
        to end: CGPoint, from start: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isSweeping: Bool
    ) {
        guard start != end else { return }
        var (rx, ry) = (abs(radii.width), abs(radii.height))
        guard rx > 0, ry > 0 else { return addLine(to: end) }
        let (cosine, sine) = (cos(turn), sin(turn))
        let half = CGPoint(x: (start.x - end.x) / 2, y: (start.y - end.y) / 2)
        let x = cosine * half.x + sine * half.y
        let y = cosine * half.y - sine * half.x
        // Radii that do not reach grow until they do.
        let scale = x * x / (rx * rx) + y * y / (ry * ry)
        if scale > 1 { (rx, ry) = (rx * scale.squareRoot(), ry * scale.squareRoot()) }
        let squares = rx * rx * y * y + ry * ry * x * x
        let factor = (max(rx * rx * ry * ry - squares, 0) / squares).squareRoot() * (isLarge == isSweeping ? -1 : 1)
        let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
        let from = atan2((y - cy) / ry, (x - cx) / rx)
        var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
        if isSweeping, sweep < 0 { sweep += 2 * .pi }
        if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
        let center = CGPoint(
            x: cosine * cx - sine * cy + (start.x + end.x) / 2, y: sine * cx + cosine * cy + (start.y + end.y) / 2)
        addEllipticalArc(center, rx, ry, turn: (cosine, sine), from: from, sweep: sweep, to: end)
    }

    /// Cubic curves, of a quarter at most each.
    private mutating func addEllipticalArc(
        _ center: CGPoint, _ rx: CGFloat, _ ry: CGFloat, turn: (cosine: CGFloat, sine: CGFloat), from: CGFloat,
        sweep: CGFloat, to end: CGPoint
    ) {
        func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(
                x: center.x + turn.cosine * rx * x - turn.sine * ry * y,
                y: center.y + turn.sine * rx * x + turn.cosine * ry * y)
        }
        guard sweep.isFinite else { return addLine(to: end) }
        let count = max(Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)), 1)
        let step = sweep / CGFloat(count)
        let handle = 4.0 / 3 * tan(step / 4)
        for index in 0..<count {
            let (a, b) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
            addCurve(
                to: index == count - 1 ? end : place(cos(b), sin(b)),
                control1: place(cos(a) - handle * sin(a), sin(a) + handle * cos(a)),
                control2: place(cos(b) + handle * sin(b), sin(b) - handle * cos(b)))
        }
    }
}
