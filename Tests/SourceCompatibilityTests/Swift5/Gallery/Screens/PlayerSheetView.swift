import SwiftUI

struct PlayerSheetView: View {
    @State private var isShowingPlayer = true

    var body: some View {
        List(0..<12, id: \.self) { index in
            HStack {
                RoundedRectangle(cornerRadius: 6)
                    .fill(Color.purple.opacity(0.3))
                    .frame(width: 40, height: 40)
                Text("Track \(index + 1)")
                Spacer()
                Text("3:\(10 + index)").foregroundStyle(.secondary)
            }
        }
        .listStyle(.plain)
        .sheet(isPresented: $isShowingPlayer) {
            NowPlayingView()
                .presentationDetents([.medium, .large])
                .presentationDragIndicator(.visible)
        }
    }
}

struct NowPlayingView: View {
    @Environment(\.dismiss) var dismiss
    @State private var progress = 0.4

    var body: some View {
        VStack(spacing: 20) {
            Text("Track 4").font(.title2.bold())
            Slider(value: $progress)
            HStack(spacing: 40) {
                ForEach(["backward.fill", "pause.fill", "forward.fill"], id: \.self) { symbol in
                    Button {
                    } label: {
                        Image(systemName: symbol).font(.title)
                    }
                }
            }
            Button("Close") { dismiss() }
        }
        .padding(24)
    }
}
