import Foundation

/// The marks of a slider: its ticks, and the place at which its fill begins, as fractions of the range.
struct SliderMarks: Hashable {
    /// The ticks that are asked for, or those of each step; of nil there are none.
    enum Ticks: Hashable {
        case at([Double])
        case each(Double?)
    }

    /// The place at which the fill begins: the least value, or the neutral one.
    let neutral: Double
    let ticks: Ticks

    /// The places of the ticks on a track of a width, in points from its leading end. Those of steps are left out if
    /// they would stand closer than `least`, as the picture would show a bar; the distance is ours.
    func places(on width: CGFloat, least: CGFloat) -> [CGFloat] {
        switch ticks {
        case .at(let fractions): fractions.filter { (0...1).contains($0) }.map { $0 * width }
        case .each(let step?) where step * min(width, 10_000) >= least:
            stride(from: 0, through: 1 + step * 1e-6, by: step).map { min($0, 1) * width }
        case .each: []
        }
    }
}
