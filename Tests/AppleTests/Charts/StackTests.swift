import Foundation
import RandomInput
import Testing

@testable import Charts

@Suite("Stacks of charts")
struct StackTests {
    private func numbers(_ random: inout SeededGenerator, _ range: ClosedRange<Double>) -> [Double] {
        (0..<random.number(1...8)).map { _ in Double.random(in: range, using: &random) }
    }

    @Test("stacked values are as long as they are, lie end to end, and come to their sum")
    func standard() {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<200 {
            let values = numbers(&random, -50...50)
            let intervals = Stack.intervals(values, .standard)
            for (value, interval) in zip(values, intervals) {
                #expect(abs(interval.upperBound - interval.lowerBound - abs(value)) < 1e-9)
            }
            let (up, down) = (values.filter { $0 > 0 }.reduce(0, +), values.filter { $0 < 0 }.reduce(0, +))
            #expect(abs((intervals.map(\.upperBound).max() ?? 0) - max(up, 0)) < 1e-9 || up == 0)
            #expect(abs((intervals.map(\.lowerBound).min() ?? 0) - min(down, 0)) < 1e-9 || down == 0)
            let upward = zip(values, intervals).filter { $0.0 >= 0 }.map(\.1)
            for (first, second) in zip(upward, upward.dropFirst()) {
                #expect(abs(second.lowerBound - first.upperBound) < 1e-9)
            }
        }
    }

    @Test("normalized values come to one, and keep their proportions")
    func normalized() {
        var random = SeededGenerator(seed: 2)
        for _ in 0..<200 {
            let values = numbers(&random, 0.1...50)
            let intervals = Stack.intervals(values, .normalized)
            #expect(abs((intervals.last?.upperBound ?? 0) - 1) < 1e-9 && intervals.first?.lowerBound == 0)
            let total = values.reduce(0, +)
            for (value, interval) in zip(values, intervals) {
                #expect(abs(interval.upperBound - interval.lowerBound - value / total) < 1e-9)
            }
        }
        #expect(Stack.intervals([0, 0], .normalized) == [0...0, 0...0])
    }

    @Test("centred values lie around zero, and unstacked ones begin there")
    func others() {
        var random = SeededGenerator(seed: 4)
        for _ in 0..<100 {
            let values = numbers(&random, 0...50)
            let centred = Stack.intervals(values, .center)
            #expect(abs((centred.first?.lowerBound ?? 0) + (centred.last?.upperBound ?? 0)) < 1e-9)
            #expect(Stack.intervals(values, .unstacked).allSatisfy { $0.lowerBound == 0 })
        }
        #expect(Stack.intervals([-3], .unstacked) == [-3...0])
    }

    @Test("areas are stacked in the order of their series, however the data is sorted")
    @MainActor func areas() {
        func stacks(_ data: [(Int, String, Double)]) -> [String: [ClosedRange<Double>]] {
            var marks = _ChartMarks()
            let content = ForEach(data.indices, id: \.self) { index in
                AreaMark(x: .value("x", data[index].0), y: .value("y", data[index].2))
                    .foregroundStyle(by: .value("s", data[index].1))
            }
            collect(content, into: &marks)
            let found = MarkStacks(marks.marks)
            var result: [String: [ClosedRange<Double>]] = [:]
            for (index, item) in data.enumerated() {
                result["\(item.0) \(item.1)", default: []].append(found.intervals[index] ?? 0...0)
            }
            return result
        }
        let data = [(1, "a", 2.0), (1, "b", 3.0), (2, "a", 5.0), (2, "b", 1.0)]
        let bySeries = [data[0], data[2], data[1], data[3]]
        let mixed = [data[0], data[1], data[3], data[2]]
        #expect(stacks(data) == stacks(bySeries) && stacks(data) == stacks(mixed))
        #expect(stacks(mixed)["2 b"] == [5...6])
    }

    @Test("bars side by side are not stacked upon one another")
    @MainActor func grouped() {
        var marks = _ChartMarks()
        let content = ForEach(["a", "b"], id: \.self) { team in
            BarMark(x: .value("x", "May"), y: .value("y", 4)).position(by: .value("t", team))
        }
        collect(content, into: &marks)
        #expect(MarkStacks(marks.marks).intervals == [0...4, 0...4])
    }
}

/// Adds the marks of content, as a chart does.
@MainActor
func collect<C: ChartContent>(_ content: C, into marks: inout _ChartMarks) { C._collect(content, into: &marks) }
