import Charts
import SwiftUI

/// Points of three kinds, with round ends of both axes.
struct IrisPoints: View {
    private struct Flower: Identifiable {
        let id: Int
        let kind: String
        let length: Double
        let width: Double
    }

    private let flowers: [Flower] = ["Setosa", "Versicolor", "Virginica"].enumerated().flatMap { group, kind in
        (0..<14).map { index in
            let (turn, far) = (Double(index) * 2.4, Double(index % 7) / 7)
            return Flower(
                id: group * 100 + index, kind: kind, length: 4.9 + Double(group) * 0.8 + cos(turn) * far * 0.9,
                width: 3.4 - Double(group) * 0.35 + sin(turn) * far * 0.6)
        }
    }

    var body: some View {
        Chart(flowers) { flower in
            PointMark(x: .value("Length", flower.length), y: .value("Width", flower.width))
                .foregroundStyle(by: .value("Kind", flower.kind))
                .symbol(by: .value("Kind", flower.kind))
        }
        .chartXScale(domain: .automatic(includesZero: false))
        .chartYScale(domain: .automatic(includesZero: false))
        .chartXAxisLabel("Length (cm)", alignment: .center)
        .chartYAxisLabel("Width (cm)")
        .padding()
    }
}
