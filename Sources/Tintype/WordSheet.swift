import Foundation
package import TintypeGraphics
package import TintypeScene
import TintypeTree
import TintypeUI

/// One picture of the examples of all words of a group, as the reference shows it.
@MainActor
package struct WordSheet {
    private let words: [VocabularyWord]
    private let size: CGSize
    private let factor: CGFloat

    /// The height of the canvas of a small control whose menu is open, in points.
    private static let openMenuHeight: CGFloat = 320

    /// - Parameter group: A group whose words have examples; those that have none are left out.
    package init(_ group: VocabularyGroup) {
        words = group.words.filter { $0.example != nil }
        let isScreen = group.exampleSize.height > group.exampleSize.width
        size = isScreen ? group.exampleSize : CGSize(width: 240, height: 110)
        factor = isScreen ? 0.5 : 1
    }

    /// The sheet, at a pixel a point.
    ///
    /// - Throws: The errors of drawing an example.
    package func displayList(_ pipeline: ScenePipeline) throws -> DisplayList {
        let pictures = try words.compactMap { word in
            try word.example.map { SheetPicture(list: try drawn(word.name, $0, pipeline).list, isDark: false) }
        }
        let height = max(size.height, Self.openMenuHeight)
        let room = CGSize(width: size.width * factor, height: height * factor)
        return try PictureSheet(pictures, largest: room, ground: .white).displayList(scale: 1) { sizes in
            WordSheetView(names: words.map(\.name), sizes: sizes, columns: factor < 1 ? 6 : 4)
        }
    }

    private func drawn(_ name: String, _ example: WordExample, _ pipeline: ScenePipeline) throws -> DrawnScene {
        let height = max(size.height, example.opensMenu ? Self.openMenuHeight : 0)
        let canvas = "canvas: {width: \(Int(size.width)), height: \(Int(height)), background: white}\n"
        return try pipeline.draw(try SceneFile.parse(text: canvas + example.file, file: "\(name).yaml"))
    }
}

/// The names of words, each below the room for its picture.
private struct WordSheetView: View {
    let names: [String]
    let sizes: [CGSize]
    let columns: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            ForEach(Array(stride(from: 0, to: names.count, by: columns)), id: \.self) { first in
                HStack(alignment: .top, spacing: 12) {
                    ForEach(first..<min(first + columns, names.count), id: \.self) { cell($0) }
                }
            }
        }
        .padding(12)
    }

    private func cell(_ index: Int) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            Color.clear.frame(width: sizes[index].width, height: sizes[index].height)
                .id(PictureSheet.id(ofPicture: index))
            Text(names[index]).font(.system(size: 12, weight: .medium)).foregroundStyle(.black)
                .lineLimit(1).minimumScaleFactor(0.6)
                .frame(width: sizes[index].width, alignment: .leading)
        }
    }
}
