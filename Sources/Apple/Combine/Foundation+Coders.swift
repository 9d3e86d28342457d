public import Foundation
public import OpenCombine

// What `decode(type:decoder:)` and `encode(encoder:)` take. Combine has these conformances where Foundation is Apple's.
extension JSONDecoder: @retroactive TopLevelDecoder {
    /// The type that the decoder reads.
    public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
    /// The type that the encoder writes.
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    public typealias Output = Data
}
