import CoreText
import SwiftUI
import Testing
import UIKit

/// The ways in which apps load the fonts of a package.
private enum BrandFonts {
    static let folder = URL(fileURLWithPath: "/usr/share/fonts/opentype/inter")

    static func register(_ name: String) -> Bool {
        let url = folder.appendingPathComponent(name + ".otf")
        guard let provider = CGDataProvider(url: url as CFURL), let font = CGFont(provider) else { return false }
        var error: Unmanaged<CFError>?
        let isRegistered = CTFontManagerRegisterGraphicsFont(font, &error)
        if !isRegistered, let error = error?.takeRetainedValue() { print(error.localizedDescription) }
        return isRegistered
    }

    static func registerAll(_ names: [String]) {
        let urls = names.map { folder.appendingPathComponent($0 + ".otf") }
        CTFontManagerRegisterFontURLs(urls as CFArray, .process, true) { errors, isDone in
            #expect(errors.isEmpty && isDone)
            return true
        }
    }
}

@Suite("Fonts that apps register")
struct FontRegistrationTests {
    @Test("once registered they have their names")
    func register() {
        #expect(BrandFonts.register("InterDisplay-Light"))
        #expect(!BrandFonts.register("NoSuchFont"))
        BrandFonts.registerAll(["InterDisplay-Medium", "InterDisplay-Bold"])
        let names = UIFont.fontNames(forFamilyName: "Inter Display")
        #expect(Set(names).isSuperset(of: ["InterDisplay-Light", "InterDisplay-Medium", "InterDisplay-Bold"]))
        #expect(UIFont(name: "InterDisplay-Light", size: 20) != nil)
    }
}
