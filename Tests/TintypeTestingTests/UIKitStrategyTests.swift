import Foundation
import Testing
import Tintype
import TintypeImage

@testable import TintypeTesting
import UIKit

/// The words of suites that were written for swift-snapshot-testing.
@Suite("Habits of swift-snapshot-testing")
@MainActor
struct UIKitStrategyTests {
    private let goldens = ScratchFolder()

    private struct Sample: View {
        @Environment(\.colorScheme) private var scheme
        @Environment(\.horizontalSizeClass) private var width
        @Environment(\.layoutDirection) private var direction
        @Environment(\.dynamicTypeSize) private var size

        var body: some View {
            Text(
                verbatim: "\(scheme) \(width.map { "\($0)" } ?? "") \(direction) \(size)"
            )
        }
    }

    @Test("traits say what the environment is, and go before the rest")
    func traits() throws {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(layoutDirection: .rightToLeft),
            UITraitCollection(preferredContentSizeCategory: .accessibilityMedium),
        ])
        #expect(try text(Sample(), .dump(traits: traits)).contains("dark regular rightToLeft accessibility1"))
        #expect(try text(Sample(), .dump).contains("light compact leftToRight large"))
    }

    @Test("a device may be turned and resized, and traits may change its scale")
    func devices() throws {
        func size(_ strategy: Snapshotting<Color, Bitmap>) throws -> [Int] {
            let picture = try PNG.decode([UInt8](record(Color.red, strategy)))
            return [picture.bitmap.width, picture.bitmap.height]
        }
        #expect(try size(.image(on: .iPhone13)) == [1170, 2532])
        #expect(try size(.image(on: .iPhone13(.landscape))) == [2532, 1170])
        #expect(
            try size(.image(on: .iPhone13, size: CGSize(width: 10, height: 20), traits: .init(displayScale: 1)))
                == [10, 20])
    }

    @Test("a hosting controller is the view that it holds")
    func hosting() throws {
        let controller = UIHostingController(rootView: AnyView(Color.red.frame(width: 4, height: 6)))
        let own = try record(controller, .image(traits: .init(displayScale: 2)))
        let view = try record(Color.red.frame(width: 4, height: 6), .image)
        #expect(try PNG.decode([UInt8](own)).bitmap == PNG.decode([UInt8](view)).bitmap)
        #expect(try text(controller, .recursiveDescription).contains("Color"))
    }

    @Test("a page that is not here is a box with its name, which the assertion warns of")
    func placeholder() throws {
        let folder = goldens.path
        let outcome = offCI { () -> SnapshotOutcome in
            var call = SnapshotCall(
                fileID: #fileID, filePath: #filePath, testName: "placeholder()", line: #line, column: 1, name: nil)
            call.directory = folder
            return call.verify(
                { UIActivityViewController(activityItems: [], applicationActivities: nil) }, as: .image(on: .iPhoneSe),
                record: .missing, isolation: MainActor.shared)
        }
        #expect(outcome.failure == nil)
        let expected = "UIActivityViewController shows what is not here: the picture is a box"
        #expect(outcome.warning?.contains(expected) == true)
    }

    @Test("a view of UIKit is drawn with its text")
    func views() throws {
        let label = UILabel()
        label.text = "Hello"
        #expect(try text(label, .dump).contains("Text text=Hello"))
        #expect(try text(label, .recursiveDescription(size: CGSize(width: 80, height: 40))).contains("Hello"))
    }

    private func record<Value, Format>(_ value: Value, _ strategy: Snapshotting<Value, Format>) throws -> Data {
        let folder = ScratchFolder()
        let failure = offCI {
            verifySnapshot(
                of: value, as: strategy, record: .all, snapshotDirectory: folder.path, testName: "strategy()")
        }
        try #require(failure == nil)
        return try folder.bytes(try #require(folder.files.first))
    }

    private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value, String>) throws -> String {
        String(decoding: try record(value, strategy), as: UTF8.self)
    }
}
