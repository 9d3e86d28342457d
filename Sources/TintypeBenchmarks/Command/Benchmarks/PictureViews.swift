import CFloor
import Foundation
import Tintype

/// Tiles of one size in rows: the pictures that `drawing_floor.h` describes, as views.
struct Tiles<Tile: View>: View {
    let count: Int
    let columns: Int
    let side: CGSize
    let tile: (Int) -> Tile

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<(count + columns - 1) / columns, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(row * columns..<min(count, (row + 1) * columns), id: \.self) { index in
                        tile(index).frame(width: side.width, height: side.height)
                    }
                }
            }
        }
    }
}

struct Cell: View {
    let index: Int

    private var color: Color {
        Color(red: Double(index % 7) / 7, green: Double(index % 11) / 11, blue: 0.6)
    }

    var body: some View {
        RoundedRectangle(cornerRadius: 8, style: .circular).fill(color).padding(2).overlay(alignment: .topLeading) {
            Text("n\(index)").font(.system(size: 13)).foregroundStyle(.white).offset(x: 4, y: 8)
        }
    }
}

struct Texts: View {
    let count: Int

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                Text(Self.paragraph(index)).font(.system(size: 13)).foregroundStyle(.black)
                    .frame(width: 400, height: 160, alignment: .topLeading)
            }
        }
    }

    private static func paragraph(_ index: Int) -> String {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { text in
            drawing_floor_paragraph(Int32(index), text.baseAddress)
            return String(cString: text.baseAddress!)
        }
    }
}

struct GradientTile: View {
    let index: Int

    private var colors: [Color] {
        [Color(red: 0.36, green: 0.67, blue: 1), Color(red: 0.05, green: 0.35, blue: 0.9)]
    }

    var body: some View {
        tile.frame(width: 60, height: 60)
    }

    @ViewBuilder private var tile: some View {
        let shape = RoundedRectangle(cornerRadius: 14, style: .circular)
        switch index % 3 {
        case 0: shape.fill(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        case 1: shape.fill(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        default: shape.fill(RadialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 42))
        }
    }
}

struct ShadowTile: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 14, style: .circular).fill(Color(red: 0.2, green: 0.5, blue: 0.9))
            .frame(width: 60, height: 60)
            .shadow(color: .black.opacity(0.35), radius: 5, y: 3)
    }
}

struct Glasses: View {
    private var colors: [Color] {
        [Color(red: 1, green: 0.42, blue: 0.38), Color(red: 0.05, green: 0.35, blue: 0.9)]
    }

    var body: some View {
        Tiles(count: 20, columns: 4, side: CGSize(width: 100, height: 60)) { _ in
            Color.clear.frame(width: 80, height: 40).glassEffect()
        }
        .background(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
    }
}

struct LargeCanvas: View {
    private var colors: [Color] {
        [Color(red: 0.36, green: 0.67, blue: 1), Color(red: 0.05, green: 0.35, blue: 0.9)]
    }

    var body: some View {
        Text("4000").font(.system(size: 13)).foregroundStyle(.black)
            .frame(width: 3800, height: 3800)
            .background(
                Color(red: 1, green: 0.75, blue: 0.3), in: RoundedRectangle(cornerRadius: 200, style: .circular)
            )
            .frame(width: 4000, height: 4000)
            .background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
    }
}
