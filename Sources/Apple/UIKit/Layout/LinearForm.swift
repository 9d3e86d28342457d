/// A sum of variables with coefficients and a constant, as in `2 * x3 - x7 + 16`.
struct LinearForm: Equatable {
    fileprivate(set) var variables: [Int] = []
    fileprivate(set) var coefficients: [Double] = []
    var constant: Double

    /// Creates a form without variables.
    init(_ constant: Double = 0) {
        self.constant = constant
    }

    /// Creates the form of one variable.
    init(variable: Int) {
        variables = [variable]
        coefficients = [1]
        constant = 0
    }

    var isConstant: Bool { variables.isEmpty }

    /// Adds a variable with a coefficient.
    mutating func add(_ variable: Int, _ coefficient: Double) {
        var index = 0
        while index < variables.count {
            if variables[index] == variable {
                coefficients[index] += coefficient
                return
            }
            index += 1
        }
        variables.append(variable)
        coefficients.append(coefficient)
    }

    /// Adds another form with a factor.
    mutating func add(_ other: LinearForm, times factor: Double = 1) {
        constant += other.constant * factor
        if variables.isEmpty {
            variables = other.variables
            coefficients = factor == 1 ? other.coefficients : other.coefficients.map { $0 * factor }
            return
        }
        guard other.variables.count <= LinearSum.longest else {
            var sum = LinearSum(self)
            sum.addVariables(of: other, times: factor)
            return self = sum.form
        }
        var index = 0
        while index < other.variables.count {
            add(other.variables[index], other.coefficients[index] * factor)
            index += 1
        }
    }

    /// Leaves out the variables whose coefficients came to nothing.
    mutating func clean() {
        guard coefficients.contains(where: { abs($0) < 1e-9 }) else { return }
        let kept = variables.indices.filter { abs(coefficients[$0]) >= 1e-9 }
        (variables, coefficients) = (kept.map { variables[$0] }, kept.map { coefficients[$0] })
    }

    /// The value of the form for values of the variables.
    func value(_ values: [Double]) -> Double {
        var (sum, index) = (constant, 0)
        while index < variables.count {
            sum += coefficients[index] * values[variables[index]]
            index += 1
        }
        return sum
    }

    static func + (form: LinearForm, other: LinearForm) -> LinearForm {
        var sum = form
        sum.add(other)
        return sum
    }
    static func - (form: LinearForm, other: LinearForm) -> LinearForm {
        var sum = form
        sum.add(other, times: -1)
        return sum
    }
    static func + (form: LinearForm, constant: Double) -> LinearForm {
        var sum = form
        sum.constant += constant
        return sum
    }
    static func - (form: LinearForm, constant: Double) -> LinearForm { form + -constant }
    static func * (form: LinearForm, factor: Double) -> LinearForm {
        var product = LinearForm()
        product.add(form, times: factor)
        return product
    }
    static prefix func - (form: LinearForm) -> LinearForm { form * -1 }
}

/// A sum of forms that may become long, e.g. where views stand in a long row: the places of its variables are kept, so that none is
/// searched for among all of them.
struct LinearSum {
    private(set) var form: LinearForm
    private var places: [Int: Int] = [:]
    /// The number of variables that are searched through faster than the places are kept.
    static let longest = 16

    init(_ form: LinearForm) {
        self.form = form
    }

    /// Adds a variable with a coefficient.
    mutating func add(_ variable: Int, _ coefficient: Double) {
        guard form.variables.count > LinearSum.longest else { return form.add(variable, coefficient) }
        if places.isEmpty {
            for (place, variable) in form.variables.enumerated() { places[variable] = place }
        }
        if let place = places[variable] {
            form.coefficients[place] += coefficient
        } else {
            places[variable] = form.variables.count
            form.variables.append(variable)
            form.coefficients.append(coefficient)
        }
    }

    /// Adds another form with a factor.
    mutating func add(_ other: LinearForm, times factor: Double) {
        form.constant += other.constant * factor
        addVariables(of: other, times: factor)
    }

    /// Adds another form's variables with a factor.
    mutating func addVariables(of other: LinearForm, times factor: Double) {
        var index = 0
        while index < other.variables.count {
            add(other.variables[index], other.coefficients[index] * factor)
            index += 1
        }
    }
}
