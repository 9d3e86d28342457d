import Foundation
import TintypeGraphics
import TintypeImage
import TintypeSnapshots
import TintypeTree
import TintypeUI

/// A window of an app, drawn as its options say.
@MainActor
struct AppPicture<Content: App> {
    let options: AppSnapshotOptions

    /// The bytes of a PNG file, and what stands in it for something that is not there, e.g. an unknown symbol.
    ///
    /// If views declare fonts while they are made, the window is made once more, with them.
    ///
    /// - Throws: Errors that say which view could not be drawn, and why.
    func png() throws -> (bytes: [UInt8], notes: [String]) {
        try CurrentLocale.with(Locale(identifier: options.locale)) {
            var fonts: [String]
            var drawn: (bytes: [UInt8], notes: [String])
            repeat {
                let view = AppView(Content(), window: options.window.map(WindowChoice.named) ?? .first)
                fonts = ProgramFonts.shared.files
                drawn = try png(of: view)
            } while fonts != ProgramFonts.shared.files
            return drawn
        }
    }

    private func png(of view: AppView<Content>) throws -> (bytes: [UInt8], notes: [String]) {
        let screen = screen
        let session = Session(context: try context(scale: screen.scale))
        let rasterizer = try RenderResources.standard.get().rasterizer
        let pass = SettlePass(
            session: session, canvas: ProposedViewSize(screen.size), safeArea: screen.safeArea)
        let settled = try pass.run { AppView<Content>._evaluate(view, into: &$0) }
        let list = settled.displayList(background: background(settled.colorScheme))
        var metadata = PNGMetadata(scale: Double(screen.scale))
        metadata.sceneName = "\(Content.self)"
        let bytes = try PNG.encode(try rasterizer.rasterize(list), metadata: metadata, level: .fast)
        return (bytes, session.notes.notes.map(\.description))
    }

    private func context(scale: CGFloat) throws -> RenderContext {
        var context = try RenderResources.viewContext(scale: Double(scale))
        context.colorScheme = options.scheme
        context.layoutDirection = options.layoutDirection
        context.locale = Locale(identifier: options.locale)
        context.dynamicTypeSize = options.typeSize
        context.missingGlyphs = options.isStrictAboutGlyphs ? .error : .box
        context.wait = options.wait
        RenderResources.setDate(options.date, in: &context)
        return context
    }

    private var screen: Screen {
        if let size = options.size { return Screen(size: size, scale: CGFloat(options.scale ?? 2)) }
        guard let device = Device(named: options.device ?? AppSnapshotOptions.defaultDevice) else {
            preconditionFailure("a device is only taken where it is known")
        }
        var screen = device.screen
        if options.isLandscape { screen = screen.landscape }
        if let scale = options.scale { screen.scale = CGFloat(scale) }
        return screen
    }

    /// - Parameter scheme: The one that the app's views came to prefer.
    private func background(_ scheme: ColorScheme) -> ResolvedColor? {
        switch options.background {
        case .system: scheme == .dark ? .black : .white
        case .none: nil
        case .color(let red, let green, let blue): ResolvedColor(red: red, green: green, blue: blue)
        }
    }
}
