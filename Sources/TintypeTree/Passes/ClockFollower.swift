/// Something beside the views that waits for an instant of a living scene, as a finger does that rests.
package protocol ClockFollower: AnyObject {
    /// The next instant at which it has something to do, in seconds; nil for none.
    var nextInstant: Double? { get }
    /// Does what is due at the instant that is shown.
    func act()
}
