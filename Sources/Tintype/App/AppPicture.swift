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

    /// The bytes of a PNG file.
    ///
    /// - Throws: Errors that say which view could not be drawn, and why.
    func png() throws -> [UInt8] {
        let screen = screen
        var context = try RenderResources.viewContext(scale: Double(screen.scale))
        context.colorScheme = options.scheme
        context.layoutDirection = options.layoutDirection
        context.locale = Locale(identifier: options.locale)
        context.dynamicTypeSize = options.typeSize
        let view = AppView(Content(), window: options.window.map(WindowChoice.named) ?? .first)
        let pass = SettlePass(
            session: Session(context: context), canvas: ProposedViewSize(screen.size), safeArea: screen.safeArea)
        let settled = try pass.run { AppView<Content>._evaluate(view, into: &$0) }
        let list = settled.displayList(background: background)
        var metadata = PNGMetadata(scale: Double(screen.scale))
        metadata.sceneName = "\(Content.self)"
        return try PNG.encode(
            try RenderResources.standard.get().rasterizer.rasterize(list), metadata: metadata, level: .fast)
    }

    private var screen: Screen {
        if let size = options.size { return Screen(size: size, scale: CGFloat(options.scale ?? 2)) }
        guard var screen = Screen(named: options.device ?? AppSnapshotOptions.defaultDevice) else {
            preconditionFailure("a device is only taken where it is known")
        }
        if options.isLandscape { screen = screen.landscape }
        if let scale = options.scale { screen.scale = CGFloat(scale) }
        return screen
    }

    private var background: ResolvedColor? {
        switch options.background {
        case .system: options.scheme == .dark ? .black : .white
        case .none: nil
        case .color(let red, let green, let blue): ResolvedColor(red: red, green: green, blue: blue)
        }
    }
}
