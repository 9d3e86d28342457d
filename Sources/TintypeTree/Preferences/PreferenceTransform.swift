/// A view's edit of the value that is written below for a key.
package struct PreferenceTransform {
    package let key: PreferenceKeyDescription
    let nodeName: String
    /// Indicates whether the edit depends on where the view is placed. Only one that does not is known before placement.
    let readsGeometry: Bool
    let edit: (inout Any, Geometry) -> Void

    package init(
        key: PreferenceKeyDescription, nodeName: String = "transformPreference", readsGeometry: Bool = true,
        edit: @escaping (inout Any, Geometry) -> Void
    ) {
        self.key = key
        self.nodeName = nodeName
        self.readsGeometry = readsGeometry
        self.edit = edit
    }
}
