/// A box that says what is not drawn.
struct RepresentedPlaceholder: View {
    let name: String

    var body: some View {
        RoundedRectangle(cornerRadius: 8)
            .strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            .background(RoundedRectangle(cornerRadius: 8).fill(.quaternary))
            .overlay {
                Text(verbatim: name).font(.caption).foregroundStyle(.secondary).lineLimit(1).padding(4)
            }
    }
}
