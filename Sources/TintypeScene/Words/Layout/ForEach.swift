import TintypeTree

extension ViewSpec {
    static let forEach = ViewSpec(
        "ForEach", "A view, or several, for each element of a list or each number of a range.",
        [
            ArgumentSpec("data", .elements, "A list, a state that is one, e.g. $items, or a range: 0..<3.").required,
            ArgumentSpec("as", .binding, "The name of the element.", default: "item"),
            ArgumentSpec("id", .value, "What an element is known by; the element itself without it."),
            .main("content", .views, "The views of an element.").required,
        ],
        example: WordExample(
            """
            VStack:
              - ForEach: {data: [Berlin, Vienna], as: city, content: [{Text: $(city)}]}
            """,
            swift: #"""
                VStack {
                    ForEach(["Berlin", "Vienna"], id: \.self) { city in
                        Text(city)
                    }
                }
                """#)
    ) { call in
        let name = call.binding("as", default: "item")
        guard let (elements, type, path) = call.elements("data") else { return SceneChecker.nothing }
        var inner = call.scope.binding(name, type)
        inner.states[name] = path == nil ? nil : type
        let id = call.anyValue("id", in: inner)
        let content = call.views("content", in: inner)
        let place = call.place
        return { frame, scope in
            let elements = elements(frame, scope)
            guard frame.run.takesElements(elements.count, at: frame.site ?? place) else { return }
            let origin = scope
            let location = path?.location(in: frame)
            func element(_ index: Int) -> SceneFrame {
                var element = frame.binding(name, elements.datum(index))
                element.states[name] = location?.appending(.element(index))
                return element
            }
            scope.appendRun(
                count: elements.count,
                key: { index in AnyHashable(id?(element(index), origin) ?? elements.datum(index)) }
            ) { index, scope in content(element(index), &scope) }
        }
    }
}

/// The elements that a ForEach goes through.
enum SceneElements {
    case list([SceneDatum])
    case range(Range<Int>)

    var count: Int {
        switch self {
        case .list(let list): list.count
        case .range(let range): range.count
        }
    }

    func datum(_ index: Int) -> SceneDatum {
        switch self {
        case .list(let list): list[index]
        case .range(let range): .number(Double(range.lowerBound + index))
        }
    }
}

extension CallReader {
    /// A list with its elements' type and the state that it is, or a range.
    func elements(_ name: String) -> (Argument<SceneElements>, SceneType, LocationPath?)? {
        guard let value = value(name) else { return nil }
        if let bound = value.boundName {
            guard let path = checker.path(bound, at: value.place, in: scope) else { return nil }
            guard case .list(let element) = path.type else { return notList(path.type, name, value) }
            let elements = Argument<SceneElements>(fallback: .list([])) { frame, _ in
                .list(path.location(in: frame)?.value.list ?? [])
            }
            return (elements, element, path)
        }
        if let text = value.scalar?.text, !text.hasPrefix("="), let (start, end) = bounds(text) {
            guard start <= end else {
                checker.diagnostics.error(
                    "the range \(text) ends before it begins", at: value.place, hint: "write the smaller number first")
                return nil
            }
            return (Argument(.range(start..<end)), .number, nil)
        }
        guard let typed = checker.inferred(value, in: scope) else { return nil }
        guard case .list(let element) = typed.type else { return notList(typed.type, name, value) }
        return (Argument(typed, fallback: .list([])).map { .list($0.list ?? []) }, element, nil)
    }

    private func notList(
        _ type: SceneType, _ name: String, _ value: SceneValue
    ) -> (Argument<SceneElements>, SceneType, LocationPath?)? {
        guard type != .unknown else { return nil }
        checker.diagnostics.error(
            "expected a list for \"\(name)\", found \(type)", at: value.place,
            hint: "an expression gives a list; a range is written 0..<3")
        return nil
    }

    /// The bounds of `0..<3` or `1...3`; the end is not part of it.
    private func bounds(_ text: String) -> (Int, Int)? {
        let isClosed = text.contains("...")
        let parts = text.split(separator: isClosed ? "..." : "..<", omittingEmptySubsequences: false)
        guard parts.count == 2, let start = Int(parts[0]), let end = Int(parts[1]), start.magnitude < 1 << 40,
            end.magnitude < 1 << 40
        else { return nil }
        return (start, isClosed ? end + 1 : end)
    }

    /// A value of whatever type; nil where nothing is written.
    func anyValue(_ name: String, in other: CheckScope? = nil) -> Argument<SceneDatum>? {
        guard let value = value(name), let typed = checker.inferred(value, in: other ?? scope) else { return nil }
        return Argument(typed, fallback: .none)
    }
}
