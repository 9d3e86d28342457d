import SwiftUI

struct RingProgressViewStyle: ProgressViewStyle {
    var color: Color = .blue
    var lineWidth: CGFloat = 10

    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        return ZStack {
            Circle()
                .stroke(color.opacity(0.2), lineWidth: lineWidth)
            Circle()
                .stroke(color, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: [fraction * 251, 251]))
                .rotationEffect(.degrees(-90))
            VStack {
                configuration.label
                Text("\(Int(fraction * 100))%")
                    .font(.headline)
            }
        }
        .frame(width: 80, height: 80)
    }
}

struct ProgressBoard: View {
    let download = 0.35

    /// Half a minute before the moment that the gallery shows.
    private let start = Date(timeIntervalSince1970: 1_767_260_430)

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 40) {
                ProgressView()
                ProgressView("Loading…")
                ProgressView().controlSize(.large).tint(.orange)
            }
            ProgressView(value: 0.6)
            ProgressView("Downloading", value: download)
            ProgressView(value: 30, total: 120) {
                Text("Copying")
            } currentValueLabel: {
                Text("30 of 120 files")
            }
            .tint(.green)
            ProgressView("Uploading", value: 0.8)
                .progressViewStyle(LinearProgressViewStyle(tint: .pink))
            HStack(spacing: 30) {
                ProgressView(value: 0.72)
                    .progressViewStyle(RingProgressViewStyle())
                ProgressView(value: 0.25)
                    .progressViewStyle(RingProgressViewStyle(color: .orange))
            }
            ProgressView(timerInterval: start...start.addingTimeInterval(90))
        }
        .padding()
    }
}
