public import AVFoundation

extension AVPlaybackCoordinator {
    /// Plays in step with the people of a talk. There is no talk.
    public func coordinateWithSession<A: GroupActivity>(_ session: GroupSession<A>) {}
}
