public import Foundation

extension Data.WritingOptions {
    /// A write that is whole or not at all, by its older name.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}

extension Data.ReadingOptions {
    /// The ways to read, by their older names.
    public static var dataReadingMapped: Data.ReadingOptions { .mappedIfSafe }
    public static var mappedRead: Data.ReadingOptions { .mappedIfSafe }
    public static var uncachedRead: Data.ReadingOptions { .uncached }
}
