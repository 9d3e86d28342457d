/// The focus of a view, and a way to give it and to take it away.
package struct TouchFocus {
    package let isOn: Bool
    package let set: (Bool) -> Void

    package init(isOn: Bool, set: @escaping (Bool) -> Void) {
        self.isOn = isOn
        self.set = set
    }
}
