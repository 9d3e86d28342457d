import TintypeGraphics

extension SymbolTable {
    /// The names to list, sorted: every entry with its looks, and what the rules make of those that are used so.
    /// Rules make more names than these.
    package static let allNames: [String] = {
        var names: Set<String> = []
        func add(_ name: String) {
            for look in [name, name + ".fill"] where contains(look) { names.insert(look) }
        }
        for name in Set(entries.map(\.name)) {
            add(name)
            if isOftenEnclosed(name) {
                add(name + ".circle")
                add(name + ".square")
            }
        }
        for name in SymbolLettering.names {
            add(name + ".circle")
            add(name + ".square")
        }
        for (enclosure, inner) in enclosed { for name in inner { add(name + "." + enclosure) } }
        for name in struck { add(name + ".slash") }
        for (stem, marks) in badges {
            for mark in marks {
                add(stem + ".badge" + mark)
                if contains(stem + ".fill"), !mark.isEmpty { names.insert(stem + ".fill.badge" + mark) }
            }
        }
        return names.sorted()
    }()

    /// Known names that are like an unknown one: those that need few edits, or else those that share most parts with
    /// it.
    static func nearestSymbols(to name: String) -> [String] {
        let near = nearestNames(to: name, among: allNames)
        guard near.isEmpty else { return near }
        let parts = Set(name.lowercased().split(separator: "."))
        var found: [(name: String, shared: Int, other: Int)] = []
        for candidate in allNames {
            let known = candidate.split(separator: ".")
            let shared = known.filter { parts.contains($0) }.count
            if shared > 0 { found.append((candidate, shared, known.count - shared)) }
        }
        found.sort { ($1.shared, $0.other, $0.name) < ($0.shared, $1.other, $1.name) }
        return found.prefix(3).map(\.name)
    }

    /// Indicates whether a name is listed with `.circle` and `.square` around it: short names, and arrows, unless an
    /// enclosure already.
    private static func isOftenEnclosed(_ name: String) -> Bool {
        let parts = name.split(separator: ".")
        return !isEnclosed(name)
            && (parts.count == 1 || parts[0] == "arrow" || parts[0] == "chevron" && parts.count == 2)
    }

    private static func isEnclosed(_ name: String) -> Bool {
        SymbolEnclosure.all.contains { name == $0.suffix || name.hasSuffix("." + $0.suffix) }
    }

    private static let enclosed: [(String, [String])] = [
        (
            "circle",
            [
                "line.3.horizontal", "line.3.horizontal.decrease", "list.bullet", "person.2", "phone.down",
                "bell.slash", "speaker.wave.2", "speaker.slash", "mic.slash", "video.slash", "forward.end",
                "backward.end",
                "location.north", "cloud.rain", "cloud.drizzle", "cloud.sun", "cloud.bolt", "moon.stars", "sun.max",
                "sun.min", "figure.walk", "figure.run", "figure.wave", "figure.climbing", "figure.cooldown",
                "figure.badminton", "fork.knife", "hand.raised", "hand.thumbsup", "hand.thumbsdown", "music.note",
                "music.mic", "books.vertical", "building.2", "building.columns", "cross.case", "mountain.2",
                "globe.americas", "bubble.left", "ellipsis.bubble", "text.bubble",
            ]
        ),
        ("square", ["plus.forwardslash.minus", "line.3.horizontal", "music.note", "bolt", "hand.raised"]),
        ("app", ["plus", "minus", "xmark", "checkmark"]),
        ("bubble", ["plus", "exclamationmark", "questionmark", "checkmark", "info", "star"]),
        ("capsule", ["plus", "minus"]),
        ("circle.dotted", ["arrow.right", "arrow.left"]),
        ("diamond", ["plus", "minus", "xmark", "questionmark", "exclamationmark", "divide", "equal"]),
        ("hexagon", ["exclamationmark", "questionmark"]),
        ("house", ["music.note", "bolt", "heart"]),
        ("message", ["plus", "checkmark", "arrow.up"]),
        ("octagon", ["exclamationmark", "xmark"]),
        ("rectangle", ["plus", "minus", "xmark", "checkmark", "person", "bolt"]),
        ("rectangle.portrait", ["plus", "minus", "checkmark"]),
        ("seal", ["checkmark", "xmark", "exclamationmark", "questionmark"]),
        ("shield", ["checkmark", "xmark", "exclamationmark", "lock", "bolt", "plus", "minus"]),
        ("square.on.square", ["plus", "minus", "xmark"]),
        ("square.stack", ["play", "photo", "person"]),
        ("triangle", ["exclamationmark"]),
        ("viewfinder", ["plus", "location", "location.fill", "person.fill", "camera", "doc"]),
    ]

    private static let struck = [
        "bell", "bolt", "bookmark", "camera", "cart", "circle", "clock", "cloud", "creditcard", "eye", "flag", "flame",
        "heart", "icloud", "leaf", "lightbulb", "location", "lock", "message", "mic", "network", "paperplane", "person",
        "person.2", "person.crop.circle", "phone", "photo", "pin", "play", "rectangle", "star", "tag", "tv", "video",
        "wifi",
    ]

    private static let badges: [(String, [String])] = [
        ("app", [""]),
        ("bell", ["", ".plus", ".minus", ".xmark", ".checkmark"]),
        ("bookmark", [".plus", ".minus"]),
        ("calendar", [".plus", ".minus", ".checkmark", ".exclamationmark", ".clock"]),
        ("camera", [".ellipsis"]),
        ("cart", [".plus", ".minus", ".questionmark"]),
        ("clock", ["", ".checkmark", ".xmark", ".questionmark", ".exclamationmark"]),
        ("doc", [".plus", ".arrow.up", ".gearshape", ".ellipsis"]),
        ("envelope", ["", ".plus"]),
        ("externaldrive", [".plus", ".minus", ".xmark", ".checkmark"]),
        ("folder", [".plus", ".minus", ".questionmark", ".gearshape"]),
        ("gear", [".questionmark", ".checkmark", ".xmark"]),
        ("globe", [".chevron.backward"]),
        ("lock", [".clock"]),
        ("message", ["", ".plus"]),
        ("person", [".plus", ".minus", ".key", ".clock"]),
        ("person.2", [".plus", ".minus", ".key", ".gearshape"]),
        (
            "person.crop.circle",
            [".plus", ".minus", ".xmark", ".checkmark", ".questionmark", ".exclamationmark", ".clock"]
        ),
        ("phone", [".plus", ".checkmark"]),
        ("photo", [".plus", ".checkmark"]),
        ("rectangle", [".plus", ".minus", ".xmark", ".checkmark"]),
        ("square.stack", [".plus", ".minus"]),
        ("video", [".plus", ".checkmark"]),
        ("widget.extralarge", [".plus"]),
        ("wifi", [".questionmark"]),
    ]
}
