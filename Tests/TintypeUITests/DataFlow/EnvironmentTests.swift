import Foundation
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

@Suite("The environment")
@MainActor
struct EnvironmentTests {
    @Test("values begin as Apple documents them")
    func defaults() {
        let values = EnvironmentValues()
        #expect(values.isEnabled)
        #expect(values.colorScheme == .light && values.layoutDirection == .leftToRight)
        #expect(values.font == nil && values.textCase == nil && values.lineLimit == nil)
        #expect(values.lineSpacing == 0 && values.minimumScaleFactor == 1)
        #expect(values.multilineTextAlignment == .leading && values.truncationMode == .tail)
        #expect(values.controlSize == .regular && values.imageScale == .medium)
        #expect(values.headerProminence == .standard)
        #expect(values.redactionReasons == [] && values.symbolVariants == .none)
        #expect(values.dynamicTypeSize == .large && values.sizeCategory == .large)
        #expect(values.backgroundStyle == nil)
    }

    @Test("a value reaches the views below, the innermost counts, and a transform edits what comes from around")
    func values() throws {
        #expect(try settle(ReadsLevel()).texts == ["1"])
        #expect(try settle(ReadsLevel().environment(\.level, 5)).texts == ["5"])
        #expect(try settle(ReadsLevel().environment(\.level, 5).environment(\.level, 6)).texts == ["5"])
        let view = ReadsLevel().transformEnvironment(\.level) { $0 *= 2 }.environment(\.level, 5)
        #expect(try settle(view).texts == ["10"])
    }

    @Test("a pixel is a point less often than the scale says", arguments: [1, 2, 3] as [CGFloat])
    func pixels(scale: CGFloat) throws {
        #expect(try settle(ReadsPixels(), context: .blocks(scale: scale)).texts == ["\(scale) \(1 / scale)"])
    }

    // The size classes of the Human Interface Guidelines: an iPhone 15 upright and on its side, an iPhone 15 Pro Max on
    // its side, and an iPad.
    @Test(
        "the classes of sizes are the device's",
        arguments: [
            (CGSize(width: 393, height: 852), "compact regular"), (CGSize(width: 852, height: 393), "compact compact"),
            (CGSize(width: 932, height: 430), "regular compact"), (CGSize(width: 820, height: 1180), "regular regular"),
        ])
    func sizeClasses(_ size: CGSize, _ classes: String) throws {
        #expect(try settle(ReadsClasses(), width: size.width, height: size.height).texts == [classes])
    }
}

private enum LevelKey: EnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

private struct ReadsLevel: View {
    @Environment(\.level) private var level
    var body: some View { Text(verbatim: "\(level)") }
}

private struct ReadsPixels: View {
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var length
    var body: some View { Text(verbatim: "\(scale) \(length)") }
}

private struct ReadsClasses: View {
    @Environment(\.horizontalSizeClass) private var horizontal
    @Environment(\.verticalSizeClass) private var vertical

    var body: some View { Text(verbatim: "\(name(horizontal)) \(name(vertical))") }

    private func name(_ sizeClass: UserInterfaceSizeClass?) -> String {
        sizeClass == .compact ? "compact" : "regular"
    }
}
