extension VocabularyGroup {
    /// Navigation, tabs, bars, and what is presented.
    static let screens = VocabularyGroup(
        "Screens")
}
