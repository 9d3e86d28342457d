import SwiftUI

struct RichText: View {
    private let accent = Color.purple

    private var greeting: Text {
        Text("Good ").font(.title) + Text("morning").font(.title).bold().foregroundColor(.orange)
            + Text(", Ana").font(.title).italic()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            greeting
            Text(
                "You have \(Text("3 new").bold().foregroundColor(.red)) messages and \(Text("12").monospacedDigit()) tasks."
            )
            Text("Deploy \(Image(systemName: "checkmark.circle")) finished, \(Image(systemName: "star")) rated")
                .foregroundStyle(.green)
            Text("E = mc") + Text("2").font(.caption).baselineOffset(8) + Text(" and H")
                + Text("2").font(.caption).baselineOffset(-4) + Text("O")
            Group {
                Text("underlined").underline() + Text(" and ")
                    + Text("dashed").underline(true, pattern: .dash, color: .blue)
                    + Text(" and ") + Text("gone").strikethrough(color: .red)
                Text("Spaced out").tracking(4)
                Text("Tight letters").kerning(-1)
            }
            Text("styled from the outside, ").foregroundStyle(accent) + Text("with one in bold").fontWeight(.heavy)
            Text(attributed)
            HStack(alignment: .firstTextBaseline, spacing: 2) {
                Text("72").font(.system(size: 48, weight: .thin, design: .rounded))
                Text("bpm").font(.callout).foregroundStyle(.secondary)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var attributed: AttributedString {
        var string = AttributedString("Attributed strings mix colours, backgrounds and lines.")
        if let range = string.range(of: "colours") {
            string[range].foregroundColor = .pink
            string[range].font = .body.bold()
        }
        if let range = string.range(of: "backgrounds") {
            string[range].backgroundColor = .yellow.opacity(0.4)
        }
        if let range = string.range(of: "lines") {
            string[range].underlineStyle = .single
            string[range].underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
        }
        return string
    }
}
