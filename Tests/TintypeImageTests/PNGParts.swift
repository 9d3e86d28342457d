/// The chunks of a file, to be changed and put together again with right sums.
struct PNGParts {
    var chunks: [(name: String, data: [UInt8])] = []

    init(_ file: [UInt8]) {
        var position = 8
        while position < file.count {
            let length = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
            chunks.append((name, Array(file[(position + 8)..<(position + 8 + length)])))
            position += 12 + length
        }
    }

    var file: [UInt8] { BuiltPNG.signature + chunks.flatMap { BuiltPNG.chunk($0.name, $0.data) } }

    subscript(name: String) -> [UInt8] {
        get { chunks.first { $0.name == name }?.data ?? [] }
        set {
            guard let index = chunks.firstIndex(where: { $0.name == name }) else { return }
            chunks[index].data = newValue
        }
    }

    func without(_ name: String) -> PNGParts {
        var parts = self
        parts.chunks.removeAll { $0.name == name }
        return parts
    }
}
