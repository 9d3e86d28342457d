public import Foundation
import Tintype
public import TintypeTree
public import TintypeUI

/// Compares the picture of every preview, of `#Preview` and of `PreviewProvider`, with a golden of its own.
///
/// ```swift
/// import Cards
/// import Testing
/// import TintypeTesting
///
/// @Test func previews() async { await assertPreviews() }
/// ```
///
/// Previews are drawn on the screen of `device`, unless their traits or modifiers say otherwise; a device that a
/// preview asks for and that is not known gives way to it. The golden of `#Preview("Dark")` in `Card.swift` of the
/// module Cards is `Cards-Card-Dark`; that of a provider is named by its type. If several previews of a file have one
/// title or none, the second and later ones bear numbers in the order of the file: give them titles, and the names stay
/// when previews come and go.
///
/// - Parameters:
///   - modules: The modules by name; none for the test's own and all that its file imports.
///   - device: The screen of previews that name none.
///   - scale: Pixels a point; nil for the device's, and 2 for previews that are drawn at a size of their own.
///   - record: The rule for writing goldens, as `assertSnapshot` has it.
@MainActor
public func assertPreviews(
    of modules: String..., device: ViewImageConfig = .iPhone15, scale: CGFloat? = nil, scheme: ColorScheme = .light,
    layoutDirection: LayoutDirection = .leftToRight, locale: Locale = Locale(identifier: "en_US"),
    dynamicTypeSize: DynamicTypeSize = .large, record: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) async {
    let call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: nil)
    let stage = SnapshotStage(
        layout: .device(config: device), scale: scale, scheme: scheme, layoutDirection: layoutDirection,
        locale: locale, dynamicTypeSize: dynamicTypeSize)
    let assertion = PreviewAssertion(call: call, stage: stage, device: device, record: record)
    guard let modules = modules.isEmpty ? call.importedModules : Set(modules) else {
        return call.report(
            .failed(
                "\(filePath) is not there to say which modules the test imports",
                hint: "name them: assertPreviews(of: \"Cards\")"))
    }
    await assertion.run { try PreviewFinder(modules: modules).find() }
}

/// Compares the picture of every preview of one provider with a golden of its own.
///
/// ```swift
/// @Test func card() async { await assertPreviews(of: Card_Previews.self) }
/// ```
@MainActor
public func assertPreviews<Provider: PreviewProvider>(
    of provider: Provider.Type, device: ViewImageConfig = .iPhone15, scale: CGFloat? = nil,
    scheme: ColorScheme = .light, layoutDirection: LayoutDirection = .leftToRight,
    locale: Locale = Locale(identifier: "en_US"), dynamicTypeSize: DynamicTypeSize = .large,
    record: SnapshotTestingConfiguration.Record? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, testName: String = #function,
    line: UInt = #line, column: UInt = #column
) async {
    let call = SnapshotCall(
        fileID: fileID, filePath: filePath, testName: testName, line: line, column: column, name: nil)
    let stage = SnapshotStage(
        layout: .device(config: device), scale: scale, scheme: scheme, layoutDirection: layoutDirection,
        locale: locale, dynamicTypeSize: dynamicTypeSize)
    let assertion = PreviewAssertion(call: call, stage: stage, device: device, record: record)
    await assertion.run { try PreviewFinder(modules: []).previews(of: provider) }
}

extension SnapshotCall {
    /// The modules that the test's file imports, and its own; nil where the file is not there.
    fileprivate var importedModules: Set<String>? {
        guard let imported = SourceImports.modules(ofFileAt: "\(filePath)") else { return nil }
        return Set(imported + ["\(fileID)".prefix { $0 != "/" }.description])
    }
}
