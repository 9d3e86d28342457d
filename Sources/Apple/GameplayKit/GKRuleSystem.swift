public import Foundation

/// A rule: what it asks, and what it does where the answer is yes.
open class GKRule: NSObject {
    /// The order, in which the larger comes first.
    open var salience = 0
    private let predicate: (GKRuleSystem) -> Bool
    private let action: (GKRuleSystem) -> Void

    public override init() {
        (predicate, action) = ({ _ in false }, { _ in })
        super.init()
    }

    /// Creates a rule of two closures.
    public init(blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void) {
        (self.predicate, self.action) = (predicate, action)
        super.init()
    }

    /// Creates a rule that asserts a fact, or takes it back, where a predicate holds for the state.
    public convenience init(predicate: NSPredicate, assertingFact assertedFact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { predicate.evaluate(with: $0.state) }) {
            $0.assertFact(assertedFact, grade: grade)
        }
    }
    public convenience init(predicate: NSPredicate, retractingFact retractedFact: any NSObjectProtocol, grade: Float) {
        self.init(blockPredicate: { predicate.evaluate(with: $0.state) }) {
            $0.retractFact(retractedFact, grade: grade)
        }
    }

    /// Returns the answer, and does what follows.
    open func evaluatePredicate(in system: GKRuleSystem) -> Bool { predicate(system) }
    open func performAction(in system: GKRuleSystem) { action(system) }
}

/// A rule of a predicate, whose action a class of one's own gives.
open class GKNSPredicateRule: GKRule {
    /// The predicate.
    public let predicate: NSPredicate

    /// Creates a rule of a predicate.
    public init(predicate: NSPredicate) {
        self.predicate = predicate
        super.init(blockPredicate: { predicate.evaluate(with: $0.state) }, action: { _ in })
    }
}

/// Rules, and the facts that follow from them, each with a grade in 0...1.
open class GKRuleSystem: NSObject {
    /// The facts that the rules know.
    public let state = NSMutableDictionary()
    /// The rules, those that were carried out, and those that wait, in their order.
    open private(set) var rules: [GKRule] = []
    open private(set) var executed: [GKRule] = []
    open var agenda: [GKRule] {
        rules.filter { rule in !executed.contains { $0 === rule } }.enumerated()
            .sorted { ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset) }.map(\.element)
    }
    private var grades: [(fact: NSObject, grade: Float)] = []

    public override init() {
        super.init()
    }

    /// Adds rules, and removes all.
    open func add(_ rule: GKRule) { rules.append(rule) }
    open func add(_ rules: [GKRule]) { self.rules += rules }
    open func removeAllRules() { (rules, executed) = ([], []) }

    /// Asks the rules in their order, until none that waits holds. A fact that changes lets the rules be asked anew.
    open func evaluate() {
        while let rule = agenda.first(where: { $0.evaluatePredicate(in: self) }) {
            executed.append(rule)
            rule.performAction(in: self)
        }
    }
    /// Forgets the facts, and that rules were carried out.
    open func reset() { (executed, grades) = ([], []) }

    // MARK: Facts

    /// The facts that hold to some grade.
    open var facts: [Any] { grades.map(\.fact) }

    /// Asserts a fact, and takes it back, wholly or by a grade.
    open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
    open func assertFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: grade) }
    open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
    open func retractFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: -grade) }

    private func change(_ fact: any NSObjectProtocol, by grade: Float) {
        guard let fact = fact as? NSObject else { return }
        let new = min(max(self.grade(forFact: fact) + grade, 0), 1)
        grades.removeAll { $0.fact.isEqual(fact) }
        if new > 0 { grades.append((fact, new)) }
    }

    /// The grade of a fact, and the least and the greatest of several.
    open func grade(forFact fact: any NSObjectProtocol) -> Float {
        grades.first { $0.fact.isEqual(fact) }?.grade ?? 0
    }
    open func minimumGrade(forFacts facts: [Any]) -> Float { known(facts).min() ?? 0 }
    open func maximumGrade(forFacts facts: [Any]) -> Float { known(facts).max() ?? 0 }

    private func known(_ facts: [Any]) -> [Float] {
        facts.map { ($0 as? any NSObjectProtocol).map(grade(forFact:)) ?? 0 }
    }
}
