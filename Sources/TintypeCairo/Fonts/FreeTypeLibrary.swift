import CCairo
import Foundation
import TintypeGraphics

/// A FreeType library and the faces that were opened with it. Confined: one task uses it at a time.
///
/// It is made without FreeType's own initialisation, which would read an environment variable.
final class FreeTypeLibrary {
    let library: FT_Library
    private var faces: [Int: FT_Face] = [:]

    init() {
        guard let library = ccairo_ft_library_new() else {
            preconditionFailure("there is no memory for a font library")
        }
        self.library = library
    }

    deinit {
        // Its faces go with it.
        FT_Done_Library(library)
    }

    /// Opens a face of a file; the caller closes it, or leaves that to the library.
    func open(_ file: String, index: Int) throws -> FT_Face {
        var face: FT_Face?
        errno = 0
        guard FT_New_Face(library, file, index, &face) == 0, let face else { throw FontSetError.failure(file) }
        return face
    }

    /// The face of a font set, opened once.
    func face(_ value: FontFace, of fonts: FontSet) throws -> FT_Face {
        if let known = faces[value.index] { return known }
        let declared = fonts.faces[value.index]
        let face = try open(declared.file, index: declared.indexInFile)
        faces[value.index] = face
        return face
    }
}
