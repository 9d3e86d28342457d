/// The form of an argument's value: reading, checking and the JSON Schema follow it.
package enum ArgumentKind: Hashable, Sendable {
    case number
    /// A whole number.
    case integer
    case string
    case bool
    case color
    /// A colour, a gradient, or a level such as `secondary`.
    case style
    case font
    /// One name of several; an expression may give it as a text.
    case choice(SceneChoice)
    /// One of several names, or a list of them.
    case choices(SceneChoice)
    /// An alignment's name, or a guide for each axis: `{horizontal: leading, vertical: top}`.
    case alignment
    /// A horizontal guide of SwiftUI's or of the scene's own.
    case horizontalGuide
    /// A vertical guide of SwiftUI's or of the scene's own.
    case verticalGuide
    /// A guide whose axis another argument says, or the guide itself.
    case guide
    /// A number, or a size of that width by height.
    case ratio
    /// A least and a greatest length, or the least alone.
    case lengths
    /// The tracks of a lazy grid.
    case gridItems
    /// One of nine names, or fractions of the size: `{x: 0.5, y: 1}`.
    case unitPoint
    case point
    /// `[{x: 0, y: 0}, …]`.
    case points
    case size
    /// `{x: 0, y: 0, width: 1, height: 1}`.
    case rect
    /// A number for all edges, or one for each.
    case insets
    case numbers
    case colors
    /// `[{color: red, location: 0}, …]`.
    case stops
    /// A shape with its arguments, e.g. `Capsule` or `{RoundedRectangle: 8}`.
    case shape
    /// A view or a list of views.
    case views
    /// Texts one after another, each a text alone, or a `Text` or an `Image` with its modifiers.
    case texts
    /// A mapping of arguments of its own, or what stands for the main one of them: `{from: 0, to: 0.5}`.
    indirect case group([ArgumentSpec])
    /// A list of steps, each known by its name.
    indirect case calls([NamedCall])
    /// One of several, by its name and with its arguments, or a list of such.
    indirect case oneOf([NamedCall])
    /// A style, or views.
    case styleOrViews
    case namespace
    /// The name of a declared preference.
    case preference
    /// The part of a view that an anchor is taken of: `bounds`, a unit point's name, `{x: …, y: …}` or a rectangle.
    case anchorSource
    /// A name of the author's own, that expressions can use then.
    case binding
    /// States and their new values: `{height: =value}`.
    case assignments
    /// A list of values, or a range of whole numbers: `0..<3`.
    case elements
    /// Any value; its type follows from where it is used.
    case value
    /// A day, a time of day, or both: `2026-11-22 09:41`.
    case date
    /// The least and the greatest number: `0...10`.
    case bounds
    /// The first and the last date, of which one may be left out: `2026-01-01...2026-12-31`.
    case dateBounds
    /// The columns of a table.
    case columns
    /// A state, `$isOn`, that the view reads and writes, or a value that stays.
    indirect case bound(ArgumentKind)
    /// An action: `{toggle: isOn}`, or a list of such.
    case action
    /// The name of a type of the language: `string`, `{name: string}`.
    case type
    /// The heights of a sheet: `medium`, `large`, `{fraction: 0.3}`, `{height: 200}`, or a list of such.
    case detents
    /// A size of type, or a range of them: `small...xxLarge`.
    case typeSizes
    /// One of the styles of a kind of control, by name, or one that the scene declares.
    case controlStyle(SceneChoice)
}

extension ArgumentKind {
    /// Indicates whether a mapping can be written for it.
    var takesMapping: Bool {
        switch self {
        case .views, .styleOrViews, .style, .color, .font, .shape, .unitPoint, .point, .size, .insets, .anchorSource,
            .assignments, .value, .action, .type, .detents, .rect, .group, .oneOf:
            true
        case .bound(let kind): kind.takesMapping
        default: false
        }
    }

    /// The type of the expressions that may stand for the argument; nil where its form is its own.
    var type: SceneType? {
        switch self {
        case .number, .integer: .number
        case .string: .string
        case .bool: .bool
        case .color: .color
        case .choice(let choice): .choice(choice)
        case .ratio: .number
        case .point: .point
        case .points: .list(.point)
        case .rect: .rect
        case .size: .size
        case .insets: .insets
        case .numbers: .list(.number)
        case .namespace: .namespace
        case .date: .string
        case .bound(let kind): kind.type
        default: nil
        }
    }
}
