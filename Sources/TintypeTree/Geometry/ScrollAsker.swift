import TintypeGraphics

/// A place in a file that says what scroll views inside are scrolled to.
package final class ScrollAsker {
    /// True once there was a scroll view inside, in any round.
    private(set) var isHeard = false
    let source: SourceLocation

    init(_ source: SourceLocation) {
        self.source = source
    }

    func hear() { isHeard = true }
}
