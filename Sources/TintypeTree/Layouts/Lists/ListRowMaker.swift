/// Makes what a list draws around its rows, headers and footers, each when it is first asked for.
package protocol ListRowMaker {
    /// The row of `content`.
    func row(_ content: Node, at place: ListRowPlace) -> Node
    /// The header or footer of `content`.
    func heading(_ content: Node, isHeader: Bool) -> Node
}
