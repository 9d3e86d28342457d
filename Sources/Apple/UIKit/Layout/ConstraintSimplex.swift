/// The least errors of rows that share variables, one priority after the other, by the simplex method over dense rows.
///
/// Each row is a variable of its own, `row = constant + coefficients * columns`, with a price on each side of zero. Columns are
/// at zero; where a price would fall by moving one, it trades its place with the row that stops it. The result of a priority
/// is kept by closing the sides of zero that would cost it something.
final class ConstraintSimplex {
    /// A variable: of the system, or a row's. The prices are per unit below and above zero, at a rank: 0 is required.
    private struct Member {
        var rank = Int.max
        var below = 0.0
        var above = 0.0
        var isClosedBelow = false
        var isClosedAbove = false
        /// The side of zero where the variable is while it is a row; either one at zero.
        var isAbove = true
    }

    private let columnCount: Int
    private let rowCount: Int
    private let variables: [Int]
    private var members: [Member]
    /// The members in the columns and in the rows.
    private var columns: [Int]
    private var rows: [Int]
    private let matrix: UnsafeMutablePointer<Double>
    private let constants: UnsafeMutablePointer<Double>
    private let slopes: UnsafeMutablePointer<Double>
    private let rankCount: Int
    private static let small = 1e-9

    deinit {
        matrix.deallocate()
        constants.deallocate()
        slopes.deallocate()
    }

    init(_ given: [ConstraintSolver.Row], _ isNonnegative: [Bool]) {
        var (places, variables) = ([Int: Int](), [Int]())
        for row in given {
            for variable in row.form.variables where places[variable] == nil {
                places[variable] = variables.count
                variables.append(variable)
            }
        }
        self.variables = variables
        (columnCount, rowCount) = (variables.count, given.count)
        matrix = .allocate(capacity: max(1, columnCount * rowCount))
        matrix.initialize(repeating: 0, count: columnCount * rowCount)
        constants = .allocate(capacity: max(1, rowCount))
        constants.initialize(repeating: 0, count: rowCount)
        slopes = .allocate(capacity: max(1, columnCount))
        slopes.initialize(repeating: 0, count: columnCount)
        columns = Array(0..<columnCount)
        rows = Array(columnCount..<(columnCount + rowCount))
        let priorities = Set(given.map(\.priority).filter { $0 < ConstraintSolver.required }).sorted(by: >)
        rankCount = priorities.count + 1
        var ranks: [Double: Int] = [:]
        for (index, priority) in priorities.enumerated() { ranks[priority] = index + 1 }
        members = variables.map { isNonnegative[$0] ? Member(rank: 0, below: 1) : Member() }
        for (index, row) in given.enumerated() {
            var member = Member(rank: ranks[row.priority] ?? 0)
            if row.relation != .atMostZero { member.below = 1 }
            if row.relation != .atLeastZero { member.above = 1 }
            members.append(member)
            constants[index] = row.form.constant
            for (place, variable) in row.form.variables.enumerated() {
                matrix[index * columnCount + places[variable]!] = row.form.coefficients[place]
            }
        }
    }

    /// Finds the least errors.
    ///
    /// - Returns: True if all required rows hold.
    func solve() -> Bool {
        for rank in 0..<rankCount {
            minimize(rank)
            close(rank)
            if rank == 0, !isFeasible { return false }
            if columns.allSatisfy({ members[$0].isClosedBelow && members[$0].isClosedAbove }) { break }
        }
        return true
    }

    /// Indicates whether all required rows hold.
    private var isFeasible: Bool {
        (0..<rowCount).allSatisfy { row in
            let member = members[rows[row]]
            guard member.rank == 0 else { return true }
            return (member.below == 0 || constants[row] >= -1e-6) && (member.above == 0 || constants[row] <= 1e-6)
        }
    }

    /// Writes the values of the system's variables, and which could be others.
    func read(_ solution: inout ConstraintSolver.Solution) {
        for row in 0..<rowCount where rows[row] < columnCount { solution.values[variables[rows[row]]] = constants[row] }
        for column in 0..<columnCount {
            let member = members[columns[column]]
            guard !member.isClosedAbove && isFree(column, 1) || !member.isClosedBelow && isFree(column, -1) else {
                continue
            }
            if columns[column] < columnCount { solution.ambiguous.insert(variables[columns[column]]) }
            for row in 0..<rowCount where rows[row] < columnCount {
                if abs(matrix[row * columnCount + column]) > Self.small {
                    solution.ambiguous.insert(variables[rows[row]])
                }
            }
        }
    }

    /// Indicates whether a column can move at all.
    private func isFree(_ column: Int, _ direction: Double) -> Bool {
        for row in 0..<rowCount {
            let rate = matrix[row * columnCount + column] * direction
            let member = members[rows[row]]
            if rate < -Self.small, member.isClosedBelow, constants[row] < 1e-7 { return false }
            if rate > Self.small, member.isClosedAbove, constants[row] > -1e-7 { return false }
        }
        return true
    }

    /// The change of a rank's errors where each column moves up, which is written to `slopes`; without the column's own price.
    private func updateSlopes(_ rank: Int) {
        slopes.update(repeating: 0, count: columnCount)
        var row = 0
        while row < rowCount {
            let member = members[rows[row]]
            if member.rank == rank {
                let price = member.isAbove ? member.above : -member.below
                if price != 0 {
                    let line = matrix + row * columnCount
                    var column = 0
                    while column < columnCount {
                        slopes[column] += price * line[column]
                        column += 1
                    }
                }
            }
            row += 1
        }
    }

    /// The change of the errors where a column moves: its own price and its rows'.
    private func slope(_ column: Int, _ rank: Int, _ direction: Double) -> Double {
        let member = members[columns[column]]
        let own = member.rank == rank ? (direction > 0 ? member.above : member.below) : 0
        return own + direction * slopes[column]
    }

    private func minimize(_ rank: Int) {
        for row in 0..<rowCount where members[rows[row]].rank == rank {
            members[rows[row]].isAbove = constants[row] >= 0
        }
        var (stalls, rounds) = (0, 0)
        let limit = 200 + 50 * (rowCount + columnCount)
        var useless: Set<Int> = []
        while rounds < limit {
            rounds += 1
            updateSlopes(rank)
            let isCareful = stalls > 20
            var (entering, way, best) = (-1, 1.0, -1e-7)
            var side = 0
            while side < 2 * columnCount {
                let (column, direction) = (side / 2, side % 2 == 0 ? 1.0 : -1.0)
                side += 1
                let slope = slope(column, rank, direction)
                guard slope < -1e-7 else { continue }
                let name = columns[column]
                if direction > 0 ? members[name].isClosedAbove : members[name].isClosedBelow { continue }
                if useless.contains(direction > 0 ? name : -1 - name) { continue }
                let isBetter = isCareful ? entering < 0 || name < columns[entering] : slope < best - 1e-9
                if isBetter { (entering, way, best) = (column, direction, slope) }
            }
            guard entering >= 0 else { return }
            guard let stop = stop(entering, way, best, rank, isCareful) else {
                useless.insert(way > 0 ? columns[entering] : -1 - columns[entering])
                continue
            }
            stalls = stop.distance < 1e-9 ? stalls + 1 : 0
            pivot(stop.row, entering, isAbove: way > 0)
        }
    }

    /// Finds the row that stops a column that moves: the one at which the errors no longer fall, or that may not pass zero.
    private func stop(
        _ column: Int, _ direction: Double, _ slope: Double, _ rank: Int, _ isCareful: Bool
    ) -> (row: Int, distance: Double)? {
        var stops: [(distance: Double, row: Int, rate: Double, isHard: Bool)] = []
        for row in 0..<rowCount {
            let rate = matrix[row * columnCount + column] * direction
            guard abs(rate) > Self.small else { continue }
            let member = members[rows[row]]
            let (value, isOfRank) = (constants[row], member.rank == rank)
            if rate < 0, value >= -1e-9, member.isClosedBelow || isOfRank && member.isAbove {
                stops.append((max(0, value) / -rate, row, -rate, member.isClosedBelow))
            } else if rate > 0, value <= 1e-9, member.isClosedAbove || isOfRank && !member.isAbove {
                stops.append((max(0, -value) / rate, row, rate, member.isClosedAbove))
            }
        }
        if isCareful {
            let nearest = stops.map(\.distance).min() ?? 0
            let stop = stops.filter { $0.distance <= nearest + 1e-12 }.min { rows[$0.row] < rows[$1.row] }
            return stop.map { ($0.row, $0.distance) }
        }
        stops.sort { ($0.distance, $0.isHard ? 0 : 1, -$0.rate) < ($1.distance, $1.isHard ? 0 : 1, -$1.rate) }
        var slope = slope
        for stop in stops {
            let member = members[rows[stop.row]]
            slope += member.rank == rank ? (member.below + member.above) * stop.rate : 0
            if stop.isHard || slope >= -1e-9 { return (stop.row, stop.distance) }
            members[rows[stop.row]].isAbove.toggle()
        }
        return nil
    }

    /// Trades the places of a row and a column.
    private func pivot(_ row: Int, _ column: Int, isAbove: Bool) {
        let line = matrix + row * columnCount
        let inverse = 1 / line[column]
        var index = 0
        while index < columnCount {
            line[index] *= -inverse
            index += 1
        }
        line[column] = inverse
        constants[row] *= -inverse
        var other = 0
        while other < rowCount {
            let target = matrix + other * columnCount
            let factor = target[column]
            if other != row, factor != 0 {
                target[column] = 0
                index = 0
                while index < columnCount {
                    if line[index] != 0 {
                        let value = target[index] + factor * line[index]
                        target[index] = abs(value) < 1e-11 ? 0 : value
                    }
                    index += 1
                }
                constants[other] += factor * constants[row]
            }
            other += 1
        }
        (rows[row], columns[column]) = (columns[column], rows[row])
        members[rows[row]].isAbove = isAbove
    }

    /// Closes the sides that would cost a rank something.
    private func close(_ rank: Int) {
        updateSlopes(rank)
        for column in 0..<columnCount {
            let name = columns[column]
            if slope(column, rank, 1) > 1e-7 { members[name].isClosedAbove = true }
            if slope(column, rank, -1) > 1e-7 { members[name].isClosedBelow = true }
        }
        for row in 0..<rowCount where members[rows[row]].rank == rank {
            let name = rows[row]
            guard members[name].below + members[name].above > 0 else { continue }
            if members[name].isAbove { members[name].isClosedBelow = true } else { members[name].isClosedAbove = true }
        }
    }
}
