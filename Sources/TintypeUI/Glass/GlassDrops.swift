import Foundation
import TintypeGraphics

/// The glass of a container: pieces of one union are one piece, and pieces that are near flow into one drop.
struct GlassDrops {
    /// Glass in one piece.
    struct Drop {
        let glass: Glass
        let outline: FixedOutline
    }

    let drops: [Drop]

    /// - Parameter spacing: The distance from which on pieces of the same kind of glass flow together, in points.
    init(_ pieces: [(piece: GlassPiece, frame: CGRect)], spacing: CGFloat) {
        var paths: [(glass: Glass, path: Path)] = []
        for (piece, frame) in Self.joined(pieces) { paths.append((piece.glass, piece.outline(frame))) }
        let shapes = paths.map { DistanceField(of: $0.path) }
        var drops: [Drop] = []
        var isTaken = paths.map { _ in false }
        for first in paths.indices where !isTaken[first] {
            var members = [first]
            isTaken[first] = true
            var next = 0
            while next < members.count {
                let member = members[next]
                next += 1
                for other in paths.indices where !isTaken[other] && paths[other].glass == paths[first].glass {
                    guard shapes[member].distance(to: shapes[other]) < spacing else { continue }
                    isTaken[other] = true
                    members.append(other)
                }
            }
            let path =
                members.count == 1
                ? paths[first].path : BlendedOutline(members.sorted().map { shapes[$0] }, reach: spacing * 2).path
            drops.append(Drop(glass: paths[first].glass, outline: FixedOutline(path: path)))
        }
        self.drops = drops
    }

    /// The pieces with those of one union as one, the first one's outline around all their frames.
    private static func joined(_ pieces: [(piece: GlassPiece, frame: CGRect)]) -> [(GlassPiece, CGRect)] {
        var joined: [(piece: GlassPiece, frame: CGRect)] = []
        for (piece, frame) in pieces {
            let same = joined.firstIndex {
                piece.union != nil && $0.piece.union == piece.union && $0.piece.glass == piece.glass
            }
            if let same {
                joined[same].frame = joined[same].frame.union(frame)
            } else {
                joined.append((piece, frame))
            }
        }
        return joined
    }
}

/// An outline that lies where it lies, whatever the frame of its view.
struct FixedOutline: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path }
}
