/// A number of four letters, and one that names a type, as which Apple's systems write formats and kinds.
public typealias FourCharCode = UInt32
public typealias OSType = FourCharCode
