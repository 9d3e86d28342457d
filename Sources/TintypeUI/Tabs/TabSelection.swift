/// A tab view's choice.
struct TabSelection {
    let isChosen: (AnyHashable) -> Bool
    /// Chooses the tab that one of some values stands for.
    let choose: ([AnyHashable]) -> Void

    init(isChosen: @escaping (AnyHashable) -> Bool, choose: @escaping ([AnyHashable]) -> Void) {
        self.isChosen = isChosen
        self.choose = choose
    }
}
