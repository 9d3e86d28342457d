import Foundation

extension ResolvedColor {
    private static let components: [(name: String, component: any WritableKeyPath<ResolvedColor, Double> & Sendable)] =
        [
            ("Red", \.red), ("Green", \.green), ("Blue", \.blue), ("Alpha", \.alpha),
        ]

    /// The colour that an archive holds under names that begin with a scheme's; nil for none.
    init?(_ coder: NSCoder, scheme: String) {
        guard coder.containsValue(forKey: scheme + "Alpha") else { return nil }
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
        for (name, component) in Self.components {
            self[keyPath: component] = coder.decodeDouble(forKey: scheme + name)
        }
    }

    func encode(with coder: NSCoder, scheme: String) {
        for (name, component) in Self.components { coder.encode(self[keyPath: component], forKey: scheme + name) }
    }
}
