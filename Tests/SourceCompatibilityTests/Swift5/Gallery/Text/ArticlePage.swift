import SwiftUI

struct Article {
    let category: String
    let title: String
    let author: String
    let published: Date
    let paragraphs: [LocalizedStringKey]
}

extension Article {
    static let sample = Article(
        category: "Field notes",
        title: "The quiet return of the night train",
        author: "Mara Lindqvist",
        published: Date(timeIntervalSince1970: 1_766_736_000),
        paragraphs: [
            """
            At ten past nine the platform in **Hamburg-Altona** is full of people with pillows. The train to \
            *Stockholm* has been sold out since August.
            """,
            """
            "We stopped counting how often somebody declared us dead," says the conductor, and checks the next ticket.
            """,
            "Read more in [our travel section](https://example.com/travel).",
        ]
    )
}

struct ArticlePage: View {
    let article = Article.sample

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(article.category)
                .font(.caption)
                .fontWeight(.semibold)
                .textCase(.uppercase)
                .kerning(1.2)
                .foregroundColor(.accentColor)
            Text(article.title)
                .font(.system(.largeTitle, design: .serif))
                .bold()
            HStack(spacing: 4) {
                Text("By") + Text(" ") + Text(article.author).bold()
                Text("·")
                Text(article.published, style: .date)
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
            Divider()
            ForEach(0..<article.paragraphs.count, id: \.self) { index in
                Text(article.paragraphs[index])
                    .font(.system(.body, design: .serif))
                    .lineSpacing(4)
            }
        }
        .padding()
    }
}
