extension SceneReader {
    /// A value of a type: a literal, an expression, a text with interpolations, or a list or mapping of such.
    ///
    /// - A scalar that begins with `=` is an expression, in quotes or not; one that begins with `==` is the text after
    ///   the first `=`.
    /// - In a string, `$(…)` is replaced by the value of an expression; `$$(` stands for `$(`.
    /// - A reference (a namespace, an anchor, a proxy) is an expression with or without the `=`: `in: ns`.
    /// - Returns: nil after a report, and for a type that could not be read. A value that depends on no name is a constant
    ///   already.
    package func value(_ value: SceneValue, as type: SceneType, in environment: TypeEnvironment) -> TypedValue? {
        guard type != .unknown else { return nil }
        let before = diagnostics.errorCount
        guard let node = node(value, as: type, in: environment), diagnostics.errorCount == before, !node.isUnread else {
            return nil
        }
        return folded(node, type: type, at: value.place)
    }

    /// A value whose type is found from how it is written, for a name that is declared by its default alone.
    ///
    /// Decimal numbers, `true` and `false` without quotes are what they look like, an expression has its type, a list and
    /// a mapping those of their parts; all else is a string.
    package func inferredValue(_ value: SceneValue, in environment: TypeEnvironment) -> TypedValue? {
        guard let type = inferredType(value, in: environment) else { return nil }
        guard type != .nothing else {
            diagnostics.error(
                "the type of nil alone is not known", at: value.place, hint: "declare it, e.g. type: number?")
            return nil
        }
        return self.value(value, as: type, in: environment)
    }

    /// A type, as a declaration writes it; see ``SceneType``'s description.
    ///
    /// - Parameter others: Words that are read elsewhere and that a hint names, too.
    package func type(_ value: SceneValue, besides others: [String] = []) -> SceneType? {
        switch value.content {
        case .scalar(let scalar):
            do {
                return try SceneTypeParser.parse(scalar.text, names: names, besides: others)
            } catch {
                let places = ScalarPlaces(scalar, at: value.place, in: source)
                diagnostics.error(error.message, at: places.place(at: error.offset), hint: error.hint)
                return nil
            }
        case .sequence(let values):
            guard values.count == 1 else {
                diagnostics.error(
                    "a list has one element type, found \(values.count)", at: value.place,
                    hint: "a type is written like number, string?, [string] or {text: string}")
                return nil
            }
            return type(values[0]).map(SceneType.list)
        case .mapping(let entries):
            var fields: [SceneRecordType.Field] = []
            for entry in entries {
                guard isIdentifier(entry.key, at: entry.keyPlace), let type = type(entry.value) else { continue }
                fields.append(SceneRecordType.Field(entry.key, type))
            }
            return fields.count == entries.count ? .record(SceneRecordType(fields)) : nil
        }
    }

    private func folded(_ node: TypedNode, type: SceneType, at place: ScenePlace) -> TypedValue? {
        let value = TypedValue(node, type: type, at: place)
        guard value.constant == nil, node.isConstant else { return value }
        // What is known now is evaluated now, so that its errors are found before anything is drawn.
        let environment = ValueEnvironment(budget: EvaluationBudget(steps: 100_000))
        do {
            return TypedValue(.constant(try value.evaluate(in: environment)), type: type, at: place)
        } catch {
            diagnostics.report(error.diagnostic)
            return nil
        }
    }

    private func node(_ value: SceneValue, as type: SceneType, in environment: TypeEnvironment) -> TypedNode? {
        switch value.content {
        case .scalar(let scalar): return scalarNode(scalar, value, as: type, in: environment)
        case .sequence(let values):
            guard case .list(let element) = type.unwrapped else {
                mismatch(type, value)
                return nil
            }
            let nodes = values.map { node($0, as: element, in: environment) }
            return nodes.contains(nil) ? nil : .list(nodes.compactMap { $0 })
        case .mapping:
            switch type.unwrapped {
            case .record(let record): return recordNode(value, record, in: environment)
            case .point: return shapeNode(.point, value, type, in: environment)
            case .size: return shapeNode(.size, value, type, in: environment)
            case .rect: return shapeNode(.rect, value, type, in: environment)
            case .insets: return shapeNode(.insets, value, type, in: environment)
            default:
                mismatch(type, value)
                return nil
            }
        }
    }

    private func mismatch(_ type: SceneType, _ value: SceneValue) {
        diagnostics.error(
            "expected \(type.expectation), found \(value.kindDescription)", at: value.place,
            hint: LiteralReader.shapeHint(type.unwrapped))
    }

    private func recordNode(
        _ value: SceneValue, _ record: SceneRecordType, in environment: TypeEnvironment
    ) -> TypedNode? {
        let keys = record.fields.map(\.name)
        guard let mapping = mapping(value, allowing: keys, of: "the record") else { return nil }
        var fields: [TypedField] = []
        for field in record.fields {
            if mapping[field.name] == nil, field.type.isOptional {
                fields.append(TypedField(name: field.name, value: .constant(.none)))
            } else if let written = mapping.require(field.name),
                let node = node(written, as: field.type, in: environment)
            {
                fields.append(TypedField(name: field.name, value: node))
            }
        }
        return fields.count == keys.count ? .record(fields) : nil
    }

    private func shapeNode(
        _ shape: LiteralShape, _ value: SceneValue, _ type: SceneType, in environment: TypeEnvironment
    ) -> TypedNode? {
        guard let mapping = mapping(value, allowing: shape.keys, of: "\(type.unwrapped)") else { return nil }
        var nodes: [TypedNode] = []
        for key in shape.keys {
            if mapping[key] == nil, shape.hasDefaults {
                nodes.append(.constant(.number(0)))
            } else if let written = mapping.require(key), let node = node(written, as: .number, in: environment) {
                nodes.append(node)
            }
        }
        return nodes.count == shape.keys.count ? .shape(shape, nodes) : nil
    }
}
