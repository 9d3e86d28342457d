import TintypeTree

/// The storage of a state, for as long as the session.
final class StateBox {
    private var staged: StagedValue<SceneDatum>
    private let change: ((SceneDatum) -> Void)?
    private weak var session: Session?

    /// The storage of a value that is kept elsewhere.
    ///
    /// - Parameter change: Is told each other value; nil for a value that nothing changes.
    init(_ value: SceneDatum, change: ((SceneDatum) -> Void)?) {
        staged = StagedValue(value)
        self.change = change
    }

    /// A state of the session's: another value evaluates the scene again.
    init(_ value: SceneDatum, session: Session) {
        staged = StagedValue(value)
        change = { _ in }
        self.session = session
    }

    var value: SceneDatum { staged.value(in: session) }

    func set(_ new: SceneDatum) {
        guard let change, new != staged.stored else { return }
        staged.write(new, in: session)
        change(new)
        session?.invalidate { [weak self] in self?.staged.show(new) }
    }
}

/// The place that a binding reads and an action writes: a state, or a part of one.
struct SceneLocation {
    enum Step: Hashable {
        case member(String)
        case element(Int)
    }

    private let box: StateBox
    private var steps: [Step] = []

    init(_ box: StateBox) {
        self.box = box
    }

    var value: SceneDatum { steps.reduce(box.value) { $0[$1] } }

    func set(_ new: SceneDatum) {
        box.set(box.value.replacing(steps[...], by: new))
    }

    func appending(_ step: Step) -> SceneLocation {
        var location = self
        location.steps.append(step)
        return location
    }
}

extension SceneDatum {
    /// A record's field or a list's element; nothing where there is none, as after a removal.
    fileprivate subscript(step: SceneLocation.Step) -> SceneDatum {
        switch step {
        case .member(let name): return record?[name] ?? .none
        case .element(let index):
            guard let list, list.indices.contains(index) else { return .none }
            return list[index]
        }
    }

    /// The datum with another value at the end of some steps; as it is where they lead nowhere.
    fileprivate func replacing(_ steps: ArraySlice<SceneLocation.Step>, by new: SceneDatum) -> SceneDatum {
        guard let step = steps.first else { return new }
        let inner = self[step].replacing(steps.dropFirst(), by: new)
        switch step {
        case .member(let name):
            guard let record, record[name] != nil else { return self }
            return .record(
                SceneRecord(record.fields.map { SceneRecord.Field($0.name, $0.name == name ? inner : $0.value) }))
        case .element(let index):
            guard var list, list.indices.contains(index) else { return self }
            list[index] = inner
            return .list(list)
        }
    }
}
