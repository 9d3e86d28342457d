extension UnsafeBufferPointer where Element: MLShapedArrayScalar {
    /// The numbers of an array as they stand in memory, as long as the array is held.
    ///
    /// - Throws: ``MLModelError`` for numbers of another kind.
    public init(_ multiArray: MLMultiArray) throws {
        self.init(try UnsafeMutableBufferPointer<Element>(multiArray))
    }
}

extension UnsafeMutableBufferPointer where Element: MLShapedArrayScalar {
    /// The numbers of an array as they stand in memory, as long as the array is held.
    ///
    /// - Throws: ``MLModelError`` for numbers of another kind.
    public init(_ multiArray: MLMultiArray) throws {
        guard multiArray.dataType == Element.multiArrayDataType else { throw MLModelError(.parameters) }
        let first = multiArray.dataPointer.assumingMemoryBound(to: Element.self)
        self.init(start: first, count: multiArray.count)
    }
}
