package import TintypeGraphics

/// Something that views declare and that is not there. It may stay so, as long as they do not read it.
package struct MissingModel {
    private let error: RenderError

    package init(_ error: RenderError) {
        self.error = error
    }

    /// Ends the making of the picture, which has the error; outside of it the program, as SwiftUI does.
    package func read() -> Never {
        ParkableThread.park(RenderErrors(errors: [error]))
        fatalError("\(error)")
    }
}
