public import Foundation

extension Font {
    /// The system face at `size` points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(base: .system(size: size), weight: weight, design: design)
    }

    /// The system face at `size` points.
    @_disfavoredOverload
    public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
        Font(base: .system(size: size), weight: weight, design: design)
    }

    /// One of the system's styles.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(base: .style(style), weight: weight, design: design)
    }

    /// A font by its family's or its own name, at `size` points at the default type size; it grows as the body's text does.
    ///
    /// If there is no such font the system's stands in, as in SwiftUI; the dump of the view says so.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        custom(name, size: size, relativeTo: .body)
    }

    /// A font by its family's or its own name, at `size` points at the default type size; it grows as texts of a style do.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(base: .custom(family: name, size: size, relativeTo: textStyle))
    }

    /// A font by its family's or its own name, at `fixedSize` points at every type size.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(base: .custom(family: name, size: fixedSize, relativeTo: nil))
    }

    /// A family that must be among the declared fonts, at `size` points at the default type size. If it is not, the
    /// text is an error.
    package static func declared(_ family: String, size: CGFloat) -> Font {
        Font(base: .custom(family: family, size: size, relativeTo: .body, isRequired: true))
    }
}
