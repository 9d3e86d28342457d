import CCairo
package import Foundation
package import TintypeGraphics

/// The declared fonts: the only ones that a text can be set in, whatever else the host has.
///
/// Immutable; making one opens none of the default files, since their names and weights are known.
package final class FontSet: Sendable {
    /// One face of a font file.
    package struct Face: Hashable, Sendable {
        /// The purpose of a face.
        package enum Role: Hashable, Sendable, CaseIterable {
            /// The system face, which texts without a family are set in.
            case system
            /// Set where a text asks for its design, and asked for nothing else.
            case design
            /// Declared by the user; it is asked before the fallbacks for what the face of a text has not.
            case declared
            /// Asked for the characters of its scripts.
            case script
            /// Asked, in order, for what the faces before have not.
            case fallback
            /// Asked first for what is shown as a picture.
            case emoji
            /// Asked last, for symbols that are no pictures.
            case symbols
        }

        package var family: String
        /// The PostScript name.
        package var name: String
        /// The name that the file has for people, e.g. `Inter Semi Bold`; nil where it has none of its own.
        package var fullName: String?
        /// CSS weight, 100...900.
        package var weight: Int
        package var isItalic: Bool
        /// Absolute path.
        package var file: String
        /// The index of the face in a collection; 0 elsewhere.
        package var indexInFile: Int
        package var role: Role
        /// The design that the face is the system's for; nil for none.
        package var design: FontRequest.Design?
        /// The sizes, in points, at which the face is its design's; nil for all.
        package var sizes: Range<CGFloat>?
        /// The characters that the face is asked for, as ranges in order; nil for all.
        package var scripts: [ClosedRange<UInt32>]?
        /// The thickness added to the strokes of its file, in ems: for a bold face where the family has none.
        package var emboldening: CGFloat = 0
        /// The radius of the ends and outer corners of the strokes of its file, in ems, where a design wants round ones; 0 leaves them.
        package var rounding: CGFloat = 0

        package init(
            family: String, name: String, weight: Int, isItalic: Bool = false, file: String, indexInFile: Int = 0,
            role: Role
        ) {
            self.family = family
            self.name = name
            self.weight = weight
            self.isItalic = isItalic
            self.file = file
            self.indexInFile = indexInFile
            self.role = role
        }

        /// Returns whether the face may be asked for a character, which its file need not have.
        func isAsked(for scalar: UInt32) -> Bool {
            scripts?.contains { $0.contains(scalar) } ?? true
        }
    }

    /// A default family that is not installed, and that only some scripts need.
    package struct AbsentFamily: Hashable, Sendable {
        package var family: String
        /// The Debian package that has it.
        package var package: String
        /// For people: `Thai`, `Han, kana and hangul`.
        package var purpose: String
        var scripts: [ClosedRange<UInt32>]

        /// Returns whether the family would be asked for a character.
        func isAsked(for scalar: UInt32) -> Bool { scripts.contains { $0.contains(scalar) } }
    }

    /// In the order of their indices in ``FontFace``.
    package let faces: [Face]
    /// The icon font's file, which no text is set in.
    package let symbolFile: String
    /// In the order in which they would be asked.
    package let absent: [AbsentFamily]
    /// The faces of each family, by index, in the order in which families are asked for a character.
    let fallbackFamilies: [[Int]]
    private let hashes = Lock<[String: String]>([:])

    package init(faces: [Face], symbolFile: String, absent: [AbsentFamily] = []) {
        self.faces = faces
        self.symbolFile = symbolFile
        self.absent = absent
        fallbackFamilies = Self.fallbackFamilies(of: faces)
    }

    private static func fallbackFamilies(of faces: [Face]) -> [[Int]] {
        var families: [[Int]] = []
        for role in Face.Role.allCases where role != .design {
            var positions: [String: Int] = [:]
            for (index, face) in faces.enumerated() where face.role == role {
                if let position = positions[face.family] {
                    families[position].append(index)
                } else {
                    positions[face.family] = families.count
                    families.append([index])
                }
            }
        }
        return families
    }

    /// The names of all families, once each, in the order of declaration.
    package var families: [String] {
        var seen: Set<String> = []
        return faces.map(\.family).filter { seen.insert($0).inserted }
    }

    /// The value that stands for the face at `index`.
    package func value(at index: Int) -> FontFace {
        FontFace(name: faces[index].name, index: index)
    }

    /// The error for a character of a text that no face has. It names the package of a default font that is not installed and
    /// would be asked for the character.
    func missing(_ scalar: UInt32, in text: String) -> TextError {
        .missingGlyph(scalar, in: text, package: absent.first { $0.isAsked(for: scalar) }?.package)
    }

    /// A hash of the bytes of a face's file, 16 hexadecimal digits; read once and kept.
    package func contentHash(of face: FontFace) throws -> String { try contentHash(of: faces[face.index].file) }

    /// The same of the icon font's file.
    package func symbolHash() throws -> String { try contentHash(of: symbolFile) }

    private func contentHash(of file: String) throws -> String {
        if let known = hashes.withLock({ $0[file] }) { return known }
        errno = 0
        guard let blob = hb_blob_create_from_file_or_fail(file) else { throw FontSetError.failure(file) }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        let hash = Digest64(UnsafeRawBufferPointer(start: data, count: Int(length))).description
        hashes.withLock { $0[file] = hash }
        return hash
    }
}
