/// A dynamic property's storage, as far as it tells whether it was read and written.
protocol ChangingProperty: AnyObject {
    /// The number of times that it was read.
    var reads: Int { get }
    /// The number of times that it was given another value.
    var changes: Int { get }
    /// Indicates whether a change counts also for those who never read it: an observable object tells all that declare it.
    var tellsUnread: Bool { get }
}
