import Foundation
import RandomInput
import Testing
import TintypeGraphics
import TintypeTree
import TintypeUI

/// A screen of tiles that fill it: each has a background, or scrolls content that is longer than any screen.
///
/// The expected frames follow from the tiles' own frames alone. Together they fill what is safe, so their grounds cover the
/// canvas; a ground that covered another tile would have grown at an edge that lies on no edge of a safe area.
private indirect enum Tiles {
    case ground(Int)
    case scroll(Int)
    case stack(Axis, [Tiles])
    case layers(Tiles)
    case reader(Tiles)
    case inset(VerticalEdge, Int, Tiles)
    case padded(CGFloat, Tiles)
    case page(Int, hasTitle: Bool, Tiles)

    /// A random screen of at most `depth` levels, in which there are at least `room` points from top to bottom; `next` numbers
    /// the tiles.
    static func random(
        _ depth: Int, room: CGFloat, _ next: inout Int, _ random: inout SeededGenerator
    ) -> Tiles {
        next += 1
        let number = next
        func inner(_ room: CGFloat) -> Tiles { Tiles.random(depth - 1, room: room, &next, &random) }
        let choice = depth == 0 ? Int.random(in: 0..<2, using: &random) : Int.random(in: 0..<10, using: &random)
        switch choice {
        case 0: return .ground(number)
        case 1: return .scroll(number)
        case 2, 3:
            let count = Int.random(in: 2...3, using: &random)
            return .stack(.vertical, (0..<count).map { _ in inner(room / CGFloat(count)) })
        case 4: return .stack(.horizontal, [inner(room), inner(room)])
        case 5: return .layers(inner(room))
        case 6: return .reader(inner(room))
        case 7 where room > 60: return .inset(Bool.random(using: &random) ? .top : .bottom, number, inner(room - 20))
        case 8 where room > 130: return .page(number, hasTitle: Bool.random(using: &random), inner(room - 54))
        default: return .padded(7, inner(room - 14))
        }
    }

    @MainActor var view: AnyView {
        switch self {
        case .ground(let number): AnyView(Color.clear.background(Color.red).id("\(number)"))
        case .scroll(let number): AnyView(ScrollView { Color.red.frame(height: 5_000) }.id("\(number)"))
        case .stack(.horizontal, let tiles):
            AnyView(HStack(spacing: 0) { ForEach(tiles.indices, id: \.self) { tiles[$0].view } })
        case .stack(.vertical, let tiles):
            AnyView(VStack(spacing: 0) { ForEach(tiles.indices, id: \.self) { tiles[$0].view } })
        case .layers(let tile): AnyView(ZStack { tile.view })
        case .reader(let tile): AnyView(GeometryReader { _ in tile.view })
        case .inset(let edge, let number, let tile):
            AnyView(
                tile.view.safeAreaInset(edge: edge, spacing: 0) {
                    Color.clear.frame(height: 20).background(Color.blue).id("\(number)")
                })
        case .padded(let length, let tile): AnyView(tile.view.safeAreaPadding(length))
        case .page(let number, let hasTitle, let tile):
            AnyView(
                NavigationStack {
                    tile.view.navigationTitle("T").navigationBarTitleDisplayMode(.inline).navigationBarHidden(!hasTitle)
                }
                .id("\(number)"))
        }
    }

    /// The numbers of the tiles, and for each those that its ground may lie below: bars of insets, and the page that it is in.
    func numbers(_ all: inout [Int], below: inout [Int: Set<Int>]) {
        switch self {
        case .ground(let number), .scroll(let number): all.append(number)
        case .stack(_, let tiles): for tile in tiles { tile.numbers(&all, below: &below) }
        case .layers(let tile), .reader(let tile), .padded(_, let tile): tile.numbers(&all, below: &below)
        case .inset(_, let number, let tile):
            let start = all.count
            tile.numbers(&all, below: &below)
            for inner in all[start...] { below[inner, default: []].insert(number) }
            all.append(number)
        case .page(let number, _, let tile):
            let start = all.count
            tile.numbers(&all, below: &below)
            for inner in all[start...] {
                below[inner, default: []].insert(number)
                below[number, default: []].insert(inner)
            }
            all.append(number)
        }
    }

    /// The numbers of pages, whose grounds are there to be covered.
    var pages: Set<Int> {
        switch self {
        case .ground, .scroll: []
        case .stack(_, let tiles): tiles.reduce(into: []) { $0.formUnion($1.pages) }
        case .layers(let tile), .reader(let tile), .padded(_, let tile), .inset(_, _, let tile): tile.pages
        case .page(let number, _, let tile): tile.pages.union([number])
        }
    }
}

@Suite("Safe areas of random screens")
@MainActor
struct SafeAreaLawTests {
    private struct Device {
        var size: CGSize
        var insets: EdgeInsets
    }

    /// A phone upright and on its side, one whose sides differ, and a tablet.
    private static let devices = [
        Device(size: CGSize(width: 393, height: 852), insets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)),
        Device(
            size: CGSize(width: 852, height: 393), insets: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)),
        Device(size: CGSize(width: 700, height: 400), insets: EdgeInsets(top: 5, leading: 40, bottom: 9, trailing: 0)),
        Device(
            size: CGSize(width: 820, height: 1180), insets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)),
    ]

    @Test("no seam at an edge that a ground must cross, and no ground over a neighbour", arguments: 0..<150)
    func tiles(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        var next = 0
        let screen = Tiles.random(4, room: 300, &next, &random)
        for (index, device) in Self.devices.enumerated() {
            let context = RenderContext(
                shaper: BlockShaper(), symbols: BlockOutlines(), scale: 2,
                layoutDirection: seed % 3 == 0 ? .rightToLeft : .leftToRight)
            let pass = SettlePass(
                session: Session(context: context),
                canvas: ProposedViewSize(width: device.size.width, height: device.size.height), safeArea: device.insets)
            let scene = try pass.run { AnyView._evaluate(screen.view, into: &$0) }
            try check(screen, scene, "device \(index)")
        }
    }

    private func check(_ screen: Tiles, _ scene: SettledScene, _ device: String) throws {
        var (numbers, below) = ([Int](), [Int: Set<Int>]())
        screen.numbers(&numbers, below: &below)
        var grounds: [Int: CGRect] = [:]
        for number in numbers { grounds[number] = try scene.root.ground(of: "\(number)") }
        for (number, ground) in grounds {
            for other in numbers where other != number && below[number]?.contains(other) != true {
                let covered = ground.intersection(try scene.frame("\(other)"))
                let isOver = !covered.isNull && covered.width > 1 && covered.height > 1
                #expect(!isOver, "\(device): \(number) in \(ground) covers \(other) in \(covered)")
            }
        }
        let pages = screen.pages
        let tiles = grounds.filter { !pages.contains($0.key) }.values
        let bars = scene.root.bars
        for x in stride(from: 0.25, to: scene.size.width, by: 9.5) {
            for y in stride(from: 0.25, to: scene.size.height, by: 9.5) {
                let point = CGPoint(x: x, y: y)
                let isCovered = tiles.contains { $0.contains(point) } || bars.contains { $0.contains(point) }
                #expect(isCovered, "\(device): nothing is drawn at \(point)")
                if !isCovered { return }
            }
        }
    }
}

extension Node {
    private func first(_ isWanted: (Node) -> Bool) -> Node? {
        if isWanted(self) { return self }
        for child in children { if let found = child.first(isWanted) { return found } }
        return nil
    }

    private var pageGround: Node? { first { ($0.described.nodeName) == "PageGround" } }

    /// The area that the view named `id` paints: its background's, the window on what it scrolls, or the ground of its page.
    fileprivate func ground(of id: String) throws -> CGRect {
        var view = try #require(first { $0.label == id })
        while case .value(_, let child) = view.kind { view = child }
        if case .attachment(let attachment) = view.kind {
            return try #require(attachment.made.first?.placement?.frameInRoot)
        }
        if case .effect(let clip, _) = view.kind, let frame = view.placement?.frame,
            case .layer(.clip(let path, _)) = clip.drawing(in: frame)
        {
            return path.boundingRect
        }
        return try #require(view.pageGround?.placement?.frameInRoot, "\(id): \(view.settled)")
    }

    /// The areas of the bars at the top of pages: below them no scrolled content is seen.
    fileprivate var bars: [CGRect] {
        var bars = children.flatMap(\.bars)
        if case .deferred(let screen) = kind, screen.nodeName == "NavigationScreen", screen.made.count > 1,
            let page = screen.made[0].placement?.frameInRoot, let content = screen.made[1].placement?.frameInRoot
        {
            bars.append(CGRect(x: page.minX, y: page.minY, width: page.width, height: content.minY - page.minY))
        }
        return bars
    }
}
