/// A link as a card: its title and the name of its server, without pictures.
open class LPLinkView: UIView, _PicturedResponder {
    /// The facts that are shown.
    open var metadata: LPLinkMetadata

    /// Creates the card of an address, or of facts.
    public convenience init(url URL: URL) {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (URL, URL)
        self.init(metadata: metadata)
    }
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
    }
    public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
    }

    /// Nothing is read from archives here.
    public required init?(coder: NSCoder) { nil }

    /// The size of the card in points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 270, height: 62) }

    public var _picture: AnyView { AnyView(LinkCard(title: title, server: server)) }

    private var server: String {
        let host = (metadata.url ?? metadata.originalURL)?.host ?? ""
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }

    private var title: String { metadata.title ?? server }
}

private struct LinkCard: View {
    let title: String
    let server: String

    var body: some View {
        HStack(spacing: 12) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: title).font(.subheadline.weight(.semibold)).lineLimit(2)
                if title != server {
                    Text(verbatim: server).font(.footnote).foregroundStyle(.secondary).lineLimit(1)
                }
            }
            Spacer(minLength: 0)
            Image(systemName: "safari").font(.title2).foregroundStyle(.secondary)
        }
        .padding(.horizontal, 12)
        .padding(.vertical, 10)
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(uiColor: .secondarySystemBackground)))
    }
}
