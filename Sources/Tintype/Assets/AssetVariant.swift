import TintypeScene

/// A variant of an asset, which may be for one kind of device.
protocol AssetVariant {
    var idiom: String? { get }
}

extension Array where Element: AssetVariant {
    /// The variants for a kind of device: its own, else those for all, else a phone's, else what there is.
    func suiting(_ idiom: AssetIdiom?) -> [Element] {
        let wanted = [idiom?.rawValue, "universal", AssetIdiom.iphone.rawValue].compactMap(\.self)
        return wanted.lazy.map { idiom in filter { ($0.idiom ?? "universal") == idiom } }.first { !$0.isEmpty } ?? self
    }
}
