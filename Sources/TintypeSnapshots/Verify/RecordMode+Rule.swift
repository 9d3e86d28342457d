extension RecordMode {
    /// The outcome of a comparison, as far as it decides whether the golden is written.
    package enum Finding: Hashable, Sendable {
        /// There is no golden.
        case missing
        /// A difference, or a golden that cannot be read.
        case failing
        /// A difference that passes all the same.
        case passing
        case equal
    }

    /// Returns whether the golden is written.
    package func records(_ finding: Finding) -> Bool {
        switch (self, finding) {
        case (.never, _), (_, .equal): false
        case (_, .missing), (.all, _), (.failed, .failing): true
        case (.failed, .passing), (.missing, _): false
        }
    }
}
