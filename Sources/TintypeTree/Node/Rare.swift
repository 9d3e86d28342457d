/// A value that few views have, kept apart from those that have none: trees are walked often, and small nodes are walked
/// fast.
@propertyWrapper
package struct Rare<Value> {
    private final class Kept {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var kept: Kept?

    package init(wrappedValue: Value?) {
        kept = wrappedValue.map(Kept.init)
    }

    package var wrappedValue: Value? {
        get { kept?.value }
        set { kept = newValue.map(Kept.init) }
    }
}
