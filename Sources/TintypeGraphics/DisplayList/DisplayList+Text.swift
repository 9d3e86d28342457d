import Foundation

extension DisplayList {
    /// The list as indented lines, one for each item: what tests and `inspect --display-list` compare.
    package var text: String {
        var lines = ["canvas \(Self.number(size.width)) × \(Self.number(size.height)) @\(Self.number(scale))x"]
        if let background { lines.append("background \(background)") }
        for item in items { item.write(into: &lines, depth: 0) }
        return lines.joined(separator: "\n") + "\n"
    }

    /// A length to three decimals.
    fileprivate static func number(_ value: CGFloat) -> String {
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    fileprivate static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

    fileprivate static func rect(_ rect: CGRect) -> String {
        "\(point(rect.origin)) \(number(rect.width))×\(number(rect.height))"
    }
}

extension DisplayItem {
    fileprivate func write(into lines: inout [String], depth: Int) {
        let indent = String(repeating: "  ", count: depth)
        switch self {
        case .fill(let path, let style, let paint):
            lines.append("\(indent)fill\(style.isEOFilled ? " even-odd" : "") \(path.summary) \(paint.summary)")
        case .stroke(let path, let style, let paint):
            lines.append("\(indent)stroke \(DisplayList.number(style.lineWidth)) \(path.summary) \(paint.summary)")
        case .glyphs(let run, let paint):
            let origin = run.glyphs.first.map { DisplayList.point($0.position) } ?? ""
            lines.append(
                "\(indent)glyphs \"\(run.text)\" \(run.face.name) \(DisplayList.number(run.size)) at \(origin) \(paint.summary)"
            )
        case .image(let bitmap, let rect):
            lines.append("\(indent)image \(bitmap.width)×\(bitmap.height) px in \(DisplayList.rect(rect))")
        case .group(let effect, let items):
            lines.append("\(indent)\(effect.summary)")
            if case .mask(let mask, _) = effect {
                for item in mask { item.write(into: &lines, depth: depth + 2) }
            }
            for item in items { item.write(into: &lines, depth: depth + 1) }
        }
    }
}

extension DisplayEffect {
    fileprivate var summary: String {
        switch self {
        case .opacity(let opacity): return "opacity \(DisplayList.number(opacity))"
        case .clip(let path, _): return "clip \(path.summary)"
        case .transform(let m):
            return "transform " + [m.a, m.b, m.c, m.d, m.tx, m.ty].map(DisplayList.number).joined(separator: " ")
        case .projection(let m):
            // The last column is of the order of one over a view's size: three decimals would hide it.
            let perspective = [m.m13, m.m23].map { DisplayList.number($0 * 1000) + "e-3" }
            return "projection "
                + ([m.m11, m.m12, m.m21, m.m22, m.m31, m.m32].map(DisplayList.number) + perspective
                + [DisplayList.number(m.m33)]).joined(separator: " ")
        case .shadow(let color, let sigma, let offset):
            let shift = DisplayList.point(CGPoint(x: offset.width, y: offset.height))
            return "shadow \(color) sigma \(DisplayList.number(sigma)) by \(shift)"
        case .innerShadow(let color, let sigma, let offset):
            let shift = DisplayList.point(CGPoint(x: offset.width, y: offset.height))
            return "inner shadow \(color) sigma \(DisplayList.number(sigma)) by \(shift)"
        case .blur(let sigma, let isOpaque):
            return "blur sigma \(DisplayList.number(sigma))" + (isOpaque ? " opaque" : "")
        case .blend(let mode): return "blend \(mode)"
        case .compose(let rule, _): return "compose \(rule)"
        case .isolated: return "isolated"
        case .colors(let matrix): return "colors " + matrix.rows.map { DisplayList.number($0) }.joined(separator: " ")
        case .alphaThreshold(let least, let most, let color):
            return "alpha threshold \(DisplayList.number(least)) to \(DisplayList.number(most)) \(color)"
        case .mask(_, let isInverse): return isInverse ? "inverse mask" : "mask"
        }
    }
}

extension Path {
    fileprivate var summary: String {
        switch storage {
        case .empty: "nothing"
        case .rect(let rect): "rect \(DisplayList.rect(rect))"
        case .ellipse(let rect): "ellipse \(DisplayList.rect(rect))"
        case .roundedRect(let rect, let size, let style):
            "\(style) corners \(DisplayList.number(size.width)) \(DisplayList.rect(rect))"
        case .elements(let elements): "path of \(elements.count) steps in \(DisplayList.rect(boundingRect))"
        case .stroked(let path, let style): "stroke \(DisplayList.number(style.lineWidth)) of \(path.summary)"
        }
    }
}

extension Paint {
    fileprivate var summary: String {
        switch self {
        case .color(let color): color.description
        case .linearGradient(let stops, let start, let end):
            "gradient \(DisplayList.point(start)) to \(DisplayList.point(end)): "
                + stops.map { "\($0.color) \(DisplayList.number($0.location))" }.joined(separator: ", ")
        case .radialGradient(let paint):
            "radial \(DisplayList.point(paint.center)) from \(DisplayList.number(paint.startRadius)) to "
                + "\(DisplayList.number(paint.endRadius)): " + paint.stops.summary
        case .angularGradient(let paint):
            "angular \(DisplayList.point(paint.center)) from \(DisplayList.number(paint.start)) to "
                + "\(DisplayList.number(paint.end)): " + paint.stops.summary
        case .mesh(let paint):
            "mesh \(paint.columns)×\(paint.rows): " + paint.colors.map(\.description).joined(separator: ", ")
        case .image(let paint):
            "\(paint.isTiled ? "tiles" : "image") \(paint.bitmap.width)×\(paint.bitmap.height) px in "
                + DisplayList.rect(paint.rect)
        case .backdrop(let paint): "backdrop sigma \(DisplayList.number(paint.sigma)) \(paint.tint)"
        }
    }
}
