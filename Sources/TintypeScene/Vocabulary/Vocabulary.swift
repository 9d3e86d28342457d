/// All views, shapes and modifiers that a scene can name without declaring them.
package enum Vocabulary {
    package static let shapes: [ShapeSpec] = [.rectangle, .roundedRectangle, .circle, .ellipse, .capsule]

    /// In the order in which they are listed.
    package static let views: [ViewSpec] =
        [
            .hStack, .vStack, .zStack, .lazyHStack, .lazyVStack, .grid, .gridRow, .lazyVGrid, .lazyHGrid, .viewThatFits,
            .scrollView, .list, .group, .section, .forEach, .emptyView, .spacer, .divider, .text, .image, .color,
            .linearGradient, .toggle, .geometryReader,
        ] + shapes.map(\.view)

    /// In the order in which they are listed.
    package static let modifiers: [ModifierSpec] = [
        .padding, .frame, .containerRelativeFrame, .fixedSize, .aspectRatio, .scaledToFit, .scaledToFill,
        .layoutPriority, .position, .offset, .zIndex, .alignmentGuide, .gridCellColumns, .gridCellAnchor,
        .gridColumnAlignment, .gridCellUnsizedAxes, .safeAreaInset, .safeAreaPadding, .ignoresSafeArea,
        .defaultScrollAnchor, .scrollPosition, .overlay,
        .background, .opacity, .hidden, .clipShape, .clipped, .cornerRadius, .shadow, .rotationEffect, .scaleEffect,
        .transformEffect, .rotation3DEffect, .projectionEffect,
        .font, .fontWeight, .bold, .italic, .foregroundStyle, .foregroundColor, .tint, .lineLimit, .lineSpacing,
        .tracking, .multilineTextAlignment, .truncationMode, .imageScale, .colorScheme, .environment, .preference,
        .transformPreference, .anchorPreference, .transformAnchorPreference, .overlayPreferenceValue,
        .backgroundPreferenceValue, .onPreferenceChange, .onGeometryChange, .onAppear, .coordinateSpace,
        .matchedGeometryEffect, .geometryGroup, .id,
    ]

    private static let viewsByName = Dictionary(uniqueKeysWithValues: views.map { ($0.name, $0) })
    private static let modifiersByName = Dictionary(uniqueKeysWithValues: modifiers.map { ($0.name, $0) })

    static func view(_ name: String) -> ViewSpec? { viewsByName[name] }
    static func modifier(_ name: String) -> ModifierSpec? { modifiersByName[name] }
}
