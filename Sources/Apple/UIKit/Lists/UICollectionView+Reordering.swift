extension UICollectionView {
    /// The speed with which items make room for one that is dragged.
    public enum ReorderingCadence: Int, Sendable {
        case immediate, fast, slow
    }
}
