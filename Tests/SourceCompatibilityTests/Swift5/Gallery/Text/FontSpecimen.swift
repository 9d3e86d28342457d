import SwiftUI

struct FontSpecimen: View {
    private let styles: [(String, Font.TextStyle)] = [
        ("Large Title", .largeTitle), ("Title", .title), ("Title 2", .title2), ("Title 3", .title3),
        ("Headline", .headline), ("Subheadline", .subheadline), ("Body", .body), ("Callout", .callout),
        ("Footnote", .footnote), ("Caption", .caption), ("Caption 2", .caption2),
    ]
    private let weights: [(String, Font.Weight)] = [
        ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
        ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
    ]

    var body: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(alignment: .leading, spacing: 6) {
                ForEach(styles, id: \.0) { name, style in
                    Text(name).font(.system(style))
                }
            }
            VStack(alignment: .leading, spacing: 6) {
                ForEach(weights, id: \.0) { name, weight in
                    Text(name).fontWeight(weight)
                }
                Divider().frame(width: 120)
                Text("Serif").fontDesign(.serif)
                Text("Rounded").font(.system(.body, design: .rounded))
                Text("Monospaced").monospaced()
                Text("0123 4567").monospacedDigit()
                Text("Italic").italic()
                Text("Georgia Bold").font(.custom("Georgia-Bold", size: 17))
                Text("Menlo").font(.custom("Menlo", size: 17, relativeTo: .body))
                Text("Avenir Next").font(.custom("Avenir Next", fixedSize: 17))
                Text("Small caps").font(Font.body.smallCaps().leading(.tight))
            }
        }
        .padding()
    }
}
