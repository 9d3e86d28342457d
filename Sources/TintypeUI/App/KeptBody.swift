import TintypeTree

/// The body of an app or of a scene, kept until something changes that it was made of.
///
/// SwiftUI evaluates these bodies again only then, so that the view that a window begins with is made once: an object that it
/// holds as a plain property lasts as long as the window.
final class KeptBody<Body> {
    private struct Reading {
        let property: any ChangingProperty
        let changes: Int
    }

    private var body: Body?
    /// The properties that the body read, each as it was.
    private var readings: [Reading] = []
    /// The observable models that the body read.
    private var models: ObservedRound?
    private var surroundings = 0
    /// The number of times that this body and those around it were made.
    private(set) var generation = 0

    /// The number under which an owner's body is kept, beside its properties.
    static var index: Int { -1 }

    /// The body, made anew where it must be.
    ///
    /// - Parameters:
    ///   - properties: The owner's declared properties.
    ///   - surroundings: The number of times that the bodies around were made: what they hand down is another then.
    func body(
        of properties: [any ChangingProperty], within surroundings: Int, in session: Session, make: () -> Body
    ) -> Body {
        if let body, surroundings == self.surroundings, models?.hasChanged == false,
            readings.allSatisfy({ $0.property.changes == $0.changes })
        {
            return body
        }
        self.surroundings = surroundings
        generation += 1
        let reads = properties.map(\.reads)
        let models = session.keepsObserving()
        let made = models.tracking(make)
        self.models = models
        readings = zip(properties, reads).filter { $0.reads > $1 || $0.tellsUnread }.map {
            Reading(property: $0.0, changes: $0.0.changes)
        }
        body = made
        return made
    }
}
