import Foundation
import TintypeTree

/// A label's picture beside its words. Several views of words stand below one another.
///
/// The distance is 8 points (Semantics.md 13.5, macOS; iOS 26 draws the same outside of lists).
nonisolated struct LabelRow: BuiltInView {
    let configuration: LabelStyleConfiguration
    @Environment(\.self) private var environment

    var body: some View {
        let layout = LabelLayout(
            spacing: environment.labelSpacing ?? 8, middle: ResolvedFont(environment).capitalsMiddle,
            iconWidth: environment.labelIconWidth ?? 0)
        layout {
            HStack(spacing: 0) { configuration.icon }
            VStack(alignment: .leading) { configuration.title }
        }
    }
}
