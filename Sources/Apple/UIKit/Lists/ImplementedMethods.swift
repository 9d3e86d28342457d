import Foundation

/// The classes that have a method which UIKit asks for by its name before it relies on it. The symbols of the file that a class is in
/// tell of them: a class without Objective-C does not, and a protocol's own answer looks like any other.
@MainActor
enum ImplementedMethods {
    private static var answers: [ObjectIdentifier: Bool] = [:]
    /// The names of the classes that have the method, by the files that they are in.
    private static var committing: [String: Set<String>] = [:]

    /// Answers whether a class, or one above it that is not the system's, has the method by which a table's rows are deleted and
    /// inserted.
    static func commitsEditing(_ type: AnyClass) -> Bool {
        if let known = answers[ObjectIdentifier(type)] { return known }
        let name = String(reflecting: type)
        if name.hasPrefix("UIKit.") || name.hasPrefix("Foundation.") { return false }
        let isOwn = file(of: type).map { classes(in: $0).contains(ownName(of: name)) } ?? false
        let answer = isOwn || _getSuperclass(type).map(commitsEditing) ?? false
        answers[ObjectIdentifier(type)] = answer
        return answer
    }

    /// The names of the classes in a file that have the method.
    private static func classes(in file: (path: String, name: String)) -> Set<String> {
        if let known = committing[file.name] { return known }
        var names: Set<String> = []
        if let data = try? Data(contentsOf: URL(fileURLWithPath: file.path), options: .alwaysMapped) {
            for symbol in symbols(in: data, with: "6commit") {
                guard let text = demangled(symbol), text.contains("commit: "), text.contains("forRowAt: "),
                    !text.contains(" for ")
                else { continue }
                owner(of: text).map { _ = names.insert(ownName(of: $0)) }
            }
        }
        committing[file.name] = names
        return names
    }

    /// The file that a class was loaded from, and a name that no other has: a library may be loaded anew from the same path.
    private static func file(of type: AnyClass) -> (path: String, name: String)? {
        // A generic class is made as the program runs, but its description is in the file.
        let description = unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 40, as: UInt.self)
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        for line in maps.split(separator: "\n") {
            // The addresses, the rights, the offset, the device and the number of the file, and its path.
            let parts = line.split(separator: " ", maxSplits: 5)
            let ends = (parts.first ?? "").split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard ends.count == 2, ends[0] <= description, description < ends[1] else { continue }
            guard parts.count == 6, let start = parts[5].firstIndex(of: "/") else { return nil }
            return (String(parts[5][start...]), "\(parts[3]) \(parts[4]) \(parts[5][start...])")
        }
        return nil
    }

    /// The type in which a method is: before its name, or after it for a type in a function.
    private static func owner(of method: String) -> String? {
        if method.hasPrefix("tableView(") {
            return method.range(of: " -> () in ").map { String(method[$0.upperBound...]) }
        }
        return method.range(of: ".tableView(").map { String(method[..<$0.lowerBound]) }
    }

    /// The name of a type without those around it: `App.(Rows in _12AB)` is `Rows`, and so is `Rows #1 in App.main() -> ()`.
    private static func ownName(of name: String) -> String {
        // The names of the types between angle brackets are no part of it.
        var depth = 0
        var name = name.replacing("->", with: "").filter { letter in
            if letter == "<" { depth += 1 }
            defer { if letter == ">", depth > 0 { depth -= 1 } }
            return depth == 0
        }[...]
        if let local = name.range(of: " #") { name = name[..<local.lowerBound] }
        let own = name.split(whereSeparator: { ".():".contains($0) }).last ?? ""
        return String(own.range(of: " in _").map { own[..<$0.lowerBound] } ?? own)
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
