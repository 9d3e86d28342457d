import SwiftUI

struct ExpandableCardView: View {
    struct Album: Identifiable, Hashable {
        let id: Int
        let title: String
        let artist: String
        let color: Color
    }

    @Namespace private var namespace
    @State private var selected: Album?

    private let albums = [
        Album(id: 0, title: "Night Drive", artist: "The Lanterns", color: .indigo),
        Album(id: 1, title: "Salt & Stone", artist: "Marea", color: .orange),
        Album(id: 2, title: "Evergreen", artist: "Fir Club", color: .green),
    ]

    var body: some View {
        ZStack(alignment: .top) {
            if let album = selected {
                detail(of: album)
            } else {
                VStack(alignment: .leading, spacing: 16) {
                    Text("Albums").font(.largeTitle.bold())
                    ForEach(albums) { album in
                        row(for: album)
                    }
                }
                .padding()
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .onAppear { selected = albums[1] }
    }

    private func row(for album: Album) -> some View {
        HStack(spacing: 16) {
            RoundedRectangle(cornerRadius: 12)
                .fill(album.color.gradient)
                .matchedGeometryEffect(id: "cover\(album.id)", in: namespace)
                .frame(width: 64, height: 64)
            VStack(alignment: .leading) {
                Text(album.title).font(.headline)
                    .matchedGeometryEffect(id: "title\(album.id)", in: namespace, properties: .position)
                Text(album.artist).foregroundStyle(.secondary)
            }
            Spacer()
        }
        .onTapGesture {
            withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { selected = album }
        }
    }

    private func detail(of album: Album) -> some View {
        VStack(alignment: .leading, spacing: 16) {
            RoundedRectangle(cornerRadius: 28)
                .fill(album.color.gradient)
                .matchedGeometryEffect(id: "cover\(album.id)", in: namespace)
                .frame(height: 320)
                .overlay(alignment: .topTrailing) {
                    Image(systemName: "xmark.circle.fill")
                        .font(.title)
                        .foregroundStyle(.white.opacity(0.9))
                        .padding()
                        .onTapGesture {
                            withAnimation(.snappy) { selected = nil }
                        }
                }
            Text(album.title).font(.largeTitle.bold())
                .matchedGeometryEffect(id: "title\(album.id)", in: namespace, properties: .position)
            Text(album.artist).font(.title3).foregroundStyle(.secondary)
            ForEach(["Harbour", "Low Tide", "Glasswork"], id: \.self) { track in
                HStack {
                    Image(systemName: "play.fill").font(.caption).foregroundStyle(album.color)
                    Text(track)
                    Spacer()
                    Text("3:4\(track.count % 10)").monospacedDigitStyle()
                }
                Divider()
            }
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
        .padding()
        .transition(.asymmetric(insertion: .scale(scale: 0.9).combined(with: .opacity), removal: .opacity))
    }
}

extension View {
    fileprivate func monospacedDigitStyle() -> some View {
        font(.body.monospacedDigit()).foregroundStyle(.secondary)
    }
}
