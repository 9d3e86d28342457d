/// The way from one content of a text or a symbol to the next. Apple publishes no figures: those of drawing are ours.
enum ContentMotion: Hashable {
    /// The old one fades out, and the new one in.
    case fade
    /// Each part goes from its old place and size to the new one.
    case morph
    /// Parts that are others go up, or down, and those that stay move to their new places.
    case roll(isDownwards: Bool)
    /// First the old one goes, then the new one comes.
    case replace(ContentTransition.SymbolReplacement)

    /// Indicates whether parts of the content go ways of their own.
    var isByParts: Bool {
        switch self {
        case .morph, .roll: true
        case .fade, .replace: false
        }
    }
}
