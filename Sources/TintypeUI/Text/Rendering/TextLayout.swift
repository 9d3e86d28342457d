public import Foundation
import TintypeGraphics
public import TintypeTree

extension Text {
    /// A text laid out for a ``TextRenderer``: its lines from the top down. Lengths are points from the text's top left corner.
    public struct Layout: RandomAccessCollection, Equatable {
        let text: RenderedText

        /// Indicates whether something is left out.
        public var isTruncated: Bool { text.isTruncated }

        public var startIndex: Int { 0 }
        public var endIndex: Int { text.lines.count }
        public subscript(index: Int) -> Line { Line(line: text.lines[index]) }
    }
}

extension Text.Layout {
    /// The place and the extent of a line, run or slice.
    public struct TypographicBounds: Equatable, Sendable {
        /// The start of the baseline.
        public var origin = CGPoint.zero
        public var width: CGFloat = 0
        /// From the top to the baseline.
        public var ascent: CGFloat = 0
        /// From the baseline to the bottom.
        public var descent: CGFloat = 0
        /// To the next line.
        public var leading: CGFloat = 0

        public init() {}

        init(_ bounds: RenderedText.Bounds, movedBy offset: CGPoint = .zero) {
            origin = CGPoint(x: bounds.origin.x + offset.x, y: bounds.origin.y + offset.y)
            width = bounds.width
            ascent = bounds.metrics.ascent
            descent = bounds.metrics.descent
            leading = bounds.metrics.leading
        }

        /// The box around it.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// The options of drawing lines, runs and slices.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// Glyphs are drawn between pixels: they always are here.
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// The place of a character in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        let offset: Int

        public static func < (a: CharacterIndex, b: CharacterIndex) -> Bool { a.offset < b.offset }
        /// Moves the index by a number of characters, or counts those between two.
        public func advanced(by count: Int) -> CharacterIndex { CharacterIndex(offset: offset + count) }
        public func distance(to other: CharacterIndex) -> Int { other.offset - offset }
    }

    /// A line: its runs from left to right.
    public struct Line: RandomAccessCollection, Equatable {
        let line: RenderedText.Line
        var offset = CGPoint.zero

        /// The start of the line's baseline. Moving it moves what is drawn of the line.
        public var origin: CGPoint {
            get { typographicBounds.origin }
            set {
                offset = CGPoint(x: newValue.x - line.bounds.origin.x, y: newValue.y - line.bounds.origin.y)
            }
        }

        /// The place and the extent of the line.
        public var typographicBounds: TypographicBounds { TypographicBounds(line.bounds, movedBy: offset) }

        public var startIndex: Int { 0 }
        public var endIndex: Int { line.runs.count }
        public subscript(index: Int) -> Run { Run(run: line.runs[index], offset: offset) }
    }

    /// A stretch of a line that is of one look: its slices from left to right.
    public struct Run: RandomAccessCollection, Equatable {
        public typealias SubSequence = RunSlice

        let run: RenderedText.Run
        let offset: CGPoint

        /// The direction, the place and the extent of the run.
        public var layoutDirection: LayoutDirection { run.isRightToLeft ? .rightToLeft : .leftToRight }
        public var typographicBounds: TypographicBounds { TypographicBounds(run.bounds, movedBy: offset) }
        /// The character of each slice.
        public var characterIndices: [CharacterIndex] { RunSlice(run: self, indices: 0..<endIndex).characterIndices }

        /// The attribute of the run's text; nil for none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run.attributes[ObjectIdentifier(key)] as? T }

        public var startIndex: Int { 0 }
        public var endIndex: Int { run.slices.count }
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    }

    /// A part of a run, down to one character with its marks.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public typealias SubSequence = RunSlice

        /// The run, and the range of its slices.
        public var run: Run
        public var indices: Range<Int>

        /// Creates the slices of a run in a range.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        var slices: ArraySlice<RenderedText.Slice> { run.run.slices[indices] }

        public var typographicBounds: TypographicBounds {
            var bounds = TypographicBounds(run.run.bounds, movedBy: run.offset)
            let start = slices.map(\.bounds.origin.x).min() ?? run.run.bounds.origin.x
            let end = slices.map { $0.bounds.origin.x + $0.bounds.width }.max() ?? start
            bounds.origin.x = start + run.offset.x
            bounds.width = end - start
            return bounds
        }

        public var characterIndices: [CharacterIndex] { slices.map { CharacterIndex(offset: $0.character) } }

        /// The attribute of the run's text; nil for none.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
    }
}
