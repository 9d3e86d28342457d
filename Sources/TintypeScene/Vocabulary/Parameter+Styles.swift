import TintypeGraphics
import TintypeTree
import TintypeUI

extension Parameter where Value == Color {
    static func color(_ name: String, _ doc: String, default standIn: Color? = nil) -> Parameter {
        var spec = ArgumentSpec(name, .color, doc)
        spec.isRequired = standIn == nil
        return Parameter(spec) { $0.color(name, default: standIn ?? .clear) }
    }
}

extension Parameter where Value == AnyShapeStyle {
    /// A colour, a gradient, a material or a level.
    static func style(_ name: String, _ doc: String) -> Parameter {
        var spec = ArgumentSpec(name, .style, doc)
        spec.isRequired = true
        return Parameter(spec) { $0.style(name)?.map { AnyShapeStyle($0) } ?? Argument(AnyShapeStyle(Color.clear)) }
    }
}

extension Parameter where Value == AnyShape {
    /// A shape with its arguments, e.g. `Capsule`.
    static func shape(_ name: String, _ doc: String) -> Parameter {
        var spec = ArgumentSpec(name, .shape, doc)
        spec.isRequired = true
        return Parameter(spec) { $0.shape(name)?.map { AnyShape($0) } ?? Argument(AnyShape(Rectangle())) }
    }
}

extension Parameter where Value == Font {
    static func font(_ name: String, _ doc: String) -> Parameter {
        var spec = ArgumentSpec(name, .font, doc)
        spec.isRequired = true
        return Parameter(spec) { $0.font(name) }
    }
}
