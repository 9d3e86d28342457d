import TintypeImage
import TintypeSnapshots

extension AppProject {
    /// The declarations of a type in the sources of a module; none of sources that cannot be read.
    func declarations(of name: String, module: String) -> [TypeDeclaration] {
        guard let sources = modules.first(where: { $0.name == module })?.sources else { return [] }
        return sources.flatMap { file -> [TypeDeclaration] in
            guard let bytes = (try? WholeFile.read(file)) ?? nil, bytes.contains(name.utf8) else { return [] }
            return TypeDeclaration.all(of: name, in: bytes, file: file)
        }
    }
}
