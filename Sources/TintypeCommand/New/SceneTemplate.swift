/// A scene that is worth starting from.
enum SceneTemplate: String, CaseIterable {
    case card
    case screen
    case badges
    case list
    case animation

    /// A description in a few words.
    var summary: String {
        switch self {
        case .card: "a card of two lines and a meter, with components of its own, in light and dark"
        case .screen: "a phone's whole screen, with cards that scroll and a bar at the bottom"
        case .badges: "icons with badges above all of them, and an ellipse around one"
        case .list: "a list of sections with rows from data, and switches"
        case .animation: "a card that opens and closes again, with a symbol and a number that change"
        }
    }

    /// The file.
    var bytes: [UInt8] {
        switch self {
        case .card: PackageResources.card_yaml
        case .screen: PackageResources.screen_yaml
        case .badges: PackageResources.badges_yaml
        case .list: PackageResources.list_yaml
        case .animation: PackageResources.animation_yaml
        }
    }

    /// The name that the file gets where none is asked for.
    var fileName: String { "\(rawValue).yaml" }
}
