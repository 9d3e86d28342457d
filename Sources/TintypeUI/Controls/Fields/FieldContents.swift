import Foundation
import TintypeGraphics
import TintypeTree

/// The content of a text field: its text, or its prompt in grey.
nonisolated struct FieldContents: BuiltInView {
    let text: String
    /// The grey text that is shown where there is no text.
    let prompt: AnyView
    /// Indicates whether the text goes on in further lines.
    var isMultiline = false
    @Environment(\.self) private var environment

    var body: some View {
        Group {
            if text.isEmpty {
                prompt.labelForegroundAlways(ControlColor.placeholder)
            } else {
                Text(verbatim: text)
            }
        }
        .environment(\.lineLimit, isMultiline ? environment.lineLimit : 1)
        .frame(maxWidth: .infinity, minHeight: height, alignment: alignment)
        .overlay(alignment: .leading) { caret }
    }

    private var alignment: Alignment {
        switch environment.multilineTextAlignment {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }

    /// The caret of a field that has the focus and no text.
    @ViewBuilder private var caret: some View {
        if environment.isFocused, text.isEmpty, alignment == .leading {
            Rectangle().fill(TintShapeStyle()).frame(width: FieldMetrics.caretWidth, height: height)
        }
    }

    /// A line and its leading: 22 points for the body on iOS, as measured; the others follow from Semantics.md 13.1.
    private var height: CGFloat { FieldMetrics.lineHeight(in: environment) }
}
