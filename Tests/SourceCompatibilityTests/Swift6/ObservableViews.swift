import Foundation
import SwiftUI

// Views as code of today has them, in the language mode of today.

@Observable
@MainActor
final class PlayerModel {
    var title = "Nothing"
    var tracks: [Track] = [Track(name: "One", isOn: false), Track(name: "Two", isOn: true)]

    func load() async {
        title = "Loaded"
        tracks[0].isOn = true
    }
}

struct Track: Identifiable, Sendable {
    var name: String
    var isOn: Bool
    var id: String { name }
}

struct PlayerView: View {
    @State private var model = PlayerModel()
    @State private var counts: [Int: Int] = [:]

    var body: some View {
        VStack(alignment: .leading) {
            Text(model.title)
            ForEach($model.tracks) { $track in
                TrackRow(track: $track)
            }
            Text("seen \(counts.count)")
        }
        .task { await model.load() }
        .onChange(of: model.title, initial: true) { counts[counts.count] = 1 }
    }
}

struct TrackRow: View {
    @Binding var track: Track
    @ScaledMetric private var size = 10.0

    var body: some View {
        HStack {
            Circle().fill(track.isOn ? Color.green : Color.gray).frame(width: size, height: size)
            Text(track.name)
        }
    }
}

struct WidestKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct WidthReader: View {
    @State private var width: CGFloat = 0

    var body: some View {
        VStack {
            Color.red.frame(width: 33, height: 4)
                .background { GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) } }
            Text("\(Int(width))")
        }
        .onPreferenceChange(WidestKey.self) { width = $0 }
    }
}
