/// The ground of a map whose tiles are not there, as a map shows it before they come: a quiet colour, and the edges of the tiles. It
/// claims no road and no water, and the edges lie where the map says.
struct MapGround: View {
    let projection: MapProjection
    let isImagery: Bool
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let edges = projection.tileEdges
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(ground))
            let lines = Path { path in
                for x in edges.across {
                    path.move(to: CGPoint(x: x, y: 0))
                    path.addLine(to: CGPoint(x: x, y: size.height))
                }
                for y in edges.down {
                    path.move(to: CGPoint(x: 0, y: y))
                    path.addLine(to: CGPoint(x: size.width, y: y))
                }
            }
            context.stroke(lines, with: .color(line), lineWidth: 1)
        }
    }

    private var ground: Color {
        if isImagery { return Color(red: 0.16, green: 0.23, blue: 0.22) }
        return scheme == .dark
            ? Color(red: 0.13, green: 0.14, blue: 0.16) : Color(red: 0.95, green: 0.94, blue: 0.91)
    }

    private var line: Color {
        isImagery || scheme == .dark ? .white.opacity(0.06) : Color(red: 0.4, green: 0.35, blue: 0.25).opacity(0.1)
    }
}
