/// Makes what a list draws around its rows, headers and footers, each when it is first asked for.
package protocol ListRowMaker {
    /// The row of `content`, which the list knows by a key; nil for one that stands alone.
    func row(_ content: Node, at place: ListRowPlace, key: AnyHashable?) -> Node
    /// The header or footer of `content`.
    func heading(_ content: Node, isHeader: Bool) -> Node
}
