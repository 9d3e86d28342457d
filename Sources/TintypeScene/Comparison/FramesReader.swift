import TintypeGraphics
import TintypeImage

/// Reads the section `frames:`, the instants of a scene's golden, which is an animation then.
struct FramesReader {
    let checker: SceneChecker

    static let arguments: [ArgumentSpec] = [
        ArgumentSpec("at", .value, "The instants, in seconds from the start: [0, 0.25, 0.5]."),
        ArgumentSpec("fps", .number, "The number of frames a second, for the time of duration."),
        ArgumentSpec("duration", .number, "The seconds that fps goes on for; the last frame is at their end."),
    ]

    func read(_ value: SceneValue) -> FrameTimes? {
        guard checker.reader.mapping(value, of: "frames") != nil else { return nil }
        let before = checker.diagnostics.errorCount
        let call = CallReader(
            SceneCall(name: "frames", place: value.place, arguments: value, beside: []), Self.arguments,
            checker: checker, scope: CheckScope(part: PartContext(hasContent: false)))
        call.exclude("at", "fps")
        call.exclude("at", "duration")
        guard checker.diagnostics.errorCount == before else { return nil }
        if let at = call.value("at") { return instants(at) }
        guard let fps = call.value("fps"), let duration = call.value("duration") else {
            checker.diagnostics.error(
                "frames does not say at which instants", at: value.place,
                hint: "write at: [0, 0.25, 0.5], or fps: 30 and duration: 1")
            return nil
        }
        guard let rate = time(fps), let length = time(duration) else { return nil }
        return checked(at: value.place) { () throws(FrameTimesError) in try FrameTimes(rate: rate, duration: length) }
    }

    private func instants(_ value: SceneValue) -> FrameTimes? {
        var written = [value]
        if case .sequence(let values) = value.content { written = values }
        let times = written.map(time)
        guard !times.contains(nil) else { return nil }
        return checked(at: value.place) { () throws(FrameTimesError) in try FrameTimes(times.compactMap { $0 }) }
    }

    private func time(_ value: SceneValue) -> FrameTime? {
        guard case .scalar(let scalar) = value.content, let time = FrameTime(parsing: scalar.text) else {
            checker.reader.mismatch("a number with at most four decimals", value, of: "frames")
            return nil
        }
        return time
    }

    /// The instants that `make` makes; nil where it refuses, which is reported.
    private func checked(
        at place: ScenePlace, _ make: () throws(FrameTimesError) -> FrameTimes
    ) -> FrameTimes? {
        do {
            return try make()
        } catch {
            checker.diagnostics.error(error.message, at: place, hint: error.hint)
            return nil
        }
    }
}
