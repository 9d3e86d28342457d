import ArgumentParser
import TintypeImage

/// The instants at which scenes are drawn.
struct FrameOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Draw scenes at this instant, or at several between commas, in seconds from the start.",
            valueName: "seconds"))
    var at: String?

    @Option(help: ArgumentHelp("Draw so many frames a second, for the time of --duration.", valueName: "number"))
    var fps: String?

    @Option(
        help: ArgumentHelp("The seconds that --fps goes on for; the last frame is at their end.", valueName: "seconds"))
    var duration: String?

    func validate() throws { _ = try times() }

    /// The instants; nil where none was asked for, which is the scene at rest.
    func times() throws -> FrameTimes? {
        if let at {
            guard fps == nil, duration == nil else {
                throw ValidationError("--at names the instants: leave out --fps and --duration")
            }
            return try Self.checked("--at \"\(at)\"") { () throws(FrameTimesError) in try FrameTimes(parsing: at) }
        }
        switch (fps, duration) {
        case (nil, nil): return nil
        case (_?, nil): throw ValidationError("say how long --fps goes on: --duration SECONDS")
        case (nil, _?): throw ValidationError("say how many frames --duration has: --fps NUMBER")
        case (let fps?, let duration?):
            guard let rate = FrameTime(parsing: fps) else {
                throw ValidationError("--fps \"\(fps)\" is no number of frames a second, such as 30")
            }
            guard let length = FrameTime(parsing: duration) else {
                throw ValidationError("--duration \"\(duration)\" is no number of seconds, such as 1.5")
            }
            return try Self.checked("--fps \(fps) --duration \(duration)") { () throws(FrameTimesError) in
                try FrameTimes(rate: rate, duration: length)
            }
        }
    }

    private static func checked(
        _ option: String, _ times: () throws(FrameTimesError) -> FrameTimes
    ) throws -> FrameTimes {
        do {
            return try times()
        } catch {
            throw ValidationError("\(option): \(error)")
        }
    }
}
