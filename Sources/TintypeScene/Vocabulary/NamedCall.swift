/// One of the steps that an argument's list can hold: its name and its arguments, such as `line: {x: 8, y: 0}` of a path.
package struct NamedCall: Hashable, Sendable {
    package let name: String
    /// A sentence.
    package let doc: String
    package let arguments: [ArgumentSpec]

    init(_ name: String, _ doc: String, _ arguments: [ArgumentSpec] = []) {
        self.name = name
        self.doc = doc
        self.arguments = arguments
    }
}
