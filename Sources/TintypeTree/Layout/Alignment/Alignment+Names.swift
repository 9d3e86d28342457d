// The names by which dumps, attributes and scene files call the built-in guides.

extension HorizontalAlignment {
    package static let named: [(name: String, value: HorizontalAlignment)] = [
        ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]

    package var name: String {
        HorizontalAlignment.named.first { $0.value == self }?.name ?? key.customName
    }
}

extension VerticalAlignment {
    package static let named: [(name: String, value: VerticalAlignment)] = [
        ("top", .top), ("center", .center), ("bottom", .bottom), ("firstTextBaseline", .firstTextBaseline),
        ("lastTextBaseline", .lastTextBaseline),
    ]

    package var name: String {
        VerticalAlignment.named.first { $0.value == self }?.name ?? key.customName
    }
}

extension AlignmentKey {
    /// The name of a guide that is not SwiftUI's: the name of its type, or its number.
    fileprivate var customName: String {
        (id as? any NumberedAlignmentID.Type).map { "custom \($0.number)" } ?? "\(id)"
    }
}

extension Alignment {
    package static let named: [(name: String, value: Alignment)] = [
        ("center", .center), ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
        ("topLeading", .topLeading), ("topTrailing", .topTrailing), ("bottomLeading", .bottomLeading),
        ("bottomTrailing", .bottomTrailing), ("centerFirstTextBaseline", .centerFirstTextBaseline),
        ("centerLastTextBaseline", .centerLastTextBaseline), ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
        ("leadingLastTextBaseline", .leadingLastTextBaseline),
        ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
        ("trailingLastTextBaseline", .trailingLastTextBaseline),
    ]

    package var name: String {
        Alignment.named.first { $0.value == self }?.name ?? "\(horizontal.name) \(vertical.name)"
    }
}
