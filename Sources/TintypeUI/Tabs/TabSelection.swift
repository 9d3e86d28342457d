/// A tab view's choice.
struct TabSelection {
    let isChosen: (AnyHashable) -> Bool

    init(isChosen: @escaping (AnyHashable) -> Bool) {
        self.isChosen = isChosen
    }
}
