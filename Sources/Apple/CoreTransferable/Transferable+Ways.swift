extension Transferable {
    /// The item that a thing stands for: itself, or by one of the ways of either type; nil for none.
    package init?(transferred thing: Any) {
        if let item = thing as? Self {
            self = item
            return
        }
        let forms = [thing] + ((thing as? any Transferable)?.proxies ?? [])
        for form in forms {
            if let item = form as? Self {
                self = item
                return
            }
            for way in Self.transferRepresentation._ways.imports {
                if let item = (try? way(form)) as? Self {
                    self = item
                    return
                }
            }
        }
        return nil
    }

    /// The things that stand for the item, in the order in which it names them.
    package var proxies: [Any] {
        Self.transferRepresentation._ways.exports.compactMap { way in
            (self as? Representation.Item).flatMap { try? way($0) }
        }
    }

    /// The kinds of content that the item names itself by.
    package static var contentTypes: [UTType] { transferRepresentation._ways.contentTypes }
}
