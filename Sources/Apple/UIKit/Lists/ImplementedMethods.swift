import Foundation

/// The classes that have a method which UIKit asks for by its name before it relies on it. The program's own symbols tell of them:
/// a class without Objective-C does not, and a protocol's own answer looks like any other.
enum ImplementedMethods {
    /// Answers whether a class, or one above it that is not UIKit's, has the method by which a table's rows are deleted and inserted.
    static func commitsEditing(_ type: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let kind = next {
            let name = String(reflecting: kind)
            if name.hasPrefix("UIKit.") { return false }
            if committing.contains(ownName(of: name)) { return true }
            next = _getSuperclass(kind)
        }
        return false
    }

    /// The names of the classes that have the method.
    private static let committing: Set<String> = {
        var names: Set<String> = []
        for path in loadedFiles {
            guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else { continue }
            for symbol in symbols(in: data, with: "6commit") {
                guard let text = demangled(symbol), text.contains("commit: "), text.contains("forRowAt: "),
                    !text.contains(" for ")
                else { continue }
                owner(of: text).map { _ = names.insert(ownName(of: $0)) }
            }
        }
        return names
    }()

    /// The type in which a method is: before its name, or after it for a type in a function.
    private static func owner(of method: String) -> String? {
        if method.hasPrefix("tableView(") {
            return method.range(of: " -> () in ").map { String(method[$0.upperBound...]) }
        }
        return method.range(of: ".tableView(").map { String(method[..<$0.lowerBound]) }
    }

    /// The name of a type without those around it: `App.(Rows in _12AB)` is `Rows`, and so is `Rows #1 in App.main() -> ()`.
    private static func ownName(of name: String) -> String {
        var name = name[...]
        if let local = name.range(of: " #") { name = name[..<local.lowerBound] }
        if let hidden = name.range(of: " in _", options: .backwards) { name = name[..<hidden.lowerBound] }
        return String(name.split(whereSeparator: { ".():".contains($0) }).last ?? "")
    }

    /// The files of the program and of the libraries that came with it.
    private static var loadedFiles: Set<String> {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let paths = maps.split(separator: "\n").compactMap { line in
            line.contains(" r-x") ? line.firstIndex(of: "/").map { String(line[$0...]) } : nil
        }
        return Set(paths.filter { !$0.hasPrefix("/usr/") && !$0.hasPrefix("/lib") && !$0.contains("/swift/linux/") })
    }

    /// The symbols of an ELF file of 64 bits in whose names a text is.
    private static func symbols(in data: Data, with text: String) -> [String] {
        data.withUnsafeBytes { bytes -> [String] in
            func number<Number: FixedWidthInteger>(_ at: Int, _ type: Number.Type) -> Int {
                guard at >= 0, at + MemoryLayout<Number>.size <= bytes.count else { return 0 }
                return Int(truncatingIfNeeded: Number(littleEndian: bytes.loadUnaligned(fromByteOffset: at, as: type)))
            }
            guard bytes.count > 64, number(0, UInt32.self) == 0x464C_457F, bytes[4] == 2 else { return [] }
            let (start, size) = (number(40, UInt64.self), number(58, UInt16.self))
            var found: [String] = []
            for index in 0..<number(60, UInt16.self) {
                let header = start + index * size
                // Tables of texts.
                guard number(header + 4, UInt32.self) == 3 else { continue }
                let (offset, length) = (number(header + 24, UInt64.self), number(header + 32, UInt64.self))
                guard offset >= 0, length > 0, offset + length <= bytes.count, let base = bytes.baseAddress else {
                    continue
                }
                found += names(UnsafeRawBufferPointer(start: base + offset, count: length), with: text)
            }
            return found
        }
    }

    private static func names(_ table: UnsafeRawBufferPointer, with text: String) -> [String] {
        guard let base = table.baseAddress, table[table.count - 1] == 0 else { return [] }
        var (found, place): ([String], Int) = ([], 0)
        while place < table.count, let hit = memmem(base + place, table.count - place, text, text.utf8.count) {
            var start = UnsafeRawPointer(hit) - base
            while start > 0, table[start - 1] != 0 { start -= 1 }
            let name = String(cString: (base + start).assumingMemoryBound(to: CChar.self))
            found.append(name)
            place = start + name.utf8.count + 1
        }
        return found
    }

    private static func demangled(_ symbol: String) -> String? {
        guard symbol.hasPrefix("$s"), let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
        defer { free(text) }
        return String(cString: text)
    }
}

@_silgen_name("swift_demangle")
private func demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ output: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

@_silgen_name("memmem")
private func memmem(
    _ place: UnsafeRawPointer, _ length: Int, _ text: UnsafePointer<CChar>, _ textLength: Int
) -> UnsafeMutableRawPointer?
