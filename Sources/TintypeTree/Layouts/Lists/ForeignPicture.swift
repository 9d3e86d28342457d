/// The key of a view that is the picture of a control that is no view of SwiftUI's on iOS, but UIKit's: a segmented control, a wheel, a
/// calendar.
///
/// Rows look for texts of SwiftUI's: a separator begins at the label of a bordered button in the middle of a row, and at the
/// content's edge below a segmented control (both seen on iOS 16 to 18).
package enum ForeignPictureKey: SaidKey {
    package typealias Value = Bool
}

extension Node {
    /// Indicates whether the view is a picture of a control of UIKit's.
    var isForeignPicture: Bool { traits.layoutValues[ObjectIdentifier(ForeignPictureKey.self)] != nil }
}
