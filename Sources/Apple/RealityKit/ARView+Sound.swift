extension ARView.Environment {
    /// The echo of a room.
    public enum Reverb: Hashable, Sendable {
        case noReverb
        case preset(Preset)

        /// The echo that suits the scene: none.
        public static var automatic: Reverb { .noReverb }

        /// A room.
        public enum Preset: Hashable, CaseIterable, Sendable {
            case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, cathedral
        }
    }
}
