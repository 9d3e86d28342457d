public import TintypeGraphics

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext {
    /// The geometry of the scroll view.
    public let geometry: ScrollGeometry
    /// The speed of the content, in points per second; nil, since a still picture has none.
    public var velocity: CGVector? { nil }
}

/// A phase with the geometry in which it was seen. Two are equal where the phases are.
struct PhaseOfScroll: Equatable {
    let phase: ScrollPhase
    let geometry: ScrollGeometry

    static func == (a: PhaseOfScroll, b: PhaseOfScroll) -> Bool { a.phase == b.phase }
}
