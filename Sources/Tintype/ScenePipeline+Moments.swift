package import TintypeGraphics
package import TintypeImage
package import TintypeScene
package import TintypeSnapshots

/// A scene as it stands at an instant.
package struct SceneMoment: Sendable {
    package var drawn: DrawnScene
    /// The values of the animated properties, in an order that is the same at each instant.
    package var values: [FrameValue]

    package init(drawn: DrawnScene, values: [FrameValue] = []) {
        self.drawn = drawn
        self.values = values
    }
}

extension ScenePipeline {
    /// Begins the scene's time at 0.
    ///
    /// - Returns: The scene at an instant that is later than all that were asked for before.
    /// - Throws: `SceneErrors`.
    package func moments(
        of scene: SceneFile, variant: SceneVariant?
    ) throws -> (FrameTime) throws -> SceneMoment {
        let stage = try stage(scene, variant: variant)
        return { SceneMoment(drawn: try stage.draw(at: $0.seconds)) }
    }

    /// Begins the scene's time at 0, as ``moments(of:variant:)`` does, for pictures. A picture that is as before is not drawn again.
    package func frames(
        of scene: SceneFile, variant: SceneVariant?
    ) throws -> (FrameTime) throws -> (moment: SceneMoment, bitmap: Bitmap) {
        let moments = try moments(of: scene, variant: variant)
        var last: (list: DisplayList, bitmap: Bitmap)?
        return { instant in
            let moment = try moments(instant)
            if let last, last.list == moment.drawn.list { return (moment, last.bitmap) }
            let bitmap = try rasterize(moment.drawn)
            last = (moment.drawn.list, bitmap)
            return (moment, bitmap)
        }
    }

    /// The animation that a run keeps of a scene.
    ///
    /// - Parameters:
    ///   - name: The scene's.
    ///   - begin: Told of each picture before it is drawn.
    package func animation(
        of scene: SceneFile, variant: SceneVariant, name: String, times: FrameTimes, begin: @escaping () -> Void = {}
    ) -> AnimatedSnapshot {
        AnimatedSnapshot(scale: scale ?? Double(variant.scale), sceneName: name, times: times) {
            let draw = try frames(of: scene, variant: variant)
            return { instant in
                begin()
                let (moment, bitmap) = try draw(instant)
                return DrawnFrame(
                    bitmap: bitmap, layout: moment.drawn.storedTree,
                    fingerprint: try resources.fingerprint(of: moment.drawn.list, hasSymbols: moment.drawn.hasSymbols),
                    values: moment.values)
            }
        }
    }
}
