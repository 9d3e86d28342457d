/// The view or view controller that a representable made, once for its life: SwiftUI makes it and its coordinator when the
/// representable is first there, and updates them from then on.
final class Represented<Shown: AnyObject, Coordinator> {
    let coordinator: Coordinator
    private var made: Shown?

    /// The number under which it is kept, beside the representable's properties.
    static var index: Int { -1 }

    init(_ coordinator: Coordinator) {
        self.coordinator = coordinator
    }

    /// The window around the view, made once.
    func window(_ make: () -> UIWindow) -> UIWindow {
        if let madeWindow { return madeWindow }
        let window = make()
        madeWindow = window
        return window
    }
    private var madeWindow: UIWindow?

    func shown(_ make: () -> Shown) -> Shown {
        if let made { return made }
        let shown = make()
        made = shown
        return shown
    }
}
