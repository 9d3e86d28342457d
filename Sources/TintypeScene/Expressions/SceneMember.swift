/// The members that the language's own types have; a record's fields are not among them.
enum SceneMember: String, Hashable, Sendable {
    case x, y, width, height
    case minX, midX, maxX, minY, midY, maxY
    case origin, size
    case top, leading, bottom, trailing
    case count, isEmpty, first, last
    case safeAreaInsets
}

extension SceneType {
    /// The members of a type with their types, in the order in which they are listed; a record's are its fields.
    var members: [(name: String, type: SceneType)] {
        func numbers(_ members: SceneMember...) -> [(String, SceneType)] { members.map { ($0.rawValue, .number) } }
        switch self {
        case .point: return numbers(.x, .y)
        case .size: return numbers(.width, .height)
        case .rect:
            return numbers(.x, .y, .width, .height, .minX, .midX, .maxX, .minY, .midY, .maxY)
                + [("size", .size), ("origin", .point)]
        case .insets: return numbers(.top, .leading, .bottom, .trailing)
        case .string: return [("count", .number), ("isEmpty", .bool)]
        case .list(let element):
            return [
                ("count", .number), ("isEmpty", .bool), ("first", .wrapped(element)), ("last", .wrapped(element)),
            ]
        case .proxy:
            return [("size", .size), ("width", .number), ("height", .number), ("safeAreaInsets", .insets)]
        case .record(let record): return record.fields.map { ($0.name, $0.type) }
        default: return []
        }
    }
}
