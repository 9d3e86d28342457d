public import Foundation
import TintypeTree
public import TintypeUI

/// A finger on a stage. Time passes by the stage's clock while it is there.
@MainActor
public final class StageFinger<Content: View> {
    private let stage: ViewStage<Content>
    private let sequence: TouchSequence

    init(stage: ViewStage<Content>, sequence: TouchSequence) {
        self.stage = stage
        self.sequence = sequence
    }

    /// Moves the finger to another point, in points of the whole picture.
    public func move(to point: CGPoint) throws { try stage.act { _ in try sequence.move(to: point) } }

    /// Lifts the finger.
    public func lift() throws { try stage.act { _ in try sequence.lift() } }

    /// Takes the finger away as if the system had: gestures on the way do not end.
    public func cancel() throws { try stage.act { _ in try sequence.cancel() } }
}
