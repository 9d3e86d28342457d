import Foundation

/// The tracks that grid items come to for a length (Semantics.md 3.9).
struct GridTracks {
    struct Track {
        var start: CGFloat
        var length: CGFloat
        var alignment: Alignment?
    }

    private(set) var tracks: [Track] = []
    /// The length of all tracks with what is between them, in points.
    private(set) var total: CGFloat = 0

    private static let defaultSpacing: CGFloat = 8
    /// More tracks than this of one item could not be told apart.
    private static let mostTracks: CGFloat = 1_000

    /// The tracks of `items` in `length` points.
    init(_ items: [GridItem], in length: CGFloat) {
        let gaps = GridTracks.gaps(items)
        let fixed = items.reduce(CGFloat.zero) { sum, item in
            if case .fixed(let length) = item.size { return sum + length }
            return sum
        }
        var left = length - gaps - fixed
        var open = items.count { item in
            if case .fixed = item.size { return false }
            return true
        }
        for item in items {
            let share = max(left / CGFloat(max(open, 1)), 0)
            let lengths = GridTracks.lengths(of: item, share: share)
            if case .fixed = item.size {
            } else {
                open -= 1
                let inner = CGFloat(lengths.count - 1) * GridTracks.spacing(after: item)
                let taken: CGFloat = lengths.reduce(inner, +)
                left -= taken
            }
            for length in lengths { append(length, item) }
        }
        if let last = tracks.last { total = last.start + last.length }
    }

    /// The place of the first track in a grid of `length` points: the set of tracks stands in the middle.
    func inset(in length: CGFloat) -> CGFloat { (length - total) / 2 }

    private mutating func append(_ length: CGFloat, _ item: GridItem) {
        tracks.append(Track(start: total, length: length, alignment: item.alignment))
        total += length + GridTracks.spacing(after: item)
    }

    private static func spacing(after item: GridItem) -> CGFloat {
        item.spacing.flatMap { $0.isFinite ? $0 : nil } ?? defaultSpacing
    }

    private static func gaps(_ items: [GridItem]) -> CGFloat {
        items.dropLast().reduce(CGFloat.zero) { $0 + spacing(after: $1) }
    }

    /// The length that `items` take where none is proposed: a flexible item takes the ideal length of the cell in the first
    /// line, within its limits. Measured: two flexible columns under cells of 30 and 20 points, and 100 and 20 in the
    /// second line, answer 30 + 8 + 20 and then share that as any other width (MetalUI's probe swiftui-lazy-grid-scope,
    /// LZ4). An adaptive item takes its least length; that is not measured.
    ///
    /// - Parameter ideal: The ideal length of the cell of the first line in a track, in points; nil where there is no cell.
    static func idealLength(of items: [GridItem], ideal: (Int) -> CGFloat?) -> CGFloat {
        items.enumerated().reduce(gaps(items)) { sum, item in
            switch item.element.size {
            case .fixed(let length): sum + length
            case .flexible(let least, let most): sum + min(max(ideal(item.offset) ?? least, least), most)
            case .adaptive(let least, _): sum + least
            }
        }
    }

    private static func lengths(of item: GridItem, share: CGFloat) -> [CGFloat] {
        switch item.size {
        case .fixed(let length): return [length]
        case .flexible(let least, let most): return [min(max(share, least), most)]
        case .adaptive(let least, let most):
            guard share.isFinite else { return [least] }
            let spacing = spacing(after: item)
            let fitting = (share + spacing) / (least + spacing)
            let count = least + spacing > 0 ? max(Int(min(fitting, mostTracks)), 1) : 1
            let length = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
            return Array(repeating: min(max(length, least), most), count: count)
        }
    }
}
