import CCairo
import Synchronization
package import TintypeGraphics

/// The declared fonts: the only ones that a text can be set in, whatever else the host has.
///
/// Immutable; making one opens none of the default files, since their names and weights are known.
package final class FontSet: Sendable {
    /// One face of a font file.
    package struct Face: Hashable, Sendable {
        /// What the face is there for.
        package enum Role: Hashable, Sendable {
            /// The system face, which texts without a family are set in.
            case system
            /// Declared by the user; it is asked before the fallbacks for what the face of a text has not.
            case declared
            /// Asked, in order, for what the faces before have not.
            case fallback
            /// Asked first for what is shown as a picture.
            case emoji
        }

        package var family: String
        /// The PostScript name.
        package var name: String
        /// CSS weight, 100...900.
        package var weight: Int
        package var isItalic: Bool
        /// Absolute path.
        package var file: String
        /// Which face of a collection; 0 elsewhere.
        package var indexInFile: Int
        package var role: Role

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
    }

    /// In the order of their indices in ``FontFace``.
    package let faces: [Face]
    /// The icon font's file, which no text is set in.
    package let symbolFile: String
    private let hashes = Mutex<[String: String]>([:])

    package init(faces: [Face], symbolFile: String) {
        self.faces = faces
        self.symbolFile = symbolFile
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

    /// A hash of the bytes of a face's file, 16 hexadecimal digits; read once and kept.
    package func contentHash(of face: FontFace) throws -> String {
        let file = faces[face.index].file
        if let known = hashes.withLock({ $0[file] }) { return known }
        guard let blob = hb_blob_create_from_file_or_fail(file) else { throw FontSetError.unreadable(file) }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        let hash = ContentHash.hexadecimal(of: UnsafeRawBufferPointer(start: data, count: Int(length)))
        hashes.withLock { $0[file] = hash }
        return hash
    }
}
