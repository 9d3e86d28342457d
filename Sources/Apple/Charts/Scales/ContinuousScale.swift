/// Places for numbers or dates: from a domain to points, through a transform.
struct ContinuousScale: Equatable {
    let domain: ClosedRange<Double>
    /// The points of the domain's ends; the first may be the greater.
    let start: CGFloat
    let end: CGFloat
    var transform = ScaleTransform.linear

    /// The place of a number, also beyond the domain. A domain of one number has it in the middle.
    func position(_ value: Double) -> CGFloat {
        let (lower, upper) = (transform.forward(domain.lowerBound), transform.forward(domain.upperBound))
        guard upper > lower else { return (start + end) / 2 }
        return start + (end - start) * CGFloat((transform.forward(value) - lower) / (upper - lower))
    }

    /// The number of a place.
    func value(at position: CGFloat) -> Double {
        let (lower, upper) = (transform.forward(domain.lowerBound), transform.forward(domain.upperBound))
        guard end != start else { return domain.lowerBound }
        return transform.inverse(lower + (upper - lower) * Double((position - start) / (end - start)))
    }
}

/// Places for categories: bands of one width, side by side.
struct BandScale: Equatable {
    let categories: [String]
    let start: CGFloat
    let end: CGFloat
    private let indices: [String: Int]

    init(categories: [String], start: CGFloat, end: CGFloat) {
        self.categories = categories
        self.start = start
        self.end = end
        indices = Dictionary(categories.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The width of a band in points; less than zero where the bands run backward.
    var step: CGFloat { categories.isEmpty ? 0 : (end - start) / CGFloat(categories.count) }

    /// The band of a category; nil where it is not in the domain.
    func band(_ category: String) -> ClosedRange<CGFloat>? {
        guard let index = indices[category] else { return nil }
        let (first, second) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
        return min(first, second)...max(first, second)
    }

    /// The category at a place; nil beyond the bands.
    func category(at position: CGFloat) -> String? {
        guard step != 0 else { return nil }
        let index = Int(((position - start) / step).rounded(.down))
        if index == categories.count, position == end { return categories.last }
        return categories.indices.contains(index) ? categories[index] : nil
    }
}
