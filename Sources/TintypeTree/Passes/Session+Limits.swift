import TintypeGraphics

extension Session {
    /// True where the picture has had its time. The first time it is reported; then nothing more is made, so that all ends soon.
    @inline(__always)
    func isOutOfTime(_ place: @autoclosure () -> RenderError.Place) -> Bool {
        guard deadline.step() else { return false }
        guard !toldOutOfTime else { return true }
        toldOutOfTime = true
        let limits = context.limits
        report(
            RenderError("the picture takes more than \(limits.seconds) s", at: place(), hint: limits.remedy(.seconds)))
        return true
    }

    /// True where a text has more characters than the limits allow, which is reported.
    func isTooLong(_ text: String, _ place: @autoclosure () -> RenderError.Place) -> Bool {
        let limits = context.limits
        // No character has less than a byte.
        guard text.utf8.count > limits.textLength else { return false }
        let count = text.unicodeScalars.count
        guard count > limits.textLength else { return false }
        report(
            RenderError(
                "a text has \(count) characters; at most \(limits.textLength) are drawn", at: place(),
                hint: limits.remedy(.textLength, needed: count)))
        return true
    }
}
