import SwiftUI

struct TileLabelStyle: LabelStyle {
    var color = Color.blue

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            configuration.icon
                .font(.title)
                .foregroundColor(color)
            configuration.title
                .font(.caption)
        }
        .frame(width: 84, height: 84)
        .background(RoundedRectangle(cornerRadius: 16).fill(color.opacity(0.15)))
    }
}

struct BorderedLabelStyle: LabelStyle {
    @Environment(\.colorScheme) private var scheme

    func makeBody(configuration: Configuration) -> some View {
        Label(configuration)
            .padding(8)
            .background(Capsule().stroke(scheme == .dark ? Color.white : Color.black, lineWidth: 1))
    }
}

struct LabelStyles: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Label("Lightning", systemImage: "bolt")
            Label("Favourites", systemImage: "heart")
                .foregroundStyle(.pink)
            Label("Only words", systemImage: "tag").labelStyle(.titleOnly)
            Label("Only a picture", systemImage: "tag").labelStyle(.iconOnly)
            Label("Both", systemImage: "tag").labelStyle(.titleAndIcon).font(.title2)
            Label("Both", systemImage: "tag").labelStyle(TitleAndIconLabelStyle()).font(.footnote)
            Label {
                Text("Ana Martín").font(.headline)
                Text("Engineer").font(.subheadline).foregroundColor(.secondary)
            } icon: {
                Circle().fill(Color.orange).frame(width: 32, height: 32)
            }
            Label("A long label whose words go on into a second line, beside its picture", systemImage: "info.circle")
                .frame(width: 240, alignment: .leading)
            HStack {
                Label("Photos", systemImage: "photo")
                Label("Music", systemImage: "music.note").labelStyle(TileLabelStyle(color: .pink))
                Label("Mail", systemImage: "envelope").labelStyle(TileLabelStyle(color: .green))
            }
            .labelStyle(TileLabelStyle())
            Label("With a border", systemImage: "flag").labelStyle(BorderedLabelStyle())
            HStack(spacing: 24) {
                Link("Visit website", destination: URL(string: "https://example.com")!)
                Link(destination: URL(string: "https://example.com")!) {
                    Label("Docs", systemImage: "book")
                }
                ShareLink(item: URL(string: "https://example.com")!)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}
