import TintypeGraphics

/// The values of the names that an expression uses, and the steps that it may still take. Confined to one task.
package struct ValueEnvironment {
    private final class Frame {
        let values: [String: SceneDatum]
        let parent: Frame?

        init(_ values: [String: SceneDatum], parent: Frame?) {
            self.values = values
            self.parent = parent
        }
    }

    private var frame: Frame?
    let budget: EvaluationBudget

    package init(_ values: [String: SceneDatum] = [:], budget: EvaluationBudget) {
        frame = values.isEmpty ? nil : Frame(values, parent: nil)
        self.budget = budget
    }

    /// The environment in which these names have these values, whatever they had before; it shares the steps.
    package func binding(_ values: [String: SceneDatum]) -> ValueEnvironment {
        var environment = self
        if !values.isEmpty { environment.frame = Frame(values, parent: frame) }
        return environment
    }

    /// The environment in which `name` has a value; it shares the steps.
    package func binding(_ name: String, _ value: SceneDatum) -> ValueEnvironment {
        binding([name: value])
    }

    /// The value of a name; nil for an unknown one.
    package func value(of name: String) -> SceneDatum? {
        var next = frame
        while let frame = next {
            if let value = frame.values[name] { return value }
            next = frame.parent
        }
        return nil
    }
}

/// The number of steps that the expressions of a scene may take together. Confined to one task.
package final class EvaluationBudget {
    /// The steps that are left. An operation is one, and so are each 8 bytes of a text that is made.
    package private(set) var remaining: Int
    /// The steps that there were to begin with.
    let total: Int
    /// The most characters of a text that is made.
    let textLength: Int
    /// The remedy where they are not enough; nil for none.
    let remedy: String?

    package init(steps: Int, textLength: Int = Limits().textLength, remedy: String? = nil) {
        remaining = steps
        total = steps
        self.textLength = textLength
        self.remedy = remedy
    }

    /// Takes some steps; false if there are not as many left.
    func spend(_ steps: Int) -> Bool {
        guard steps <= remaining else {
            remaining = 0
            return false
        }
        remaining -= steps
        return true
    }
}
