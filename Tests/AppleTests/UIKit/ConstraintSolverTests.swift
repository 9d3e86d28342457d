import Foundation
import Testing

@testable import UIKit

@Suite("Systems of constraints")
struct ConstraintSolverTests {
    /// Numbers that are the same in each run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var value = state
            value ^= value >> 33
            value = value &* 0xff51_afd7_ed55_8ccd
            value ^= value >> 33
            return value
        }
    }

    /// A system of few variables and rows.
    private struct System {
        var solver = ConstraintSolver()
        var signs: [Bool] = []

        init(_ seed: UInt64) {
            var generator = Generator(state: seed &* 77_777)
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                signs.append(Bool.random(using: &generator))
                _ = solver.variable(isNonnegative: signs.last!)
            }
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                var form = LinearForm(Double(Int.random(in: -20...20, using: &generator)))
                for variable in signs.indices where Int.random(in: 0..<3, using: &generator) > 0 {
                    form.add(variable, [1, -1, 1, -1, 2, 0.5].randomElement(using: &generator)!)
                }
                solver.add(
                    form, [.zero, .atMostZero, .atLeastZero].randomElement(using: &generator)!,
                    priority: [1000, 750, 750, 250, 250, 50].randomElement(using: &generator)!)
            }
        }

        /// The sums of the errors of some rows for values, those of the highest priority first.
        func errors(_ rows: [ConstraintSolver.Row], _ values: [Double]) -> [Double] {
            var sums = [1000.0: 0.0]
            for row in rows {
                let value = row.form.value(values)
                let error =
                    switch row.relation {
                    case .zero: abs(value)
                    case .atMostZero: max(0, value)
                    case .atLeastZero: max(0, -value)
                    }
                sums[row.priority, default: 0] += error
            }
            for (variable, isNonnegative) in signs.enumerated() where isNonnegative {
                sums[1000]! += max(0, -values[variable])
            }
            return sums.keys.sorted(by: >).map { sums[$0]! }
        }

        /// The least errors at the corners: the values at which as many rows are exact as there are variables.
        func leastErrors(_ rows: [ConstraintSolver.Row]) -> [Double]? {
            var planes = rows.map { row in
                signs.indices.map { variable in
                    row.form.variables.firstIndex(of: variable).map { row.form.coefficients[$0] } ?? 0
                } + [-row.form.constant]
            }
            for variable in signs.indices { planes.append(signs.indices.map { $0 == variable ? 1 : 0 } + [0]) }
            var best: [Double]?
            func choose(from first: Int, _ chosen: [[Double]]) {
                guard chosen.count < signs.count else {
                    guard let corner = meeting(chosen) else { return }
                    let errors = errors(rows, corner)
                    if errors[0] < 1e-6, best.map({ isLess(errors, $0) }) ?? true { best = errors }
                    return
                }
                for index in planes.indices.dropFirst(first) { choose(from: index + 1, chosen + [planes[index]]) }
            }
            choose(from: 0, [])
            return best
        }

        /// The values at which planes meet.
        private func meeting(_ planes: [[Double]]) -> [Double]? {
            var rows = planes
            for column in rows.indices {
                guard
                    let pivot = rows.indices.dropFirst(column).max(by: {
                        abs(rows[$0][column]) < abs(rows[$1][column])
                    }), abs(rows[pivot][column]) > 1e-9
                else { return nil }
                rows.swapAt(column, pivot)
                for row in rows.indices where row != column {
                    let factor = rows[row][column] / rows[column][column]
                    for place in column...rows.count { rows[row][place] -= factor * rows[column][place] }
                }
            }
            return rows.indices.map { rows[$0][rows.count] / rows[$0][$0] }
        }

        func isLess(_ errors: [Double], _ others: [Double]) -> Bool {
            for (error, other) in zip(errors, others) {
                if error < other - 1e-6 { return true }
                if error > other + 1e-6 { return false }
            }
            return false
        }
    }

    @Test("required rows hold but for those that are broken", arguments: 1...500)
    func holding(seed: UInt64) {
        let system = System(seed)
        let solution = system.solver.solved()
        let rows = system.solver.rows.indices.filter { !solution.broken.contains($0) }.map { system.solver.rows[$0] }
        #expect(system.errors(rows, solution.values)[0] < 1e-5)
    }

    @Test("no corner has smaller errors, by priorities", arguments: 1...500)
    func least(seed: UInt64) {
        let system = System(seed)
        let solution = system.solver.solved()
        let rows = system.solver.rows.indices.filter { !solution.broken.contains($0) }.map { system.solver.rows[$0] }
        guard let best = system.leastErrors(rows) else { return }
        #expect(!system.isLess(best, system.errors(rows, solution.values)))
    }

    @Test("a row is only broken where it contradicts those before it", arguments: 1...500)
    func breaking(seed: UInt64) {
        let system = System(seed)
        let broken = system.solver.solved().broken
        for last in broken {
            var prefix = ConstraintSolver()
            for isNonnegative in system.signs { _ = prefix.variable(isNonnegative: isNonnegative) }
            for (index, row) in system.solver.rows.enumerated().prefix(last + 1)
            where row.priority >= 1000 && (index == last || !broken.contains(index)) {
                prefix.add(row.form, row.relation)
            }
            #expect(prefix.solved().broken == [prefix.rows.count - 1])
        }
    }

    @Test("one row of a priority outweighs many of a lower one")
    func rank() {
        var solver = ConstraintSolver()
        let length = LinearForm(variable: solver.variable())
        for _ in 0..<50 { solver.add(length - 10, .zero, priority: 749) }
        solver.add(length - 90, .zero, priority: 750)
        #expect(solver.solved().values == [90])
    }

    @Test("what nothing determines is zero and ambiguous")
    func ambiguity() {
        var solver = ConstraintSolver()
        let (one, other, third) = (solver.variable(), solver.variable(isNonnegative: true), solver.variable())
        solver.add(LinearForm(variable: one) + LinearForm(variable: other) - 10, .zero)
        solver.add(LinearForm(variable: third) - 5, .atLeastZero)
        let solution = solver.solved()
        #expect(solution.values == [10, 0, 5])
        #expect(solution.ambiguous == [one, other, third])
    }

    @Test("the longest column of a page is solved at once")
    func speed() {
        var solver = ConstraintSolver()
        var end = LinearForm(0)
        for index in 0..<300 {
            let start = LinearForm(variable: solver.variable())
            let length = LinearForm(variable: solver.variable(isNonnegative: true))
            solver.add(start - end - 8, .zero)
            solver.add(length - Double(index % 7 + 20), .atMostZero, priority: 250)
            solver.add(length - Double(index % 7 + 20), .atLeastZero, priority: 750)
            end = start + length
        }
        let clock = ContinuousClock()
        var solution = solver.solved()
        #expect(clock.measure { solution = solver.solved() } < .seconds(2))
        #expect(solution.values[2] == 36)
        #expect(solution.ambiguous.isEmpty)
    }
}
