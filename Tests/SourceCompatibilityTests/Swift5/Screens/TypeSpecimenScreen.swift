import CoreText
import SwiftUI
import UniformTypeIdentifiers

/// Fonts and kinds of files: a foundry's specimens, with what UIKit, CoreText and UniformTypeIdentifiers say of them.
struct Specimen: Identifiable {
    let id: String
    let style: UIFont.TextStyle
    let weight: UIFont.Weight

    var font: UIFont {
        let size = UIFont.preferredFont(forTextStyle: style).pointSize
        return UIFont.systemFont(ofSize: size, weight: weight)
    }

    /// The width of a line, in points.
    func width(of text: String) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font, .kern: 0]).size().width
    }
}

struct FontFileType: Identifiable {
    let type: UTType
    var id: String { type.identifier }
    var summary: String {
        "\(type.preferredFilenameExtension ?? "none") \(type == .png ? "picture" : "data")"
    }
}

extension UTType {
    fileprivate static let specimen = UTType(exportedAs: "org.example.specimen", conformingTo: .json)
}

struct TypeSpecimenScreen: View {
    private let specimens = [
        Specimen(id: "Title", style: .title1, weight: .bold), Specimen(id: "Body", style: .body, weight: .regular),
        Specimen(id: "Caption", style: .caption1, weight: .medium),
    ]
    private let types = [FontFileType(type: .pdf), FontFileType(type: .png), FontFileType(type: .specimen)]
    @State private var isImporting = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(specimens) { specimen in
                SpecimenRow(specimen: specimen).id("row \(specimen.id)")
            }
            Divider()
            ForEach(types) { type in
                LabeledContent(type.id, value: type.summary)
            }
            Button("Import…") { isImporting = true }
        }
        .padding()
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf, .specimen], allowsMultipleSelection: true)
        {
            if case .success(let files) = $0 {
                for file in files { CTFontManagerRegisterFontsForURL(file as CFURL, .process, nil) }
            }
        }
        .onDrop(of: [.pdf, .fileURL], isTargeted: nil) { providers in !providers.isEmpty }
    }
}

private struct SpecimenRow: View {
    let specimen: Specimen

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text("Sphinx").font(Font(specimen.font)).id("glyphs \(specimen.id)")
            Spacer()
            Text("\(Int(specimen.font.pointSize)) pt").font(.caption.monospacedDigit())
            Text(specimen.width(of: "Sphinx") > 30 ? "wide" : "narrow").font(.caption)
        }
    }
}

#Preview { TypeSpecimenScreen() }
