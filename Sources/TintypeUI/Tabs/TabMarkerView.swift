import TintypeTree

/// A tab of the tab view around; elsewhere its view alone.
nonisolated struct TabMarkerView<Label: View, Content: View>: PrimitiveView {
    /// The label in the bar: a symbol and a text.
    let label: Label
    /// The values by which the tab is chosen, where no `tag` says it.
    var values: [AnyHashable] = []
    /// Indicates whether the tab stands apart from the others in the bar.
    var isApart = false
    let content: Content

    func evaluate(into scope: inout Scope) {
        guard scope.environment.isInTabs else { return Content._evaluate(content, into: &scope) }
        var place = scope.origin
        place.environment.isInTabs = false
        place.stackAxis = nil
        var names = place
        names.id = scope.session.identity.child(of: scope.id, .secondary)
        let (label, content) = (label, content)
        let marker = TabMarker(
            label: names.later { Label._evaluate(label, into: &$0) }, values: values, isApart: isApart,
            content: place.later { Content._evaluate(content, into: &$0) })
        scope.append(.deferred(marker))
    }
}
