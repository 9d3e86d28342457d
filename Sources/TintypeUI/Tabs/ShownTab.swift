import TintypeTree

/// A tab as a bar shows it.
struct ShownTab {
    let marker: TabMarker
    /// nil for none.
    let badge: Evaluation<Void>?
    let isChosen: Bool
    let choose: () -> Void

    /// The views of the label, made for a bar.
    func nodes(_ change: (inout EnvironmentValues) -> Void) -> [Node] {
        marker.label.nodes {
            $0.beginBar()
            $0.lineLimit = 1
            change(&$0)
        }
    }
}
