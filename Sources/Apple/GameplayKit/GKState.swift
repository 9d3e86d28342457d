/// A state of a game.
open class GKState: NSObject {
    /// The machine that has it.
    open internal(set) weak var stateMachine: GKStateMachine?

    public override init() {
        super.init()
    }

    /// Returns whether another state may follow. Called when it begins and ends, and when time passes.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func willExit(to nextState: GKState) {}
    open func update(deltaTime seconds: TimeInterval) {}
}

/// States, of which one is the present one.
open class GKStateMachine: NSObject {
    /// The present state.
    open private(set) var currentState: GKState?
    private let states: [GKState]

    /// Creates a machine without states.
    public override convenience init() { self.init(states: []) }
    /// Creates a machine of states, in none of them.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// The state of a class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.lazy.compactMap { $0 as? StateType }.first { type(of: $0) == stateClass }
    }

    private func state(of stateClass: AnyClass) -> GKState? { states.first { type(of: $0) == stateClass } }

    /// Returns whether a state may follow, and goes over to it.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        state(of: stateClass) != nil && currentState?.isValidNextState(stateClass) ?? true
    }
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = state(of: stateClass) else { return false }
        let before = currentState
        before?.willExit(to: next)
        currentState = next
        next.didEnter(from: before)
        return true
    }

    /// Tells the present state that time has passed.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}

/// A thing of a game, made of components.
open class GKEntity: NSObject, NSCopying, NSSecureCoding {
    /// The components.
    open private(set) var components: [GKComponent] = []

    public override init() {
        super.init()
    }

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// A thing with copies of the components, those alone whose class knows how to copy them.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKEntity()
        for component in components {
            guard let other = component.copy(with: zone) as? GKComponent, type(of: other) == type(of: component) else {
                continue
            }
            copy.addComponent(other)
        }
        return copy
    }

    /// Adds, finds and removes components. There is one of each class.
    open func addComponent(_ component: GKComponent) {
        components.removeAll { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    public func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.lazy.compactMap { $0 as? ComponentType }.first
    }
    public func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        guard let component = component(ofType: componentClass) else { return }
        component.willRemoveFromEntity()
        components.removeAll { $0 === component }
        component.entity = nil
    }

    /// Tells the components that time has passed.
    open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}

/// A part of a thing.
open class GKComponent: NSObject, NSCopying, NSSecureCoding {
    /// The thing.
    open internal(set) weak var entity: GKEntity?

    public override init() {
        super.init()
    }

    /// Nothing is read from archives here, and nothing is written into them: whoever reads one is told that it fails.
    public required init?(coder: NSCoder) { return nil }
    open func encode(with coder: NSCoder) {}
    open class var supportsSecureCoding: Bool { true }

    /// A part without what a subclass holds: that one copies it itself.
    open func copy(with zone: NSZone? = nil) -> Any { GKComponent() }

    /// Called when it was added, before it goes, and when time passes.
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
    open func update(deltaTime seconds: TimeInterval) {}
}

/// The components of a class, of many things.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class, and the components.
    public let componentClass: AnyClass
    open private(set) var components: [ComponentType] = []
    open subscript(idx: Int) -> ComponentType { components[idx] }

    /// Creates a system of the class that is named beside it.
    public override init() {
        componentClass = ComponentType.self
        super.init()
    }

    /// Creates a system of a class.
    public init(componentClass cls: AnyClass) {
        componentClass = cls
    }

    /// Adds, removes and updates components.
    open func addComponent(_ component: ComponentType) { components.append(component) }
    open func addComponent(foundIn entity: GKEntity) { entity.component(ofType: ComponentType.self).map(addComponent) }
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
    open func removeComponent(foundIn entity: GKEntity) {
        entity.component(ofType: ComponentType.self).map(removeComponent)
    }
    open func update(deltaTime seconds: TimeInterval) { components.forEach { $0.update(deltaTime: seconds) } }
}
