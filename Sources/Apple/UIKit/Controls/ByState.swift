/// Values by the state of a control. A state without one has the normal state's, as UIKit documents it for a button's titles.
struct ByState<Value> {
    private var values: [UInt: Value] = [:]

    subscript(state: UIControl.State) -> Value? {
        get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
        set { values[state.rawValue] = newValue }
    }
}

/// The pictures of a control of several parts: behind it by its state, and between two parts by the states of both.
struct PartPictures {
    var backgrounds = ByState<UIImage>()
    private var dividers: [[UInt]: UIImage] = [:]

    subscript(left: UIControl.State, right: UIControl.State) -> UIImage? {
        get { dividers[[left.rawValue, right.rawValue]] }
        set { dividers[[left.rawValue, right.rawValue]] = newValue }
    }
}
