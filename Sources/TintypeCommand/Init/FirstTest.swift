/// The test that `init` leaves in a package.
enum FirstTest {
    /// The file.
    ///
    /// - Parameters:
    ///   - module: The module that the test imports; nil for nothing but the test library.
    ///   - hasPreviews: True if the module has previews, which are then all compared.
    static func text(module: String?, hasPreviews: Bool) -> String {
        guard let module, hasPreviews else {
            let imports = (module.map { ["@testable import \($0)", ""] } ?? []).joined(separator: "\n")
            return """
                import SwiftUI
                import Testing
                import TintypeTesting

                \(imports)
                /// The first run records the picture below `__Snapshots__`; later ones compare with it.
                @MainActor @Test func firstPicture() {
                    assertSnapshot(of: Text("Hello").padding(), as: .image)
                }

                """
                .replacing("\n\n\n", with: "\n\n")
        }
        return """
            import Testing
            import TintypeTesting

            @testable import \(module)

            /// Each preview of \(module) has a picture below `__Snapshots__`. The first run records it; later ones compare with it.
            @Test func previews() async { await assertPreviews() }

            """
    }

    /// The manifest that makes a package of an app's sources, beside its project for Xcode.
    ///
    /// - Parameters:
    ///   - name: The app's module.
    ///   - sources: The folder of its sources.
    ///   - products: The products that the sources import from.
    static func manifest(
        app name: String, sources: String, products: [String], isProgram: Bool, tool: ToolPlace
    ) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        // The app's sources, so that its previews are compared on Linux too. Xcode builds the app from its project as before.
        let package = Package(
            name: "\(name)",
            dependencies: [
                \(tool.dependency),
            ],
            targets: [
                .\(isProgram ? "executableTarget" : "target")(
                    name: "\(name)",
                    dependencies: [
                        \(products.map { ".product(name: \"\($0)\", package: \"\(tool.package)\")," }
                            .joined(separator: "\n                "))
                    ],
                    path: "\(sources)",
                    swiftSettings: [.swiftLanguageMode(.v5)]),
                .testTarget(
                    name: "PictureTests",
                    dependencies: ["\(name)", .product(name: "TintypeTesting", package: "\(tool.package)")],
                    exclude: ["__Snapshots__"],
                    swiftSettings: [.swiftLanguageMode(.v5)]),
            ]
        )

        """
    }
}
