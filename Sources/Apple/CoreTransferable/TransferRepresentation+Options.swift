import Foundation

extension TransferRepresentation {
    /// The name of the file that is made of an item: no file is made here.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { self }
    /// Those that see the form: nobody but the process sees it here.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }

    /// The form, for the items that meet a condition.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        var ways = _ways
        ways.exports = ways.exports.map { export in
            { item in
                guard condition(item) else { throw CocoaError(.featureUnsupported) }
                return try export(item)
            }
        }
        return ConditionalRepresentation(_ways: ways)
    }
}

/// A form of some items.
private struct ConditionalRepresentation<Item: Transferable>: TransferRepresentation {
    let _ways: _TransferWays<Item>
}

/// Those that see a form of an item.
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let name: String
    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "ownProcess")
}
