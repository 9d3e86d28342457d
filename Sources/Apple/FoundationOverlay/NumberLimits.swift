/// The greatest number of a `Float`, by the name that Darwin's mathematics has for it.
public let MAXFLOAT = Float.greatestFiniteMagnitude

/// The limits of whole numbers, by Objective-C's names.
public let NSIntegerMax = Int.max
public let NSIntegerMin = Int.min
public let NSUIntegerMax = UInt.max
