import Foundation
import SwiftUI

// A4: anchors as a user writes them, of readers, preferences and frames in the global space alone.

/// A value that was measured in the global space, and how it is brought into another one.
struct OwnAnchor<Value> {
    fileprivate let value: Value
    fileprivate let moved: (Value, CGPoint) -> Value

    /// The part of a view's global frame that is measured.
    struct Source {
        fileprivate let measure: (CGRect) -> Value
        fileprivate let moved: (Value, CGPoint) -> Value
    }
}

extension OwnAnchor.Source where Value == CGRect {
    static var bounds: Self { Self(measure: { $0 }, moved: { $0.offsetBy(dx: -$1.x, dy: -$1.y) }) }
}

extension OwnAnchor.Source where Value == CGPoint {
    static func unitPoint(_ point: UnitPoint) -> Self {
        Self(
            measure: { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) },
            moved: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
    }
}

extension GeometryProxy {
    subscript<Value>(anchor: OwnAnchor<Value>) -> Value { anchor.moved(anchor.value, frame(in: .global).origin) }
}

extension View {
    func ownAnchorPreference<Value, Key: PreferenceKey>(
        key: Key.Type, value source: OwnAnchor<Value>.Source, transform: @escaping (OwnAnchor<Value>) -> Key.Value
    ) -> some View {
        overlay {
            GeometryReader { proxy in
                let anchor = OwnAnchor(value: source.measure(proxy.frame(in: .global)), moved: source.moved)
                Color.clear.preference(key: key, value: transform(anchor))
            }
        }
    }
}

struct OwnTargetKey: PreferenceKey {
    static var defaultValue: OwnAnchor<CGRect>? { nil }

    static func reduce(value: inout OwnAnchor<CGRect>?, nextValue: () -> OwnAnchor<CGRect>?) {
        value = value ?? nextValue()
    }
}

/// A4: the ellipse of A2 by both kinds of anchors; a switch says which of them is seen.
struct OwnAnchoredEllipse: View {
    @State private var showsOwn: Bool

    init(showsOwn: Bool = true) {
        _showsOwn = State(initialValue: showsOwn)
    }

    var body: some View {
        VStack {
            Image(systemName: "globe").id("symbol")
            Text("Hello, world!")
                .anchorPreference(key: TargetKey.self, value: .bounds) { $0 }
                .ownAnchorPreference(key: OwnTargetKey.self, value: .bounds) { $0 }
                .id("text")
        }
        .overlayPreferenceValue(TargetKey.self) { target in
            if let target {
                GeometryReader { proxy in ellipse("system", in: proxy[target]) }.opacity(showsOwn ? 0 : 1)
            }
        }
        .overlayPreferenceValue(OwnTargetKey.self) { target in
            if let target {
                GeometryReader { proxy in ellipse("own", in: proxy[target]) }.opacity(showsOwn ? 1 : 0)
            }
        }
    }

    private func ellipse(_ id: String, in rect: CGRect) -> some View {
        Ellipse().stroke(.red, lineWidth: 2)
            .id(id)
            .padding(-10)
            .frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
    }
}
