import Foundation

/// The places of a picture and two texts in a row, as the contents of lists and the styles of cells have them; lengths in points.
struct ListContentLayout {
    /// The frames in a row that reads from left to right; zero for a part that is not there.
    private(set) var image = CGRect.zero
    private(set) var text = CGRect.zero
    private(set) var secondary = CGRect.zero
    /// The height of the row with its margins.
    private(set) var height: CGFloat = 0

    /// The texts' arrangement.
    enum Arrangement {
        case stacked, sideBySide
        /// The first text ends where the second begins, at a distance from the start.
        case columns(CGFloat)
    }

    /// The parts, and the distances between them.
    struct Parts {
        /// The size of the picture and the width that is kept for it; nil without one.
        var image: CGSize?
        var imageWidth: CGFloat = 0
        /// The sizes of texts in a width; nil without a text.
        var text: ((CGFloat) -> CGSize)?
        var secondary: ((CGFloat) -> CGSize)?
        var margins = NSDirectionalEdgeInsets.zero
        var imagePadding: CGFloat = 16
        var horizontalPadding: CGFloat = 6
        var verticalPadding: CGFloat = 0
        var arrangement = Arrangement.stacked
    }

    /// Lays the parts out in the middle of a size; without a height, in the one that they have.
    init(_ parts: Parts, width: CGFloat, height: CGFloat? = nil, scale: CGFloat) {
        let margins = parts.margins
        var start = margins.leading
        if let size = parts.image {
            let column = max(size.width, parts.imageWidth)
            image = CGRect(origin: CGPoint(x: start + (column - size.width) / 2, y: 0), size: size)
            start += column
            if parts.text != nil || parts.secondary != nil { start += parts.imagePadding }
        }
        let room = max(0, width - start - margins.trailing)
        let textsHeight = placeTexts(parts, from: start, room)
        let inner = max(textsHeight, image.height)
        self.height = inner + margins.top + margins.bottom
        let middle = margins.top + (max(height ?? self.height, 0) - margins.top - margins.bottom) / 2
        func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
        image.origin.y = rounded(middle - image.height / 2)
        let top = rounded(middle - textsHeight / 2)
        text.origin.y += top
        secondary.origin.y += top
    }

    /// Gives the texts their frames below each other or side by side, the upper end at zero, and returns their height.
    private mutating func placeTexts(_ parts: Parts, from start: CGFloat, _ room: CGFloat) -> CGFloat {
        if case .columns(let end) = parts.arrangement, let first = parts.text, let second = parts.secondary {
            let size = first(max(0, end - start))
            text = CGRect(
                x: end - min(size.width, end - start), y: 0, width: min(size.width, end - start), height: size.height)
            let left = end + parts.horizontalPadding
            let other = second(max(0, start + room - left))
            secondary = CGRect(x: left, y: 0, width: min(other.width, start + room - left), height: other.height)
            return max(size.height, other.height)
        }
        let unlimited = CGFloat.greatestFiniteMagnitude
        if case .sideBySide = parts.arrangement, let first = parts.text, let second = parts.secondary {
            let (size, other) = (first(unlimited), second(unlimited))
            if size.width + parts.horizontalPadding + other.width <= room {
                text = CGRect(origin: CGPoint(x: start, y: 0), size: size)
                secondary = CGRect(origin: CGPoint(x: start + room - other.width, y: 0), size: other)
                let height = max(size.height, other.height)
                text.origin.y = (height - size.height) / 2
                secondary.origin.y = (height - other.height) / 2
                return height
            }
        }
        var height: CGFloat = 0
        if let first = parts.text {
            let size = first(room)
            text = CGRect(x: start, y: 0, width: min(size.width, room), height: size.height)
            height = size.height
        }
        if let second = parts.secondary {
            let size = second(room)
            if height > 0, size.height > 0 { height += parts.verticalPadding }
            secondary = CGRect(x: start, y: height, width: min(size.width, room), height: size.height)
            height += size.height
        }
        return height
    }

    /// The layout of a row of a width that reads from right to left.
    func mirrored(in width: CGFloat) -> ListContentLayout {
        var mirrored = self
        mirrored.image.origin.x = width - image.maxX
        mirrored.text.origin.x = width - text.maxX
        mirrored.secondary.origin.x = width - secondary.maxX
        return mirrored
    }
}
