import Foundation
import TintypeTree

/// A label's picture beside its words, centred on the capitals of their first line.
///
/// The distance is 8 points (SEMANTICS 13, macOS; iOS 26 draws the same outside of lists).
struct LabelRow: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let middle = ResolvedFont(environment).capitalsMiddle
        return HStack(alignment: .labelLine, spacing: environment.labelSpacing ?? 8) {
            configuration.icon.frame(minWidth: environment.labelIconWidth)
            configuration.title.alignmentGuide(.labelLine) { $0[.firstTextBaseline] - middle }
        }
    }
}

extension VerticalAlignment {
    private enum LabelLine: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }

    /// The middle of a label's first line.
    static let labelLine = VerticalAlignment(LabelLine.self)
}
