/// The process's treatment of the memory of pictures that are no longer needed.
package enum FreedMemory {
    /// glibc adapts to blocks of up to 32 MiB, its own administration included.
    private static let largestBlock = (32 << 20) - (1 << 16)

    /// Lets the C library keep up to 64 MiB of freed memory for the next picture, instead of giving it back to the system.
    ///
    /// A picture takes megabytes. glibc returns freed memory as soon as it is more than twice the largest block that was
    /// freed before, and the next picture waits until the system has cleared as many pages: several times as long as
    /// decoding and comparing take. Freeing one large block, of which a single page is touched, raises that mark (mallopt(3),
    /// M_MMAP_THRESHOLD). For programs to call once at their start. Harmless with other C libraries.
    package static func keepForReuse() {
        let block = UnsafeMutableRawPointer.allocate(byteCount: largestBlock, alignment: 16)
        // A block that nobody writes to need not be allocated at all.
        block.storeBytes(of: 1, as: UInt8.self)
        block.deallocate()
    }
}
