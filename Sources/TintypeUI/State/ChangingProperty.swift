/// What a dynamic property keeps, as far as it tells whether it was read and written.
protocol ChangingProperty: AnyObject {
    /// How often it was read.
    var reads: Int { get }
    /// How often it was given another value.
    var changes: Int { get }
    /// Whether a change counts also for those who never read it: an observable object tells all that declare it.
    var tellsUnread: Bool { get }
}
