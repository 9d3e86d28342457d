import Foundation
import Testing
import Tintype
import TintypeGraphics
import TintypeTree
import TintypeUI

/// Sizes of controls and texts that were measured on iOS 26 and macOS 26, with the fonts that pictures are drawn with: within a
/// pixel at 3 pixels a point.
@Suite("Figures of controls")
@MainActor
struct ControlFigureTests {
    private nonisolated static let pixel = 1 / 3 + 0.007

    private func settled(
        _ view: some View, on platform: Platform.Name = .iOS, width: CGFloat? = nil, height: CGFloat? = nil
    ) throws -> SettledTree {
        var context = try RenderResources.viewContext(scale: 3)
        context.platform = Platform(platform)
        let canvas = ProposedViewSize(width: width, height: height)
        return try SettlePass(session: Session(context: context), canvas: canvas).run { evaluate(view, into: &$0) }.tree
    }

    private func evaluate<V: View>(_ view: V, into scope: inout Scope) { V._evaluate(view, into: &scope) }

    private func frames(
        _ view: some View, on platform: Platform.Name = .iOS, width: CGFloat? = 300, height: CGFloat? = nil
    ) throws -> (first: CGRect, second: CGRect) {
        let tree = try settled(view, on: platform, width: width, height: height)
        return (
            try #require(tree.view("first")).frame, tree.view("second")?.frame ?? .null
        )
    }

    private func all(in view: SettledTree.View, _ kind: String) -> [SettledTree.View] {
        (view.kind == kind ? [view] : []) + view.children.flatMap { all(in: $0, kind) }
    }

    private func expect(
        _ found: CGFloat, _ wanted: CGFloat, _ comment: Comment? = nil,
        at location: Testing.SourceLocation = #_sourceLocation
    ) {
        #expect(abs(found - wanted) < Self.pixel, comment, sourceLocation: location)
    }

    // MARK: Text styles

    struct Style: Sendable, CustomTestStringConvertible {
        var name: String
        var font: Font
        /// Of a line, and between two texts, below a control and above one, in points.
        var height: Double
        var between: Double?
        var belowControl: Double?
        var aboveControl: Double?
        var testDescription: String { name }

        init(
            _ name: String, _ font: Font, _ height: Double, _ between: Double? = nil, _ belowControl: Double? = nil,
            _ aboveControl: Double? = nil
        ) {
            (self.name, self.font, self.height) = (name, font, height)
            (self.between, self.belowControl, self.aboveControl) = (between, belowControl, aboveControl)
        }
    }

    nonisolated static let phone = [
        Style("largeTitle", .largeTitle, 40.574, 0.667, 12.535, 20.951),
        Style("title", .title, 33.414, 0.667, 10.421, 17.351),
        Style("title2", .title2, 26.254, 2, 7.973, 13.42), Style("title3", .title3, 23.867, 1.334, 7.491, 12.442),
        Style("headline", .headline, 20.287), Style("body", .body, 20.287, 2, 6.434, 10.643),
        Style("callout", .callout, 19.094, 2, 5.86, 9.821),
        Style("subheadline", .subheadline, 17.9, 2.333, 5.619, 9.331),
        Style("footnote", .footnote, 15.514, 2.667, 4.803, 8.02), Style("caption", .caption, 14.32, 2, 4.562, 7.533),
        Style("caption2", .caption2, 13.127, 0, 3.987, 6.71),
    ]
    nonisolated static let desk = [
        Style("largeTitle", .largeTitle, 31), Style("title", .title, 26), Style("title2", .title2, 21),
        Style("title3", .title3, 19),
        // Of two texts one below the other 0 and 1 were measured; cases of whole trees hold the former.
        Style("body", .body, 16, nil, 4.742, 8.151),
    ]

    @Test("a line is as high as on iOS, and what is above and below it as far away", arguments: phone)
    func phoneStyle(_ style: Style) throws { try check(style, on: .iOS) }

    @Test("a line is as high as on macOS, and what is above and below it as far away", arguments: desk)
    func deskStyle(_ style: Style) throws { try check(style, on: .macOS) }

    private func check(_ style: Style, on platform: Platform.Name) throws {
        let text = Text(verbatim: "Word").font(style.font)
        let control = Toggle(isOn: .constant(true)) { EmptyView() }.toggleStyle(.switch)
        let texts = try frames(
            VStack {
                text.id("first"); text.id("second")
            }, on: platform)
        expect(texts.first.height, style.height)
        if let between = style.between { expect(texts.second.minY - texts.first.maxY, between, "text below text") }
        if let distance = style.belowControl {
            let found = try frames(
                VStack {
                    control.id("first"); text.id("second")
                }, on: platform)
            expect(found.second.minY - found.first.maxY, distance, "text below a control")
        }
        if let distance = style.aboveControl {
            let found = try frames(
                VStack {
                    text.id("first"); control.id("second")
                }, on: platform)
            expect(found.second.minY - found.first.maxY, distance, "control below a text")
        }
    }

    // MARK: Controls

    @Test("switches, sliders, fields and segments have the system's heights")
    func controls() throws {
        func size(_ view: some View, _ platform: Platform.Name, width: CGFloat? = 300) throws -> CGSize {
            try frames(view.id("first"), on: platform, width: width).first.size
        }
        let toggle = Toggle("", isOn: .constant(true)).labelsHidden().toggleStyle(.switch)
        #expect(try size(toggle, .iOS, width: nil) == CGSize(width: 61, height: 28))
        #expect(try size(toggle, .macOS, width: nil) == CGSize(width: 54, height: 24))
        expect(try size(Slider(value: .constant(0.5)), .iOS).height, 31)
        expect(try size(Slider(value: .constant(0.5)), .macOS).height, 16)
        expect(try size(TextField("Name", text: .constant("")), .iOS).height, 22)
        expect(try size(TextField("Name", text: .constant("")), .macOS).height, 24)
        expect(try size(Divider(), .iOS).height, 1 / 3)
        let menu = Picker("", selection: .constant(0)) { Text(verbatim: "One").tag(0) }.labelsHidden()
        expect(try size(menu.pickerStyle(.menu), .iOS).height, 34.333)
        let segments = Picker("", selection: .constant(0)) {
            Text(verbatim: "One").tag(0)
            Text(verbatim: "Two").tag(1)
        }.labelsHidden().pickerStyle(.segmented)
        expect(try size(segments, .iOS).height, 31)
        let widest =
            try ["One", "Two"].map {
                try size(Text(verbatim: $0).font(.system(size: 13)), .macOS, width: nil).width
            }.max() ?? 0
        let desk = try size(segments, .macOS, width: nil)
        expect(desk.height, 24)
        expect(desk.width, 2 * (widest + 21) + 8)
    }

    @Test(
        "a bordered button is its label and the room around it",
        arguments: [(Platform.Name.iOS, 12, 7), (.macOS, 12, 4)])
    func bordered(platform: Platform.Name, side: CGFloat, end: CGFloat) throws {
        let label = Text(verbatim: "Share")
        let button = Button {
        } label: {
            label.id("second")
        }.buttonStyle(.bordered).id("first")
        let found = try frames(button, on: platform, width: nil)
        expect(found.first.width, found.second.width + 2 * side)
        expect(found.first.height, max(found.second.height + 2 * end, platform == .macOS ? 24 : 0))
    }

    @Test("a checkbox is 16, and 5 before its label; a label's icon stands 8 before its title")
    func gaps() throws {
        let checkbox = try frames(
            Toggle(isOn: .constant(true)) { Text(verbatim: "Word").id("second") }.id("first"), on: .macOS, width: nil)
        expect(checkbox.second.minX - checkbox.first.minX, 21)
        let label = try frames(
            Label {
                Text(verbatim: "Word").id("second")
            } icon: {
                Image(systemName: "star").id("first")
            }, on: .macOS, width: nil)
        expect(label.second.minX - label.first.maxX, 8)
    }

    // MARK: Lists

    @Test("rows of a form of iOS are as high, as far apart and as far from the sides as measured")
    func form() throws {
        let tree = try settled(
            Form {
                Section { Text(verbatim: "One").frame(maxWidth: .infinity, alignment: .leading).id("one") }
                Section {
                    Text(verbatim: "Two").id("two")
                } header: {
                    Text(verbatim: "Header").id("header")
                } footer: {
                    Text(verbatim: "Footer").id("footer")
                }
            }, width: 393, height: 852)
        func frame(_ id: String) throws -> CGRect { try #require(tree.view(id)).frame }
        let (one, two) = try (frame("one"), frame("two"))
        expect(one.minX, 32)
        expect(one.maxX, 393 - 32)
        // A row is 52 high, and begins 35 below the top.
        expect(one.midY, 35 + 26)
        let rows = all(in: tree.root, "ListRowSurface").map(\.frame)
        #expect(rows.count == 2 && rows.allSatisfy { abs($0.height - 52) < Self.pixel })
        expect(try #require(rows.last).minY - (try frame("header").maxY), 10)
        expect(try frame("footer").minY - (try #require(rows.last).maxY), 8)
        expect(two.minX, 32)
    }

    @Test("a header that is first stands 10 below the top, and sections without headers 35 apart")
    func sections() throws {
        let first = try settled(
            Form {
                Section {
                    Text(verbatim: "One")
                } header: {
                    Text(verbatim: "Header").id("header")
                }
            }, width: 393,
            height: 852)
        expect(try #require(first.view("header")).frame.minY, 10)
        let plain = try settled(
            Form {
                Section { Text(verbatim: "One") }
                Section { Text(verbatim: "Two") }
            }, width: 393, height: 852)
        let rows = all(in: plain.root, "ListRowSurface").map(\.frame)
        expect(rows[1].minY - rows[0].maxY, 35)
    }

    @Test("a list of macOS begins 10 below its top, its rows 16 from the sides; a form's stand 30 from them")
    func desk() throws {
        let list = try frames(
            List { Text(verbatim: "One").id("first") }, on: .macOS, width: 400, height: 300)
        expect(list.first.minX, 16)
        // 8 above and below the content, 10 above all.
        expect(list.first.midY, 10 + max((list.first.height + 8) / 2, 12))
        let form = try frames(
            Form { Section { Text(verbatim: "One").id("first") } }.formStyle(.grouped), on: .macOS, width: 400,
            height: 300)
        expect(form.first.minX, 30)
    }
}
