import SwiftUI

struct SkeletonFeedView: View {
    struct Post: Identifiable {
        let id: Int
        let name: String
        let text: String

        static let placeholder = Post(
            id: 0, name: "Someone", text: "A text of two lines or so, long enough to fill the place of a real one.")
    }

    @State private var posts: [Post?] = [
        Post(id: 1, name: "Ada Lind", text: "First snow of the year. The lake is completely quiet this morning."), nil,
        nil,
    ]
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
        VStack(spacing: 16) {
            ForEach(posts.indices, id: \.self) { index in
                if let post = posts[index] {
                    PostView(post: post)
                } else {
                    PostView(post: .placeholder)
                        .redacted(reason: .placeholder)
                        .accessibilityHidden(true)
                }
            }
            Text("Card ending in 4242")
                .privacySensitive()
            Spacer()
        }
        .padding()
        .background(Color(.systemGroupedBackground))
    }
}

private struct PostView: View {
    let post: SkeletonFeedView.Post

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Circle().fill(Color.teal.opacity(0.5)).frame(width: 44, height: 44)
                VStack(alignment: .leading, spacing: 2) {
                    Text(post.name).font(.headline)
                    Text("2 hours ago").font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Image(systemName: "ellipsis")
            }
            Text(post.text)
            HStack(spacing: 20) {
                Image(systemName: "heart")
                Image(systemName: "bubble.left")
                Image(systemName: "square.and.arrow.up")
            }
            .foregroundColor(.blue)
        }
        .padding()
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 16))
    }
}
