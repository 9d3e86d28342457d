import Foundation
import TintypeCairo
package import TintypeGraphics
package import TintypeSnapshots
import TintypeTree
import TintypeUI

/// A preview, drawn under conditions.
@MainActor
package struct PreviewPicture {
    package let preview: PreviewCase
    package let conditions: PreviewConditions

    package init(_ preview: PreviewCase, _ conditions: PreviewConditions) {
        self.preview = preview
        self.conditions = conditions
    }

    /// The picture with its layout, and remarks on what stands in it for something that is not there.
    ///
    /// If views declare fonts while they are made, they are made once more, with them.
    ///
    /// - Throws: Errors that say which view could not be drawn, and why.
    package func snapshot(named name: String) async throws -> (snapshot: Snapshot, notes: [String]) {
        let locale = Locale(identifier: conditions.locale)
        CurrentLocale.set(locale)
        var fonts: [String]
        var drawn: (snapshot: Snapshot, notes: [String])
        repeat {
            fonts = ProgramFonts.shared.files
            let view = try await preview.makeView()
            drawn = try picture(of: view, named: name, locale)
        } while fonts != ProgramFonts.shared.files
        return drawn
    }

    private func picture(
        of view: AnyView, named name: String, _ locale: Locale
    ) throws -> (snapshot: Snapshot, notes: [String]) {
        let (settled, notes) = try settled(view, locale)
        return (try snapshot(of: settled, named: name), notes)
    }

    /// The views at rest, and remarks on what stands in for something that is not there.
    private func settled(_ view: AnyView, _ locale: Locale) throws -> (SettledScene, notes: [String]) {
        let (stage, warning) = stage
        let session = Session(context: try context(stage, locale))
        let pass = SettlePass(session: session, canvas: stage.canvas, safeArea: stage.safeArea)
        let settled = try pass.run { AnyView._evaluate(view, into: &$0) }
        return (settled, (warning.map { [$0] } ?? []) + session.notes.notes.map(\.description))
    }

    private func snapshot(of settled: SettledScene, named name: String) throws -> Snapshot {
        let resources = try RenderResources.standard.get()
        let ground: ResolvedColor? = stage.0.isScreen ? (settled.colorScheme == .dark ? .black : .white) : nil
        let list = settled.displayList(background: ground)
        return Snapshot(
            bitmap: try resources.rasterizer.rasterize(list), scale: Double(list.scale), sceneName: name,
            layout: settled.tree,
            fingerprint: try resources.fingerprint(of: list, hasSymbols: settled.hasSymbols))
    }

    private func context(_ stage: Stage, _ locale: Locale) throws -> RenderContext {
        var context = try RenderResources.viewContext(scale: Double(stage.scale))
        context.colorScheme = conditions.colorScheme
        context.layoutDirection = conditions.layoutDirection
        context.locale = locale
        context.dynamicTypeSize = conditions.dynamicTypeSize
        // A preview shows how far it came; the box comes with a warning.
        context.missingGlyphs = .box
        context.wait = conditions.wait
        RenderResources.setDate(conditions.date.map { Date(timeIntervalSince1970: $0) }, in: &context)
        return context
    }

    /// The reason for the size and the place of a view, for people and as JSON.
    ///
    /// - Parameter address: Its id, or its path: see ``TintypeGraphics/SettledTree``.
    /// - Throws: An error that says which views there are, and those of drawing.
    package func explanation(of address: String) async throws -> (text: String, json: String) {
        let locale = Locale(identifier: conditions.locale)
        CurrentLocale.set(locale)
        let (settled, _) = try settled(try await preview.makeView(), locale)
        let explanation = LayoutExplainer(settled).explanation(at: try settled.tree.find(address).indices)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (explanation.shownText().text, String(decoding: try encoder.encode(explanation), as: UTF8.self))
    }

    /// The preview as something that lives, after the time that its picture is drawn at.
    package func stage() async throws -> PreviewStage {
        let locale = Locale(identifier: conditions.locale)
        CurrentLocale.set(locale)
        let view = try await preview.makeView()
        let (space, warning) = stage
        let resources = try RenderResources.standard.get()
        let conditions = StageConditions(
            context: try context(space, locale), canvas: space.canvas, safeArea: space.safeArea,
            isOpaque: space.isScreen, resources: resources)
        let living = ViewStage(view) { conditions }
        living.advance(by: .seconds(self.conditions.wait))
        return PreviewStage(living, warnings: warning.map { [$0] } ?? []) { settled, name in
            try snapshot(of: settled, named: name)
        }
    }

    /// The space that a preview is drawn in.
    private struct Stage {
        var canvas: ProposedViewSize
        var safeArea = EdgeInsets()
        var scale: CGFloat
        /// True where the system's ground lies behind.
        var isScreen = false
    }

    private var asked: String { conditions.device ?? preview.device?.rawValue ?? PreviewConditions.defaultDevice }

    /// The screen of the device that the preview is drawn on, or would be if it had no size of its own.
    package var screen: Screen {
        let screen = Screen.ofDevice(named: asked)
        return conditions.isLandscape || preview.orientation?.isLandscape == true ? screen.landscape : screen
    }

    /// The space that the preview asks for, and a warning about a device that is not known.
    private var stage: (Stage, warning: String?) {
        let scale = conditions.scale.map { CGFloat($0) }
        switch preview.layout {
        case .sizeThatFits: return (Stage(canvas: .unspecified, scale: scale ?? 2), nil)
        case .fixed(let width, let height):
            return (Stage(canvas: ProposedViewSize(width: width, height: height), scale: scale ?? 2), nil)
        case .device, nil: break
        }
        let (asked, screen) = (asked, screen)
        let isKnown = Device(named: asked) != nil
        let warning = isKnown ? nil : "\(asked) is not known: drawn on an \(PreviewConditions.defaultDevice)"
        let stage = Stage(
            canvas: ProposedViewSize(screen.size), safeArea: screen.safeArea, scale: scale ?? screen.scale,
            isScreen: true)
        return (stage, warning)
    }
}

extension Screen {
    /// The screen of a device, or of the default one for a name that is not known.
    package static func ofDevice(named name: String = PreviewConditions.defaultDevice) -> Screen {
        guard let known = Device(named: name) ?? Device(named: PreviewConditions.defaultDevice) else {
            preconditionFailure("the default device is a known one")
        }
        return known.screen
    }
}
