import SwiftUI

/// A factory's dashboard, whose parts are free functions that build views and read models of the main actor.
@MainActor
final class LineModel: ObservableObject, Identifiable {
    let name: String
    @Published var output: [Int]

    init(name: String, output: [Int]) {
        self.name = name
        self.output = output
    }

    var total: Int { output.reduce(0, +) }
    var isBehind: Bool { total < 100 }
}

@ViewBuilder
@MainActor private func tile(_ line: LineModel) -> some View {
    VStack(alignment: .leading, spacing: 6) {
        HStack {
            Text(line.name).font(.headline)
            Spacer()
            if line.isBehind { warning(for: line) }
        }
        bars(of: line.output)
        Text("\(line.total) pieces").font(.caption).foregroundStyle(line.isBehind ? .red : .secondary)
    }
    .padding(12)
    .background(.background.secondary, in: .rect(cornerRadius: 14))
}

@ViewBuilder @MainActor
private func warning(for line: LineModel) -> some View {
    Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.orange)
    if line.total == 0 { Text("stopped") } else { Text("slow").font(.caption2) }
}

@ViewBuilder
private func bars(of output: [Int]) -> some View {
    let top = max(output.max() ?? 1, 1)
    HStack(alignment: .bottom, spacing: 4) {
        ForEach(Array(output.enumerated()), id: \.offset) { index, value in
            RoundedRectangle(cornerRadius: 2)
                .fill(.blue)
                .frame(height: 60 * CGFloat(value) / CGFloat(top))
                .id("bar \(index) of \(output.count)")
        }
    }
    .frame(height: 60, alignment: .bottom)
}

extension View {
    @MainActor @ViewBuilder
    fileprivate func dimmed(if condition: Bool) -> some View {
        if condition { opacity(0.8).saturation(0.5) } else { self }
    }
}

struct DashboardTilesScreen: View {
    @StateObject private var press = LineModel(name: "Press", output: [40, 80, 20, 60])
    @StateObject private var paint = LineModel(name: "Paint", output: [10, 20, 30])

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 12) {
                tile(press)
                tile(paint).dimmed(if: paint.isBehind)
            }
            .padding()
            footer(total: press.total + paint.total) { Text("pieces today") }
        }
    }

    @ViewBuilder
    private func footer<Label: View>(total: Int, @ViewBuilder label: () -> Label) -> some View {
        HStack(alignment: .firstTextBaseline) {
            Text(total, format: .number).font(.system(size: 40, weight: .bold, design: .rounded)).id("sum")
            label().foregroundStyle(.secondary)
        }
    }
}

#Preview { DashboardTilesScreen() }
