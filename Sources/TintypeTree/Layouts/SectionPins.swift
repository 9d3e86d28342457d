import Foundation
import TintypeGraphics

/// The parts of sections that stay in sight while the rest of their section is.
package struct SectionPins: Hashable, Sendable {
    package var headers: Bool
    package var footers: Bool

    package init(headers: Bool, footers: Bool) {
        self.headers = headers
        self.footers = footers
    }

    var isEmpty: Bool { !headers && !footers }
}

/// The views of a stack one after another, with the sections that they are of, in points from the stack's start.
struct SectionRun {
    /// A view and its place along the stack.
    struct Place {
        let node: Node
        let dimensions: ViewDimensions
        let length: CGFloat
        fileprivate(set) var start: CGFloat
        /// Indicates whether it is kept in sight, and so above the others.
        fileprivate(set) var isPinned = false

        init(_ node: Node, _ dimensions: ViewDimensions, at start: CGFloat, length: CGFloat) {
            self.node = node
            self.dimensions = dimensions
            self.start = start
            self.length = length
        }
    }

    private struct Section {
        var header: Int?
        var footer: Int?
        /// The start of its rows; nil where that is before the first view.
        var start: CGFloat?
        /// Its end; nil where that is after the last view.
        var end: CGFloat?
    }

    private(set) var places: [Place] = []
    private var sections: [Section] = []

    mutating func append(_ place: Place) {
        if let last = sections.indices.last {
            let role = place.node.listRow.role
            if role == .header { sections[last].header = places.count }
            if role == .footer { sections[last].footer = places.count }
            if role != .header, sections[last].start == nil { sections[last].start = place.start }
        }
        places.append(place)
    }

    mutating func beginSection() { sections.append(Section()) }

    /// - Parameter end: The end of the section's last view.
    mutating func endSection(at end: CGFloat) {
        if let last = sections.indices.last { sections[last].end = end }
    }

    /// Moves headers that stand before what is seen to its start, and footers that stand behind it to its end; never out of their
    /// sections.
    ///
    /// - Parameters:
    ///   - start: The start of what is seen.
    ///   - end: Its end.
    mutating func pin(_ pins: SectionPins, from start: CGFloat, to end: CGFloat) {
        for section in sections {
            if pins.headers, let header = section.header, places[header].start < start {
                let most = (section.end ?? .infinity) - places[header].length
                move(header, to: max(places[header].start, min(start, most)))
            }
            if pins.footers, let footer = section.footer {
                let goal = end - places[footer].length
                guard places[footer].start > goal else { continue }
                move(footer, to: min(places[footer].start, max(goal, section.start ?? -.infinity)))
            }
        }
    }

    private mutating func move(_ index: Int, to start: CGFloat) {
        guard places[index].start != start else { return }
        places[index].start = start
        places[index].isPinned = true
    }
}
