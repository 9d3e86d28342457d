import SwiftUI

/// Rows that scroll to the edge of the screen, below a player that is an inset of the safe area.
struct EpisodeScreen: View {
    var body: some View {
        ScrollView {
            LazyVStack(spacing: 10) {
                ForEach(1..<40) { number in
                    HStack(spacing: 12) {
                        RoundedRectangle(cornerRadius: 8)
                            .fill(Color(hue: Double(number) / 14, saturation: 0.45, brightness: 0.9))
                            .frame(width: 44, height: 44)
                        Text("Episode \(number)").font(.headline)
                        Spacer()
                    }
                    .padding(10)
                    .background(.background, in: RoundedRectangle(cornerRadius: 14))
                }
            }
            .padding(.horizontal)
        }
        .background(Color(red: 0.93, green: 0.94, blue: 0.97))
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                Image(systemName: "play.fill")
                Text("Episode 4").fontWeight(.medium)
                Spacer()
                Text("-12:30").monospacedDigit().foregroundStyle(.secondary)
            }
            .padding()
            .background(.bar)
        }
    }
}
