import RandomInput
import Testing

@testable import TintypeImage

@Suite("The filters of rows")
struct PNGFilterChoiceTests {
    /// The differences of a row from what a filter predicts, as the PNG specification writes them (section 9.2).
    private func differences(_ filter: UInt8, _ row: [UInt8], _ above: [UInt8], _ distance: Int) -> [UInt8] {
        row.indices.map { i in
            let (a, b) = (i < distance ? 0 : Int(row[i - distance]), Int(above[i]))
            let c = i < distance ? 0 : Int(above[i - distance])
            let predictions = [0, a, b, (a + b) / 2, [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) } ?? 0]
            return row[i] &- UInt8(predictions[Int(filter)])
        }
    }

    @Test("each row has the first of those that leave the least sum of magnitudes", arguments: 0..<60)
    func least(seed: Int) {
        var random = SeededGenerator(seed: seed)
        let distance = [1, 3, 4][seed % 3]
        let rowBytes = distance * random.number(1...200)
        // Rows that are alike, gradients and noise: each filter is some row's.
        var rows: [[UInt8]] = [[UInt8](repeating: 0, count: rowBytes)]
        for _ in 0..<12 {
            let last = rows[rows.count - 1]
            switch random.number(0...3) {
            case 0: rows.append(last)
            case 1: rows.append((0..<rowBytes).map { UInt8(truncatingIfNeeded: $0 * 3 + rows.count) })
            case 2: rows.append(last.map { $0 &+ UInt8(random.number(0...4)) })
            default: rows.append((0..<rowBytes).map { _ in UInt8(random.number(0...255)) })
            }
        }
        let plain: [UInt8] = rows.dropFirst().flatMap { [0] + $0 }
        let expected = zip(rows.dropFirst(), rows).flatMap { row, above -> [UInt8] in
            let trials = (UInt8(0)...4).map { [$0] + differences($0, row, above, distance) }
            func cost(_ trial: [UInt8]) -> Int {
                trial.dropFirst().reduce(0) { $0 + Int(Int8(bitPattern: $1).magnitude) }
            }
            return trials.min { cost($0) < cost($1) } ?? []
        }
        #expect(PNGFilterChoice.filtered(plain, rowBytes: rowBytes, distance: distance) == expected)
    }
}
