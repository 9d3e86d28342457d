import Foundation
import Tintype

/// The card that a site shows for a page that is shared.
struct ShareCard: View {
    @State private var width: CGFloat = 0
    var title: String
    var subtitle: String

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Image(systemName: "globe").foregroundStyle(.blue)
            Text(title).font(.headline)
            Text(subtitle).font(.caption).foregroundStyle(.secondary)
            RoundedRectangle(cornerRadius: 2).fill(Color.blue.gradient).frame(width: width, height: 4)
        }
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }, action: { width = $0 })
        .padding()
        .background(.white, in: RoundedRectangle(cornerRadius: 12))
    }
}
