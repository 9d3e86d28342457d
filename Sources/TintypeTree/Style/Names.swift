package import Foundation
package import TintypeGraphics

extension UnitPoint {
    package static let named: [(name: String, value: UnitPoint)] = [
        ("center", .center), ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
        ("leading", .leading), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
        ("bottomTrailing", .bottomTrailing), ("zero", .zero),
    ]

    /// SwiftUI's word for the point, or its coordinates.
    package var name: String {
        UnitPoint.named.first { $0.value == self }?.name ?? "(\(number(x)), \(number(y)))"
    }
}

/// A length or factor as dumps write it: at most three decimals, none where there are none.
package func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value > 0 ? "infinity" : "-infinity" }
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 9e15 else { return "\(value)" }
    let whole = Int64(thousandths)
    let (points, rest) = (abs(whole) / 1000, abs(whole) % 1000)
    let sign = whole < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(points)" }
    var decimals = String(rest + 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(points).\(decimals)"
}
