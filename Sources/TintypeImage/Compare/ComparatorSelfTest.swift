package import TintypeGraphics

/// Proves that a comparator tells what differs from what is equal, before it is believed: a broken one would pass everything.
package enum ComparatorSelfTest {
    /// Compares two pictures, as ``ImageComparison/compare(expected:actual:tolerance:mask:)`` does.
    package typealias Comparator = (Bitmap, Bitmap, Tolerance?, PixelMask?) -> ImageComparison

    /// The outcome for the comparator of this process, found once.
    private static let outcome: Result<Void, ComparatorSelfTestError> = Result { () throws(ComparatorSelfTestError) in
        try run { ImageComparison.compare(expected: $0, actual: $1, tolerance: $2, mask: $3) }
    }

    /// Tests the comparator of this process; the first call takes well under a millisecond, later ones nothing.
    ///
    /// - Throws: ``ComparatorSelfTestError``: no verdict of this process can be believed then.
    package static func ensure() throws(ComparatorSelfTestError) {
        try outcome.get()
    }

    /// Tests `comparator` with pairs of every mode whose verdict is known, both ways round.
    ///
    /// - Throws: ``ComparatorSelfTestError`` for the first pair that it gets wrong.
    package static func run(_ comparator: Comparator) throws(ComparatorSelfTestError) {
        for pair in KnownPair.all {
            for (expected, actual) in [(pair.expected, pair.actual), (pair.actual, pair.expected)] {
                let comparison = comparator(expected, actual, pair.tolerance, pair.mask)
                guard comparison.verdict == pair.verdict, comparison.counts.counted == pair.counted else {
                    throw ComparatorSelfTestError(
                        pair: pair.name, expected: pair.verdict, expectedCount: pair.counted,
                        verdict: comparison.verdict, count: comparison.counts.counted)
                }
            }
        }
    }
}

/// A comparator gave a pair of known pictures the wrong verdict. A program ends with an internal error then (code 70).
package struct ComparatorSelfTestError: Error, Hashable, Sendable {
    /// A name for the pair, such as `white and transparent`.
    package let pair: String
    /// The verdict that it should have had.
    package let expected: ImageComparison.Verdict
    /// The number of pixels that should have counted.
    package let expectedCount: Int
    package let verdict: ImageComparison.Verdict
    package let count: Int

    package init(
        pair: String, expected: ImageComparison.Verdict, expectedCount: Int, verdict: ImageComparison.Verdict,
        count: Int
    ) {
        self.pair = pair
        self.expected = expected
        self.expectedCount = expectedCount
        self.verdict = verdict
        self.count = count
    }

    /// The fault, without a full stop at the end.
    package var message: String {
        "the comparator failed its self-test: of \(pair) it says \(verdict) with \(count) pixels, "
            + "where \(expected) with \(expectedCount) is right"
    }

    /// The remedy for the user.
    package var hint: String { "no verdict of this build can be believed: rebuild it, and report this if it stays" }
}

extension ComparatorSelfTestError: ExplainedError {}
