import TintypeTree

extension ViewSpec {
    static let emptyView = ViewSpec("EmptyView", "No view: it takes no room, and no spacing is kept from it.") { _ in
        SceneChecker.nothing
    }
}
