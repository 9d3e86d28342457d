import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

extension ModifierSpec {
    static let foregroundStyle = ModifierSpec(
        "foregroundStyle", "The style of texts, symbols and unpainted shapes.",
        [
            .main("style", .style, "The style.").required,
            ArgumentSpec(
                "secondary", .style, "The style of the second level, which follows from the first without it."),
            ArgumentSpec("tertiary", .style, "The style of the third level, beside a second."),
        ],
        example: WordExample(
            """
            VStack:
              - Image: {systemName: cloud.sun.fill}
                modifiers: [{font: largeTitle}, {symbolRenderingMode: palette}]
              - Text: Some sun
                modifiers: [{foregroundStyle: secondary}]
            modifiers:
              - foregroundStyle: {style: gray, secondary: orange}
            """,
            swift: """
                VStack {
                    Image(systemName: "cloud.sun.fill")
                        .font(.largeTitle)
                        .symbolRenderingMode(.palette)
                    Text("Some sun").foregroundStyle(.secondary)
                }
                .foregroundStyle(.gray, .orange)
                """),
        text: { call in
            let style = call.style("style") ?? Argument(Color.clear)
            return Argument(fallback: { $0 }) { frame, scope in
                let style = style(frame, scope)
                return { text in painted(text, style) }
            }
        }
    ) { call in
        call.need(["secondary"], for: "tertiary")
        let style = call.style("style") ?? Argument(Color.clear)
        let levels = ["secondary", "tertiary"].compactMap { call.style($0) }
        return changingEnvironment { frame, scope, values in
            let below = levels.map { values.settled($0(frame, scope)) }
            values.foreground = values.settled(style(frame, scope))
            values.foregroundLevels = below
        }
    }

    static let foregroundColor = ModifierSpec(
        "foregroundColor", "The colour of texts, symbols and unpainted shapes.", .color("color", "The colour.").main,
        example: .on("foregroundColor: indigo", swift: ".foregroundColor(.indigo)", of: .text),
        text: { $0.foregroundColor($1) }
    ) { $0.foregroundColor($1) }

    static let backgroundStyle = ModifierSpec(
        "backgroundStyle", "The style of grounds that name none, and of the style `background`.",
        .style("style", "The style.").main,
        example: WordExample(
            """
            Text: Afternoon
            modifiers: [{padding: 12}, {background: background}, {backgroundStyle: yellow}]
            """,
            swift: """
                Text("Afternoon")
                    .padding(12)
                    .background(.background)
                    .backgroundStyle(.yellow)
                """)
    ) { $0.backgroundStyle($1) }
}

private func painted(_ text: Text, _ style: some ShapeStyle) -> Text { text.foregroundStyle(style) }
