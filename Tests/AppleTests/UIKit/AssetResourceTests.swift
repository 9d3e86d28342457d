import SwiftUI
import Testing
import UIKit

@Suite("Resources of asset catalogues in UIKit")
struct AssetResourceTests {
    @Test("are those of SwiftUI")
    func resources() {
        let color = ColorResource(name: "brand", bundle: .main)
        #expect(Color(uiColor: UIColor(resource: color)) == Color(color))
        let image = ImageResource(name: "leaf", bundle: .main)
        #expect(Image(uiImage: UIImage(resource: image)) == Image(image))
    }
}
