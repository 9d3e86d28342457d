public import Foundation
public import Tintype
public import TintypeGraphics
import TintypeImage
import TintypeSnapshots
import TintypeTree
import TintypeUI

extension ViewStage {
    /// A stage under the conditions of a snapshot: those of ``Snapshotting/image(layout:traits:scale:scheme:layoutDirection:locale:dynamicTypeSize:ignoring:redacting:)``.
    ///
    /// ```swift
    /// let stage = ViewStage(ContentView(), layout: .device(config: .iPhone13))
    /// stage.advance(by: .milliseconds(250))
    /// assertSnapshot(of: stage, as: .image)
    /// ```
    ///
    /// - Parameters:
    ///   - layout: The space that it is shown in.
    ///   - scale: Pixels a point; nil for the device's, and 2 elsewhere.
    public convenience init(
        _ content: Content, layout: SwiftUISnapshotLayout, scale: CGFloat? = nil, scheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, locale: Locale = Locale(identifier: "en_US"),
        dynamicTypeSize: DynamicTypeSize = .large
    ) {
        let stage = SnapshotStage(
            layout: layout, scale: scale, scheme: scheme, layoutDirection: layoutDirection, locale: locale,
            dynamicTypeSize: dynamicTypeSize)
        self.init(content) { try stage.conditions() }
    }
}

extension Snapshotting where Value: LivingStage, Format == Bitmap {
    /// The picture of the instant that the stage stands at.
    public static var image: Snapshotting {
        Snapshotting(pathExtension: "png") { stage, context in
            let staged = try StagedView(StagedView.content(of: stage))
            return .picture(try staged.snapshot(named: context.name), .exact, warnings: staged.notes)
        }
    }
}

extension Snapshotting where Value: LivingStage, Format == String {
    /// The place of each view at the instant that the stage stands at, as indented lines.
    public static var tree: Snapshotting {
        Snapshotting(pathExtension: "tree.txt") { stage, _ in
            .text(try StagedView(StagedView.content(of: stage)).tree.text())
        }
    }
}

extension StagedView {
    /// The parts of a stage that make its picture.
    @MainActor
    static func content(of stage: any LivingStage) throws -> any StagedContent {
        guard let content = stage as? any StagedContent else {
            throw RenderError("\(type(of: stage)) is no stage of this library", hint: "use ViewStage")
        }
        return content
    }

    @MainActor
    init(_ content: any StagedContent) throws {
        let (settled, picture, resources) = try content.shown()
        self.init(
            list: picture.list, tree: settled.tree, scheme: settled.colorScheme, notes: content.notes,
            resources: resources, hasSymbols: settled.hasSymbols)
    }
}
