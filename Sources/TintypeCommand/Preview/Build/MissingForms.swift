import Foundation

/// Notes on calls whose arguments fit no declaration of ours: SwiftUI may have another form of the name, which Tintype lacks.
enum MissingForms {
    /// The note that says which forms of a name there are; nil where the error is about no call, or about one of the app's own.
    static func note(on diagnostic: CompilerDiagnostic) -> String? {
        guard diagnostic.message.contains(/argument|no exact matches in call/) else { return nil }
        var forms: [String] = []
        for line in diagnostic.details {
            guard let (severity, note) = CompilerDiagnostic.heading(line), severity == "note",
                let form = form(note), !forms.contains(form)
            else { continue }
            forms.append(form)
        }
        guard !forms.isEmpty else { return nil }
        return "note: Tintype has \(forms.joined(separator: ", ")); "
            + "if SwiftUI has one for these arguments, it is not in Tintype yet"
    }

    /// The declaration that a note points at, with its type where it is an initializer's; nil for one of the app's own, which has a
    /// file.
    private static func form(_ note: CompilerDiagnostic) -> String? {
        let place = note.file.split(separator: ".")
        guard !note.file.contains("/"), place.count >= 2,
            let found = note.message.firstMatch(of: /^'([^']+)' declared here/)
        else { return nil }
        let name = String(found.1)
        return name.hasPrefix("init(") && place.count >= 3 ? "\(place[place.count - 2]).\(name)" : name
    }
}
