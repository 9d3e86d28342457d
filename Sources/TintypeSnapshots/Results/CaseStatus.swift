/// The outcome of a case, as results name it.
package enum CaseStatus: String, Codable, CaseIterable, Hashable, Sendable {
    /// The pixels are equal to the golden's, or within the tolerance that the case states.
    case passed
    /// The pixels, or their size, differ.
    case failed
    /// There is no golden.
    case missing
    /// The golden was written in this run.
    case recorded
    /// A golden that no case draws any more.
    case obsolete
    /// The picture could not be drawn, or the golden could not be read or written.
    case errored
    /// The pixels differ, and so does what drew them.
    case notComparable
    /// The pixels differ, but the case is set aside until a day that it names.
    case quarantined

    /// Indicates whether a reviewer has something to accept or reject: a picture was drawn that is not the golden's.
    package var isPending: Bool {
        switch self {
        case .failed, .missing, .notComparable, .quarantined: true
        case .passed, .recorded, .obsolete, .errored: false
        }
    }

    /// Indicates whether the run fails by it.
    package var fails: Bool {
        switch self {
        case .failed, .missing, .errored, .notComparable: true
        case .passed, .recorded, .obsolete, .quarantined: false
        }
    }
}
