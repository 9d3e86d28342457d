public import Foundation
public import UIKit

/// A drawing of strokes. Only what this module wrote can be read.
public struct PKDrawing: Equatable, Codable, Sendable {
    /// The strokes.
    public var strokes: [PKStroke]
    public var requiredContentVersion: PKContentVersion {
        strokes.map(\.requiredContentVersion).max { $0.rawValue < $1.rawValue } ?? .version1
    }

    /// Creates a drawing of strokes.
    public init<Strokes: Sequence>(strokes: Strokes) where Strokes.Element == PKStroke {
        self.strokes = Array(strokes)
    }
    public init() {
        strokes = []
    }

    /// - Throws: `CocoaError.featureUnsupported` for bytes that this module did not write: drawings of a tablet are not read.
    public init(data: Data) throws {
        self.init()
        guard !data.isEmpty else { return }
        guard let kept = try? JSONDecoder().decode([KeptStroke].self, from: data) else {
            throw CocoaError(.featureUnsupported)
        }
        strokes = kept.map(\.stroke)
    }

    public init(from decoder: any Decoder) throws {
        self.init(strokes: try [KeptStroke](from: decoder).map(\.stroke))
    }
    public func encode(to encoder: any Encoder) throws { try strokes.map(KeptStroke.init).encode(to: encoder) }

    /// The drawing as bytes.
    public func dataRepresentation() -> Data {
        guard !strokes.isEmpty else { return Data() }
        // Numbers that are none are the only ones that are not written.
        return (try? JSONEncoder().encode(strokes.map(KeptStroke.init))) ?? Data()
    }

    /// The rectangle of all strokes, in points; null where there are none.
    public var bounds: CGRect { strokes.reduce(CGRect.null) { $0.union($1.renderBounds) } }

    /// The part of the drawing in a rectangle in points, at `scale` pixels a point.
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: rect.size, format: format).image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            for stroke in strokes {
                stroke.ink.color.setStroke()
                stroke.outline.stroke()
            }
        }
    }

    /// The drawing with the strokes of another, or elsewhere.
    public mutating func append(_ drawing: PKDrawing) { strokes += drawing.strokes }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + drawing.strokes) }
    public mutating func transform(using transform: CGAffineTransform) {
        for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
    }
    public func transformed(using transform: CGAffineTransform) -> PKDrawing {
        var drawing = self
        drawing.transform(using: transform)
        return drawing
    }

    func draw(in context: GraphicsContext) {
        for stroke in strokes {
            let width = stroke.width
            context.stroke(
                Path(stroke.outline.cgPath), with: .color(Color(uiColor: stroke.ink.color)),
                style: StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round))
        }
    }
}

extension PKStroke {
    /// The mean width of the points.
    var width: CGFloat { path.isEmpty ? 0 : path.reduce(0) { $0 + $1.size.width } / CGFloat(path.count) }

    /// The line through the points.
    var outline: UIBezierPath {
        let line = UIBezierPath()
        for (index, point) in path.enumerated() {
            let place = point.location.applying(transform)
            if index == 0 { line.move(to: place) }
            line.addLine(to: place)
        }
        line.lineWidth = width
        line.lineCapStyle = .round
        line.lineJoinStyle = .round
        return line
    }
}

/// A stroke as it is written.
private struct KeptStroke: Codable {
    var type: PKInk.InkType
    var color: [CGFloat]
    var created: Date
    var points: [[CGFloat]]
    var transform: [CGFloat]
    var seed: UInt32

    init(_ stroke: PKStroke) {
        type = stroke.ink.inkType
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        color = [red, green, blue, alpha]
        created = stroke.path.creationDate
        points = stroke.path.map {
            [
                $0.location.x, $0.location.y, CGFloat($0.timeOffset), $0.size.width, $0.size.height, $0.opacity,
                $0.force,
                $0.azimuth, $0.altitude, $0.secondaryScale,
            ]
        }
        let turn = stroke.transform
        transform = [turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty]
        seed = stroke.randomSeed
    }

    var stroke: PKStroke {
        let color = color.count == 4 ? color : [0, 0, 0, 1]
        let turn = transform.count == 6 ? transform : [1, 0, 0, 1, 0, 0]
        let points = points.filter { $0.count == 10 }.map {
            PKStrokePoint(
                location: CGPoint(x: $0[0], y: $0[1]), timeOffset: TimeInterval($0[2]),
                size: CGSize(width: $0[3], height: $0[4]), opacity: $0[5], force: $0[6], azimuth: $0[7],
                altitude: $0[8], secondaryScale: $0[9])
        }
        return PKStroke(
            ink: PKInk(type, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3])),
            path: PKStrokePath(controlPoints: points, creationDate: created),
            transform: CGAffineTransform(
                a: turn[0], b: turn[1], c: turn[2], d: turn[3], tx: turn[4], ty: turn[5]), randomSeed: seed)
    }
}
