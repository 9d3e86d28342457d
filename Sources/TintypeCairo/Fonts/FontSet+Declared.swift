import CCairo

extension FontSet {
    /// The faces of a file that the user declares; a variable font counts as its default instance alone.
    ///
    /// - Throws: ``FontSetError/unreadable(_:)``.
    package static func declaredFaces(in file: String) throws -> [Face] {
        let library = FreeTypeLibrary()
        return try withExtendedLifetime(library) {
            var faces = [try declaredFace(in: file, index: 0, library)]
            for index in 1..<max(faces[0].count, 1) {
                faces.append(try declaredFace(in: file, index: index, library))
            }
            return faces.map(\.face)
        }
    }

    private static func declaredFace(
        in file: String, index: Int, _ library: FreeTypeLibrary
    ) throws -> (face: Face, count: Int) {
        let face = try library.open(file, index: index)
        defer { FT_Done_Face(face) }
        let family = face.pointee.family_name.map { String(cString: $0) } ?? file
        var weight = face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0 ? 700 : 400
        if let table = FT_Get_Sfnt_Table(face, FT_SFNT_OS2) {
            let stated = Int(table.assumingMemoryBound(to: TT_OS2.self).pointee.usWeightClass)
            if (1...1000).contains(stated) { weight = stated }
        }
        var declared = Face(
            family: family, name: FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? family,
            weight: weight, isItalic: face.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0, file: file,
            indexInFile: index, role: .declared
        )
        declared.fullName = fullName(in: file, index: index)
        return (declared, face.pointee.num_faces)
    }

    /// The name for people that a file states; nil for none.
    private static func fullName(in file: String, index: Int) -> String? {
        guard let blob = hb_blob_create_from_file_or_fail(file) else { return nil }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, UInt32(index))
        defer { hb_face_destroy(face) }
        var characters = [CChar](repeating: 0, count: 256)
        var length = UInt32(characters.count)
        let id = hb_ot_name_id_t(HB_OT_NAME_ID_FULL_NAME)
        guard hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &length, &characters) > 0 else {
            return nil
        }
        return String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
