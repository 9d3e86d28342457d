import QuickLook
import SwiftUI

/// A case's attachments, shown by the system's viewer, in SwiftUI and as a controller.
struct CaseFile: Identifiable, Hashable {
    let url: URL
    var bytes: Int64
    var id: URL { url }
    var name: String { url.deletingPathExtension().lastPathComponent }
    var kind: String { UTType(filenameExtension: url.pathExtension)?.identifier ?? "?" }
}

final class CasePreviewItem: NSObject, QLPreviewItem {
    let file: CaseFile

    init(_ file: CaseFile) {
        self.file = file
    }

    var previewItemURL: URL? { file.url }
    var previewItemTitle: String? { file.name }
}

private struct CaseViewer: UIViewControllerRepresentable {
    let files: [CaseFile]

    func makeCoordinator() -> Coordinator { Coordinator(files.map(CasePreviewItem.init)) }

    func makeUIViewController(context: Context) -> QLPreviewController {
        let controller = QLPreviewController()
        controller.dataSource = context.coordinator
        controller.delegate = context.coordinator
        controller.currentPreviewItemIndex = 1
        return controller
    }

    func updateUIViewController(_ controller: QLPreviewController, context: Context) { controller.reloadData() }

    final class Coordinator: NSObject, QLPreviewControllerDataSource, QLPreviewControllerDelegate {
        let items: [CasePreviewItem]

        init(_ items: [CasePreviewItem]) {
            self.items = items
        }

        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { items.count }

        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
            items[index]
        }
    }
}

struct AttachmentsScreen: View {
    @State private var selected: URL?
    private let files = [
        CaseFile(url: URL(fileURLWithPath: "/case/Report.pdf"), bytes: 2_400_000),
        CaseFile(url: URL(fileURLWithPath: "/case/Photo.jpg"), bytes: 150_000),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(files) { file in
                Button {
                    selected = file.url
                } label: {
                    HStack {
                        Image(systemName: file.url.pathExtension == "pdf" ? "doc.richtext" : "photo").frame(width: 40)
                        VStack(alignment: .leading) {
                            Text(file.name)
                            Text(file.bytes, format: .byteCount(style: .file)).font(.caption)
                        }
                        Spacer()
                    }
                    .frame(height: 56)
                }
                .buttonStyle(.plain)
                .id("file \(file.name)")
            }
            CaseViewer(files: files).frame(height: 200).id("viewer")
            Text(files.map(\.kind).joined(separator: ", "))
        }
        .padding()
        .quickLookPreview($selected, in: files.map(\.url))
    }
}

#Preview { AttachmentsScreen() }
