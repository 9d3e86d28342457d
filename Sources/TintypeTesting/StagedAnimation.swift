public import Foundation
public import Tintype
public import TintypeGraphics
import TintypeImage
import TintypeSnapshots
public import TintypeTree
public import TintypeUI

/// The pictures of a stage at several instants.
struct StagedAnimation: Sendable {
    let name: String
    let scale: Double
    let times: FrameTimes
    /// One for each instant.
    let frames: [DrawnFrame]
    /// The notes on stand-ins, e.g. for an unknown symbol.
    let notes: [String]

    /// Moves the clock of `stage` from instant to instant, and draws each.
    ///
    /// - Throws: An error for an instant that is past, those that the stage met, and those of drawing.
    @MainActor
    init(_ stage: any StagedContent, at instants: [Duration], named name: String) throws {
        let times = try FrameTimes(instants.map(FrameTime.init))
        if let first = instants.first, first < stage.time {
            throw RenderError(
                "the stage stands at \(stage.time) already, after \(first)",
                hint: "instants count from the stage's first picture; make the stage anew")
        }
        var scale = 1.0
        frames = try instants.map { instant in
            stage.advance(to: instant)
            let picture = try StagedView(stage).snapshot(named: name)
            scale = picture.scale
            return DrawnFrame(
                bitmap: picture.bitmap, layout: picture.layout, fingerprint: picture.fingerprint,
                values: stage.movingProperties.map { FrameValue($0.name, $0.value) })
        }
        (self.name, self.scale, self.times, notes) = (name, scale, times, stage.notes)
    }

    /// The animation, whose pictures are there.
    var snapshot: AnimatedSnapshot {
        AnimatedSnapshot(scale: scale, sceneName: name, times: times) { [times, frames] in
            { instant in
                guard let index = times.instants.firstIndex(of: instant) else {
                    preconditionFailure("an animation is asked for its own instants")
                }
                return frames[index]
            }
        }
    }
}

extension FrameTime {
    /// The instant to a ten-thousandth of a second, which is what files of animations say.
    fileprivate init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let parts = (Double(attoseconds) / 1e14).rounded()
        // Later instants than an hour are refused in any case.
        self.init(Int(min(max(seconds, -1), 1_000_000)) * 10_000 + Int(parts), over: 10_000)
    }
}

extension Snapshotting where Value: View, Format == Bitmap {
    /// The view's pictures at several instants from its first picture on, as one animation that is compared frame by frame.
    ///
    /// ```swift
    /// assertSnapshot(of: Spinner(), as: .animation(times: [.zero, .milliseconds(250), .milliseconds(500)]))
    /// ```
    ///
    /// - Parameters:
    ///   - times: The instants, each later than the one before, to a ten-thousandth of a second.
    ///   - layout: The space that it is shown in. The view keeps one size: where it would not, give it one.
    ///   - scale: Pixels a point; nil for the device's, and 2 elsewhere.
    public static func animation(
        times: [Duration], layout: SwiftUISnapshotLayout = .sizeThatFits, scale: CGFloat? = nil,
        scheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
        locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large
    ) -> Snapshotting {
        let stage = SnapshotStage(
            layout: layout, scale: scale, scheme: scheme, layoutDirection: layoutDirection, locale: locale,
            dynamicTypeSize: dynamicTypeSize)
        return Snapshotting(pathExtension: "animation.png") { view, context in
            let living = ViewStage(view) { try stage.applying(context.variant).conditions() }
            return .animation(try StagedAnimation(living, at: times, named: context.name))
        }
    }
}

extension Snapshotting where Value: LivingStage, Format == Bitmap {
    /// The stage's pictures at several instants, to which its clock is moved, as one animation that is compared frame by frame.
    ///
    /// - Parameter times: The instants from the stage's first picture on, each later than the one before and none past, to a
    ///   ten-thousandth of a second.
    public static func animation(times: [Duration]) -> Snapshotting {
        Snapshotting(pathExtension: "animation.png") { stage, context in
            .animation(try StagedAnimation(try StagedView.content(of: stage), at: times, named: context.name))
        }
    }
}
