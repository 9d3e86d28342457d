/// A view's value for a key. The value is made when it is read, when the view has been placed.
package struct PreferenceWriter {
    package let key: PreferenceKeyDescription
    let nodeName: String
    /// Indicates whether the value depends on where the view is placed. Only one that does not is known before placement.
    let readsGeometry: Bool
    let value: (Geometry) -> Any

    package init(
        key: PreferenceKeyDescription, nodeName: String = "preference", readsGeometry: Bool = true,
        value: @escaping (Geometry) -> Any
    ) {
        self.key = key
        self.nodeName = nodeName
        self.readsGeometry = readsGeometry
        self.value = value
    }
}
