public import Foundation
import TintypeGraphics
public import TintypeTree

extension Text {
    /// The preference by which texts hand up how they are laid out, to a view around that reads it.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// A text at its place.
        public struct AnchoredLayout: Equatable {
            /// The text's top left corner, from which the layout's lengths are counted.
            public var origin: Anchor<CGPoint>
            public var layout: Text.Layout
        }

        public static var defaultValue: [AnchoredLayout] { [] }

        /// Texts stand in the order in which they are declared.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }

        fileprivate static var modifier: TextLayoutModifier {
            TextLayoutModifier(key: PreferenceKeyDescription(LayoutKey.self)) { text, geometry in
                let origin = Anchor<CGPoint>.Source.topLeading.anchor(in: geometry)
                return [AnchoredLayout(origin: origin, layout: Text.Layout(text: text))]
            }
        }
    }
}

nonisolated extension View {
    /// The view whose texts tell how they are laid out, where that is what `key` asks for.
    func handingUpLayouts<K: PreferenceKey>(for key: K.Type) -> some View {
        LayoutTellingView(content: self, key: key)
    }
}

private nonisolated struct LayoutTellingView<Content: View, Key: PreferenceKey>: PrimitiveView {
    let content: Content
    let key: Key.Type

    func evaluate(into scope: inout Scope) {
        guard key == Text.LayoutKey.self else { return Content._evaluate(content, into: &scope) }
        scope.withEnvironment {
            $0.textLayouts = Text.LayoutKey.modifier
        } _: {
            Content._evaluate(content, into: &$0)
        }
    }
}
