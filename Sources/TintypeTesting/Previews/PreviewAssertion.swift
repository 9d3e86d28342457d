import Tintype
import TintypeGraphics
import TintypeUI

/// Draws previews and compares them with their goldens.
struct PreviewAssertion: Sendable {
    let call: SnapshotCall
    /// The stage of previews that say nothing themselves.
    let stage: SnapshotStage
    let device: ViewImageConfig
    let record: SnapshotTestingConfiguration.Record?

    @MainActor
    func run(_ find: @MainActor () throws -> [PreviewCase]) async {
        do {
            let cases = try find()
            if cases.isEmpty {
                return call.report(
                    .failed(
                        "\(call.displayName) found no preview",
                        hint: "import the module whose previews are meant, and make it a dependency of the test target")
                )
            }
            for (preview, name) in zip(cases, PreviewCase.names(of: cases)) {
                await compare(preview, named: name)
            }
        } catch {
            call.report(.failed("\(call.displayName): \(error)", hint: nil))
        }
    }

    @MainActor
    private func compare(_ preview: PreviewCase, named name: String) async {
        let call = call.named(name)
        do {
            let view = try await preview.makeView()
            let (stage, warning) = stage(of: preview)
            var outcome = call.verify(
                { view }, as: .image(on: stage), record: record, isolation: MainActor.shared)
            if outcome.failure == nil, outcome.warning == nil { outcome.warning = warning }
            call.report(outcome)
        } catch {
            call.report(.failed("\(call.displayName): \(error)", hint: nil))
        }
    }

    /// The stage of `preview`, and a warning about it.
    @MainActor
    private func stage(of preview: PreviewCase) -> (SnapshotStage, warning: String?) {
        var stage = stage
        // A preview shows how far it came; the box comes with a warning.
        stage.missingGlyphs = .box
        var warning: String?
        switch preview.layout {
        case .sizeThatFits: stage.layout = .sizeThatFits
        case .fixed(let width, let height): stage.layout = .fixed(width: width, height: height)
        case .device, nil:
            var config = device
            if let asked = preview.device {
                if let device = Device(named: asked.rawValue) {
                    config = ViewImageConfig(device.screen)
                } else {
                    warning = "\(asked.rawValue) is not known: drawn on the test's own device"
                }
            }
            if preview.orientation?.isLandscape == true { config = config.landscape }
            stage.layout = .device(config: config)
        }
        return (stage, warning)
    }
}

extension SnapshotCall {
    /// The same assertion, under a name.
    fileprivate func named(_ name: String) -> SnapshotCall {
        var call = SnapshotCall(
            fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: name)
        call.directory = directory
        return call
    }
}

extension ViewImageConfig {
    /// The screen of a device that is held with its longer side horizontal; itself where it is already.
    fileprivate var landscape: ViewImageConfig {
        ViewImageConfig(Screen(size: size, safeArea: safeArea, scale: scale).landscape)
    }
}
