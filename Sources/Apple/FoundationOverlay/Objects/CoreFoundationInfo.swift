/// The bits that CoreFoundation reads of an object as the number of a type of its own: the first ones of an
/// instance. If they are nought it stops the program as soon as it compares two attributed texts' values, of which it
/// takes each for its own. A class whose instances are such values has this as its first property.
public struct _CoreFoundationInfo: Sendable {
    // The number 1, of no type that has instances, from the ninth bit.
    private let bits: UInt = 1 << 8

    public init() {}
}
