import Foundation

extension UISegmentedControl {
    /// The height in points, and what a segment is wider than its title, of at least a width.
    private static let height: CGFloat = 31
    private static let margin: CGFloat = 19
    private static let leastWidth: CGFloat = 32

    /// UIKit 26.1's titles are of 13 points, in a medium weight where they are chosen.
    private func title(_ index: Int, isChosen: Bool, color: UIColor = .label) -> DrawnText? {
        guard let title = segments[index].title, !title.isEmpty else { return nil }
        let state: UIControl.State = isChosen ? .selected : isEnabled ? .normal : .disabled
        let attributes = usedTitleAttributes(for: state)
        let font = UIFont.systemFont(ofSize: 13, weight: isChosen ? .medium : .regular)
        return DrawnText(
            NSAttributedString(string: title, attributes: attributes), textRules(font: font, color: color))
    }

    /// The attributes of a title in a state, over those of the usual one.
    func usedTitleAttributes(for state: UIControl.State) -> UITextAttributes {
        (titleTextAttributes(for: .normal) ?? [:]).merging(titleTextAttributes(for: state) ?? [:]) { $1 }
    }

    private func contentWidth(_ index: Int) -> CGFloat {
        segments[index].image?.size.width ?? title(index, isChosen: true)?.measures().size.width ?? 0
    }

    /// The size of the segments, in points: as wide as the widest, or each as its own content is.
    var usualSize: CGSize {
        guard !segments.isEmpty else { return CGSize(width: 0, height: UISegmentedControl.height) }
        let contents = segments.indices.map { index in
            segments[index].width > 0
                ? segments[index].width
                : max(UISegmentedControl.leastWidth, contentWidth(index).rounded(.up) + UISegmentedControl.margin)
        }
        let widest = zip(segments, contents).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
        let widths = zip(segments, contents).map { segment, width in
            segment.width > 0 || apportionsSegmentWidthsByContent ? width : widest
        }
        return CGSize(
            width: widths.reduce(0, +) + CGFloat(segments.count - 1), height: UISegmentedControl.height)
    }

    /// The rectangles of the segments in the bounds, in points: those without a width of their own share the rest, and their sides
    /// stand on whole points.
    var places: [CGRect] {
        let count = segments.count
        guard count > 0 else { return [] }
        let said = segments.map(\.width)
        let free = max(0, bounds.width - said.reduce(0, +))
        let shares: [CGFloat] =
            apportionsSegmentWidthsByContent
            ? segments.indices.map { contentWidth($0) + UISegmentedControl.margin } : said.map { _ in 1 }
        let total = zip(said, shares).filter { $0.0 == 0 }.map(\.1).reduce(0, +)
        var (x, places): (CGFloat, [CGRect]) = (0, [])
        for index in 0..<count {
            let width = said[index] > 0 || total == 0 ? said[index] : free * shares[index] / total
            let (start, end) = (x.rounded(.down), index == count - 1 ? bounds.width : (x + width).rounded(.down))
            places.append(mirrored(CGRect(x: start, y: 0, width: end - start, height: bounds.height)))
            x += width
        }
        return places
    }

    private static let chosenColor = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 90 / 255.0, green: 90 / 255.0, blue: 96 / 255.0, alpha: 1) : .white
    }

    /// A track with a raised shape, 2 points inside of it, behind the chosen segment, and lines between the others.
    var picture: AnyView {
        var picture = ControlPicture(bounds.size)
        let (places, chosen) = (places, isMomentary ? -1 : selectedSegmentIndex)
        let whole = CGRect(origin: .zero, size: bounds.size)
        if let image = backgroundImage(for: state, barMetrics: .default) {
            picture.add(image, in: whole, tint: tintColor ?? .systemBlue)
        } else {
            picture.addCapsule(UIColor.tertiarySystemFill.color, in: whole)
            for index in places.indices.dropFirst() where index != chosen && index - 1 != chosen {
                let x = isRightToLeft ? places[index].maxX : places[index].minX
                picture.add(
                    UIColor.separator.color, in: CGRect(x: x - 0.5, y: bounds.height / 2 - 7, width: 1, height: 14))
            }
        }
        if places.indices.contains(chosen) {
            let pill = places[chosen].insetBy(dx: 2, dy: 2)
            if let image = backgroundImage(for: .selected, barMetrics: .default) {
                picture.add(image, in: places[chosen], tint: tintColor ?? .systemBlue)
            } else {
                picture.addThumb((selectedSegmentTintColor ?? UISegmentedControl.chosenColor).color, in: pill)
            }
        }
        for index in places.indices {
            let offset = segments[index].offset
            let place = places[index].offsetBy(dx: offset.width, dy: offset.height)
            let strength = segments[index].isEnabled ? 1 : 0.4
            if let image = segments[index].image {
                let own = UIView.ContentMode.center.place(of: image.size, in: place.size)
                picture.add(
                    image.view(size: own.size, color: image.color(tint: .label)).opacity(strength),
                    in: own.offsetBy(dx: place.minX, dy: place.minY))
            } else if var text = title(index, isChosen: index == chosen) {
                text = text.centered
                picture.add(
                    text.placed(in: CGSize(width: max(0, place.width - 8), height: place.height)).opacity(strength),
                    in: place)
            }
        }
        // UIKit 26.1 draws disabled ones at half strength.
        return picture.view(opacity: isEnabled ? 1 : 0.5)
    }
}
