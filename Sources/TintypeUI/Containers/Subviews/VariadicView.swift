import TintypeTree

/// A key of something that a view says of itself: SwiftUI's protocol of old, before ``ContainerValueKey``.
public protocol _ViewTraitKey {
    associatedtype Value
    /// The value of a view that has none for the key.
    static var defaultValue: Value { get }
}

nonisolated extension View {
    /// Says something of the view to what takes it apart.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        node(ContainerValueModifier([ObjectIdentifier(key): value]))
    }
}

/// Makes a view of the views that another consists of.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot {
    associatedtype Body: View

    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of the views that another consists of.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes several views of the views that another consists of.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// Views that are made of the views which others consist of, in the manner before `ForEach(subviews:)`.
public enum _VariadicView {
    /// The view that `root` makes of the views in `content`.
    public nonisolated struct Tree<Root: _VariadicView_ViewRoot, Content: View>: PrimitiveView {
        /// The root, and the views that it is given.
        public var root: Root
        public var content: Content

        /// Creates a tree of a root and views.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            self.root = root
            self.content = content()
        }

        func evaluate(into scope: inout Scope) {
            let source = SubviewSource(&scope, evaluation(of: content))
            let subviews = SubviewsCollection(source.parts, of: source)
            Root.Body._evaluate(
                onMainActor((root, Children(subviews: subviews))) { $0.body(children: $1) }, into: &scope)
        }
    }

    /// The views that a view consists of. As a view it is all of them.
    public nonisolated struct Children: PrimitiveView, RandomAccessCollection {
        let subviews: SubviewsCollection

        public var startIndex: Int { subviews.startIndex }
        public var endIndex: Int { subviews.endIndex }
        public subscript(position: Int) -> Element { Element(subview: subviews[position]) }

        func evaluate(into scope: inout Scope) { subviews.evaluate(into: &scope) }
    }
}

extension _VariadicView.Children {
    /// One of the views that a view consists of.
    public nonisolated struct Element: PrimitiveView, Identifiable {
        let subview: Subview
        private var table: ContainerTable

        init(subview: Subview) {
            self.subview = subview
            table = subview.part.table
        }

        /// The identity of the view: the same as long as it is there.
        public var id: AnyHashable { AnyHashable(subview.id) }

        /// The id that data gave the view; nil where it has none of that type.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
            subview.part.keys.lazy.compactMap { $0.base as? ID }.first
        }

        public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            get { table[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue }
            set { table[ObjectIdentifier(key)] = newValue }
        }

        func evaluate(into scope: inout Scope) { subview.evaluate(into: &scope) }
    }
}
