import Foundation
import TintypeGraphics
import TintypeTree
import TintypeUI

/// The reports of views while a scene settled.
@MainActor
final class Record<Value> {
    var values: [Value] = []
    var last: Value? { values.last }

    /// Keeps a value, and shows nothing.
    func keep(_ value: Value) -> EmptyView {
        values.append(value)
        return EmptyView()
    }
}

/// Words in the order in which they are reduced.
struct WordsKey: PreferenceKey {
    static var defaultValue: [String] { ["default"] }

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

extension View {
    func word(_ word: String) -> some View { preference(key: WordsKey.self, value: [word]) }
}

/// The words that a view hands up.
@MainActor
func words<V: View>(of view: V, width: CGFloat = 100, height: CGFloat = 100) throws -> [String] {
    let record = Record<[String]>()
    _ = try settle(
        view.overlayPreferenceValue(WordsKey.self) { record.keep($0) }, width: width, height: height)
    return record.last ?? []
}

/// The first rectangle that is written.
struct BoundsKey: PreferenceKey {
    // A constant, as most keys have it: that is only accepted of a type that is Sendable.
    static let defaultValue: Anchor<CGRect>? = nil

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

extension View {
    func boundsAnchor(_ source: Anchor<CGRect>.Source = .bounds) -> some View {
        anchorPreference(key: BoundsKey.self, value: source) { $0 }
    }
}

extension CGRect {
    /// Returns whether no edge is further than `tolerance` points from the other rectangle's.
    func isNear(_ other: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance
            && abs(maxX - other.maxX) <= tolerance && abs(maxY - other.maxY) <= tolerance
    }
}

extension CGPoint {
    func isNear(_ other: CGPoint, _ tolerance: CGFloat = 1e-9) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }
}

extension SettledTree.View {
    /// The value of an attribute; nil where the view has none of the name.
    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// The views of a kind, this one included, in the order of drawing.
    func all(_ kind: String) -> [SettledTree.View] {
        (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }
}
