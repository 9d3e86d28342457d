/// A system of linear equalities and inequalities with priorities, which is solved as Auto Layout does.
///
/// Required rows hold. The others are priorities' ranks: the sum of the errors of a higher priority is made least first, and is
/// never given up for lower ones. A required row that contradicts those before it is broken. A variable that nothing determines is zero.
/// A row of a priority below 1 is a last resort: it counts where the variable that it is about is not defined by required rows.
struct ConstraintSolver: Equatable {
    /// The relation of a row's form to zero.
    enum Relation {
        case atMostZero, zero, atLeastZero
    }

    /// A relation that is to hold, with a priority: 1000 and more are required.
    struct Row: Equatable {
        var form: LinearForm
        var relation: Relation
        var priority: Double
    }

    /// The values of the variables, the indices of the rows that were broken, and the variables with other values as good.
    struct Solution {
        var values: [Double]
        var broken: [Int] = []
        var ambiguous: Set<Int> = []
    }

    private(set) var rows: [Row] = []
    private var isNonnegative: [Bool] = []
    static let required = 1000.0
    /// The error from which on a required row does not hold, in the unit of the rows.
    private static let tolerance = 1e-6

    /// Makes a variable.
    mutating func variable(isNonnegative: Bool = false) -> Int {
        self.isNonnegative.append(isNonnegative)
        return self.isNonnegative.count - 1
    }

    /// Adds a row.
    ///
    /// - Returns: Its index.
    @discardableResult
    mutating func add(_ form: LinearForm, _ relation: Relation, priority: Double = required) -> Int {
        rows.append(Row(form: form, relation: relation, priority: priority))
        return rows.count - 1
    }

    /// Finds the values.
    func solved() -> Solution {
        let all = Array(rows.indices)
        if let solution = attempt(all, isLenient: false) { return solution }
        var broken: Set<Int> = []
        let required = all.filter { rows[$0].priority >= Self.required }
        var kept = required
        var low = 0
        while attempt(kept, isLenient: false) == nil {
            var high = kept.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if attempt(Array(kept[..<middle]), isLenient: false) == nil { high = middle } else { low = middle }
            }
            broken.insert(kept.remove(at: high - 1))
        }
        let rest = all.filter { !broken.contains($0) }
        var solution = attempt(rest, isLenient: true) ?? Solution(values: isNonnegative.map { _ in 0 })
        solution.broken = broken.sorted()
        return solution
    }

    /// Solves some of the rows: the required equalities by elimination, the rest in parts that share no variable.
    ///
    /// - Returns: Nil where required rows contradict each other, unless errors are taken.
    private func attempt(_ indices: [Int], isLenient: Bool) -> Solution? {
        var elimination = ConstraintElimination(count: isNonnegative.count)
        var others: [Row] = []
        for index in indices {
            let row = rows[index]
            guard row.relation == .zero, row.priority >= Self.required else {
                others.append(row)
                continue
            }
            switch elimination.eliminate(row.form, isNonnegative) {
            case .contradiction(let error): if error > Self.tolerance, !isLenient { return nil }
            case .definition(let variable):
                if isNonnegative[variable] {
                    others.append(Row(form: LinearForm(variable: variable), relation: .atLeastZero, priority: 1000))
                }
            }
        }
        var left: [Row] = []
        for var row in others {
            let isLastResort = row.priority < 1 && row.form.variables.count == 1
            if isLastResort, elimination.isDefined(row.form.variables[0]) { continue }
            row.form = elimination.reduced(row.form)
            if row.relation == .atLeastZero, isNeverNegative(row.form) { continue }
            guard row.form.isConstant else {
                left.append(row)
                continue
            }
            let value = row.form.constant
            let holds = row.relation == .atLeastZero ? value >= -Self.tolerance : value <= Self.tolerance
            if !holds, row.priority >= Self.required, !isLenient { return nil }
        }
        var solution = Solution(values: isNonnegative.map { _ in 0 })
        for part in parts(left) {
            let simplex = ConstraintSimplex(part, isNonnegative)
            guard simplex.solve() || isLenient else { return nil }
            simplex.read(&solution)
        }
        elimination.read(&solution, left.flatMap(\.form.variables))
        return solution
    }

    /// Indicates whether a form is at least zero whatever the variables are.
    private func isNeverNegative(_ form: LinearForm) -> Bool {
        form.constant >= 0
            && form.variables.indices.allSatisfy { form.coefficients[$0] >= 0 && isNonnegative[form.variables[$0]] }
    }

    /// Rows in groups that share no variable.
    private func parts(_ rows: [Row]) -> [[Row]] {
        var parents = Array(isNonnegative.indices)
        func root(_ variable: Int) -> Int {
            var current = variable
            while parents[current] != current {
                parents[current] = parents[parents[current]]
                current = parents[current]
            }
            return current
        }
        for row in rows {
            let first = root(row.form.variables[0])
            for variable in row.form.variables.dropFirst() { parents[root(variable)] = first }
        }
        var (places, groups) = ([Int: Int](), [[Row]]())
        for row in rows {
            let root = root(row.form.variables[0])
            if let place = places[root] {
                groups[place].append(row)
            } else {
                places[root] = groups.count
                groups.append([row])
            }
        }
        return groups
    }
}

/// The elimination of variables by equalities: each equality says what one of its variables is.
struct ConstraintElimination {
    /// The outcome of an equality: a variable that it defines, or the error that it leaves where it has none.
    enum Outcome {
        case definition(Int), contradiction(Double)
    }

    private var definitions: [LinearForm?]

    init(count: Int) {
        definitions = Array(repeating: nil, count: count)
    }

    /// Takes an equality of a form and zero. A variable of any sign is defined first, and one without a sign where there is none.
    mutating func eliminate(_ form: LinearForm, _ isNonnegative: [Bool]) -> Outcome {
        let form = reduced(form)
        var (best, size) = (-1, 0.0)
        for (index, variable) in form.variables.enumerated() {
            let coefficient = abs(form.coefficients[index])
            let rank = isNonnegative[variable] ? coefficient : coefficient + 1e6
            if rank > size + 1e-9 { (best, size) = (index, rank) }
        }
        guard best >= 0 else { return .contradiction(abs(form.constant)) }
        let (variable, coefficient) = (form.variables[best], form.coefficients[best])
        var definition = form
        definition.add(variable, -coefficient)
        definition.clean()
        definitions[variable] = definition * (-1 / coefficient)
        return .definition(variable)
    }

    /// Indicates whether an equality defines a variable.
    func isDefined(_ variable: Int) -> Bool { definitions[variable] != nil }

    /// The form in variables that nothing defines.
    mutating func reduced(_ form: LinearForm) -> LinearForm {
        var result = LinearForm(form.constant)
        var index = 0
        while index < form.variables.count {
            let (variable, coefficient) = (form.variables[index], form.coefficients[index])
            index += 1
            // Places in the same view have its own place with opposite signs.
            if coefficient == 0 { continue }
            if let definition = resolved(variable) {
                result.add(definition, times: coefficient)
            } else {
                result.add(variable, coefficient)
            }
        }
        result.clean()
        return result
    }

    private mutating func resolved(_ variable: Int) -> LinearForm? {
        guard let definition = definitions[variable] else { return nil }
        guard definition.variables.contains(where: { definitions[$0] != nil }) else { return definition }
        let result = reduced(definition)
        definitions[variable] = result
        return result
    }

    /// Adds the values of the variables that are defined, and says which follow ambiguous ones.
    ///
    /// - Parameter bound: The variables that rows bind; one that no row binds is zero, and ambiguous.
    mutating func read(_ solution: inout ConstraintSolver.Solution, _ bound: [Int]) {
        let bound = Set(bound)
        for variable in definitions.indices where definitions[variable] == nil && !bound.contains(variable) {
            solution.ambiguous.insert(variable)
        }
        for variable in definitions.indices {
            guard let definition = resolved(variable) else { continue }
            solution.values[variable] = definition.value(solution.values)
            if definition.variables.contains(where: solution.ambiguous.contains) {
                solution.ambiguous.insert(variable)
            }
        }
    }
}
