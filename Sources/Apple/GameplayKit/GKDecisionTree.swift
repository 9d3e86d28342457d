public import Foundation

/// A tree of questions whose answers lead to an action.
open class GKDecisionTree: NSObject {
    /// The first question, and the numbers that branches of chance are chosen by.
    public let rootNode: GKDecisionNode?
    open var randomSource = GKRandomSource.sharedRandom()

    /// Creates a tree of a first question. Branches are added to its node.
    public init(attribute: Any) { rootNode = GKDecisionNode(attribute) }

    /// Creates the tree that examples teach: a row of answers for each, in the order of the questions, and an action. The question
    /// that tells the most is asked first, by the method ID3 of Quinlan.
    public init(examples: [[Any]], actions: [Any], attributes: [Any]) {
        let rows = zip(examples, actions).map { GKExample(answers: $0.0, action: $0.1) }
        rootNode = GKExample.node(of: rows, asking: Array(attributes.enumerated()))
    }

    /// Trees are neither read from files nor written into them.
    public init(url: URL, error: NSError?) { rootNode = nil }
    open func export(to url: URL, error: NSError? = nil) -> Bool { false }

    /// The action that answers lead to, by the questions' names; nil where one is lacking that no branch of chance helps out.
    open func findAction(forAnswers answers: [AnyHashable: Any]) -> Any? {
        var node = rootNode
        while let current = node, !current.branches.isEmpty {
            node = current.next(by: (current.attribute as? AnyHashable).flatMap { answers[$0] }, randomSource)
        }
        return node?.attribute
    }
}

/// A question of a tree, or an action at an end of it.
open class GKDecisionNode: NSObject {
    enum Branch {
        case value(AnyHashable), predicate(NSPredicate), weight(Int)
    }

    let attribute: Any
    private(set) var branches: [(choice: Branch, node: GKDecisionNode)] = []

    init(_ attribute: Any) { self.attribute = attribute }

    /// Adds a branch for an answer, for all answers that fit, or for a weight of chance.
    @discardableResult
    open func createBranch(value: Any, attribute: Any) -> GKDecisionNode {
        add((value as? AnyHashable).map { .value($0) }, GKDecisionNode(attribute))
    }
    @discardableResult
    open func createBranch(predicate: NSPredicate, attribute: Any) -> GKDecisionNode {
        add(.predicate(predicate), GKDecisionNode(attribute))
    }
    @discardableResult
    open func createBranch(weight: Int, attribute: Any) -> GKDecisionNode {
        add(.weight(max(weight, 0)), GKDecisionNode(attribute))
    }

    @discardableResult
    func add(_ choice: Branch?, _ node: GKDecisionNode) -> GKDecisionNode {
        if let choice { branches.append((choice, node)) }
        return node
    }

    /// The node of an answer, or one by chance.
    func next(by answer: Any?, _ random: GKRandomSource) -> GKDecisionNode? {
        let fitting = branches.first { branch in
            switch branch.choice {
            case .value(let value): answer as? AnyHashable == value
            case .predicate(let predicate): answer.map { predicate.evaluate(with: $0) } ?? false
            case .weight: false
            }
        }
        return fitting?.node ?? byChance(random)
    }

    private func byChance(_ random: GKRandomSource) -> GKDecisionNode? {
        let weights: [(Int, GKDecisionNode)] = branches.compactMap { branch in
            if case .weight(let weight) = branch.choice { (weight, branch.node) } else { nil }
        }
        let sum = weights.reduce(0) { $0 + $1.0 }
        guard sum > 0 else { return nil }
        var place = random.nextInt(upperBound: sum)
        return weights.first { weight, _ in
            defer { place -= weight }
            return place < weight
        }?.1
    }
}

/// An example of answers and the action that they lead to.
struct GKExample {
    let answers: [Any]
    let action: Any

    private func answer(_ index: Int) -> AnyHashable? {
        answers.indices.contains(index) ? answers[index] as? AnyHashable : nil
    }
    private static func key(_ value: Any) -> AnyHashable { value as? AnyHashable ?? "\(value)" as AnyHashable }

    /// The tree of examples by the questions that were not asked yet.
    static func node(of rows: [GKExample], asking questions: [(offset: Int, element: Any)]) -> GKDecisionNode? {
        guard let first = rows.first else { return nil }
        let counts = Dictionary(grouping: rows) { key($0.action) }
        let best = questions.min { spread(of: rows, by: $0.offset) < spread(of: rows, by: $1.offset) }
        guard counts.count > 1, let best else {
            let most = counts.values.max { $0.count < $1.count }
            return GKDecisionNode(most?.first?.action ?? first.action)
        }
        let node = GKDecisionNode(best.element)
        let others = questions.filter { $0.offset != best.offset }
        var seen: Set<AnyHashable> = []
        for case let answer? in rows.map({ $0.answer(best.offset) }) where seen.insert(answer).inserted {
            let part = rows.filter { $0.answer(best.offset) == answer }
            if let next = self.node(of: part, asking: others) { node.add(.value(answer), next) }
        }
        return node
    }

    /// The disorder of the actions that is left after a question, in bits.
    private static func spread(of rows: [GKExample], by question: Int) -> Double {
        Dictionary(grouping: rows) { $0.answer(question) }.values.reduce(0) { sum, part in
            let counts = Dictionary(grouping: part) { key($0.action) }.values.map { Double($0.count) }
            let whole = Double(part.count)
            return sum - counts.reduce(0) { $0 + $1 * log2($1 / whole) } / Double(rows.count)
        }
    }
}
