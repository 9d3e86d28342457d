import Foundation

/// The parts of documents that hold for classes of sizes alone.
@MainActor
enum NibVariations {
    /// The names of the variations that hold where objects are made now: on a telephone that is held upright, unless the current traits
    /// say another class. The more particular come last.
    static var shown: [String] {
        let traits = UITraitCollection.current
        let width = traits.horizontalSizeClass == .regular ? "regular" : "compact"
        let height = traits.verticalSizeClass == .compact ? "compact" : "regular"
        return [
            "default", "heightClass=\(height)", "widthClass=\(width)", "heightClass=\(height)-widthClass=\(width)",
        ]
    }

    /// Puts the attributes and the values of variations that hold into the elements that have them.
    static func apply(to root: NibElement, _ shown: [String]) {
        for element in root.all {
            let own = element.children.filter { $0.name == "variation" }
            guard !own.isEmpty else { continue }
            for key in shown where key != "default" {
                for variation in own where variation["key"] == key {
                    for (name, value) in variation.attributes where name != "key" { element.set(name, value) }
                    for value in variation.children where value.name != "mask" { element.replace(value) }
                }
            }
        }
    }
}
