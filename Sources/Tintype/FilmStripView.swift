import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The lettering of a film strip, with room for its frames.
struct FilmStripView: View {
    /// The colours of a strip.
    struct Look {
        let ground: ResolvedColor
        let ink: Color
        let faint: Color

        init(isDark: Bool) {
            ground = isDark ? ResolvedColor(bytes: 0x12, 0x12, 0x14) : ResolvedColor(bytes: 0xF5, 0xF5, 0xF7)
            ink = isDark ? Color(red: 0.93, green: 0.93, blue: 0.94) : Color(red: 0.11, green: 0.11, blue: 0.12)
            faint = isDark ? Color(red: 0.64, green: 0.64, blue: 0.67) : Color(red: 0.43, green: 0.43, blue: 0.46)
        }
    }

    let title: String
    let subtitle: String
    let captions: [String]
    /// The frames of each row, by their places.
    let rows: [[Int]]
    /// The sizes of the frames in the strip, in points.
    let sizes: [CGSize]
    let look: Look

    /// Between two frames, in points.
    static let gap: CGFloat = 12
    /// The least width of a caption, in points.
    static let captionWidth: CGFloat = 52

    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            VStack(alignment: .leading, spacing: 4) {
                Text(title).font(.system(size: 17, weight: .semibold)).foregroundStyle(look.ink)
                Text(subtitle).font(.system(size: 12)).foregroundStyle(look.faint)
            }
            .lineLimit(1)
            .fixedSize()
            ForEach(rows.indices, id: \.self) { row in
                HStack(alignment: .bottom, spacing: Self.gap) {
                    ForEach(rows[row], id: \.self) { index in
                        VStack(spacing: 6) {
                            Color.clear.frame(width: sizes[index].width, height: sizes[index].height)
                                .id(PictureSheet.id(ofPicture: index))
                            Text(captions[index]).font(.system(size: 11).monospacedDigit())
                                .foregroundStyle(look.faint).lineLimit(1).fixedSize()
                        }
                        .frame(minWidth: Self.captionWidth)
                    }
                }
            }
        }
        .padding(EdgeInsets(top: 28, leading: 32, bottom: 32, trailing: 32))
    }
}
