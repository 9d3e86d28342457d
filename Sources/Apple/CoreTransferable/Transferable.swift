public import Foundation

/// A type that can be handed to other apps, or dragged.
public protocol Transferable {
    /// The ways in which the value is transferred.
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A thing that the system knows the forms of.
public protocol _SystemTransferable: Transferable where Representation == _TransferRepresentations<Self> {}

extension _SystemTransferable {
    /// The ways in which the system's type is transferred.
    public static var transferRepresentation: _TransferRepresentations<Self> { _TransferRepresentations() }
}

extension String: _SystemTransferable {}
extension Data: _SystemTransferable {}
extension URL: _SystemTransferable {}
extension AttributedString: _SystemTransferable {}
extension Color: _SystemTransferable {}
extension Image: _SystemTransferable {}
extension Never: _SystemTransferable {}
