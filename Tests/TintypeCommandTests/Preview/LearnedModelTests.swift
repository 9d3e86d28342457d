import Foundation
import Testing

@testable import TintypeCommand

@Suite("Models of Core ML")
struct LearnedModelTests {
    /// A field of a message: a number, or bytes with their length.
    static func field(_ number: Int, _ value: Int) -> [UInt8] { varint(number << 3) + varint(value) }
    static func field(_ number: Int, _ bytes: [UInt8]) -> [UInt8] {
        varint(number << 3 | 2) + varint(bytes.count) + bytes
    }
    private static func varint(_ number: Int) -> [UInt8] {
        number < 0x80 ? [UInt8(number)] : [UInt8(number & 0x7F | 0x80)] + varint(number >> 7)
    }
    static func feature(_ name: String, _ type: [UInt8]) -> [UInt8] {
        field(1, Array(name.utf8)) + field(2, Array("Told of.".utf8)) + field(3, type)
    }

    private static let questions: [[UInt8]] = [
        feature("wake", field(2, [])), feature("cups", field(1, [])),
        feature("photo", field(4, field(1, 299) + field(2, 224) + field(4, 20))),
        feature("sepal length (cm)", field(5, field(1, 3) + field(2, 0x10020))),
        feature("words", field(6, field(2, [])) + field(1000, 1)),
    ]
    private static let answers: [[UInt8]] = [
        feature("label", field(3, [])), feature("odds", field(6, field(1, []))),
        feature("map", field(5, field(2, 0x10040))),
    ]
    /// A model: its version, its description, and weights.
    private static let bytes: [UInt8] =
        field(1, 5)
        + field(
            2, questions.flatMap { field(1, $0) } + answers.flatMap { field(10, $0) } + field(11, Array("label".utf8)))
        + field(500, [UInt8](repeating: 7, count: 70_000))

    private func model(_ bytes: [UInt8], as name: String = "Sleep 2.mlmodel") throws -> LearnedModel {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent(name)
        let file =
            name.hasSuffix(".mlpackage") ? path.appendingPathComponent("Data/com.apple.CoreML/model.mlmodel") : path
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return LearnedModel(path: path.path)
    }

    @Test(
        "the values that a model is asked with and answers are read, of a file and of a package",
        arguments: [
            "Sleep.mlmodel", "Sleep.mlpackage",
        ])
    func reading(name: String) throws {
        let model = try model(Self.bytes, as: name)
        #expect(model.name == "Sleep")
        #expect(
            model.inputs == [
                .init(name: "wake", kind: .double), .init(name: "cups", kind: .int64),
                .init(name: "photo", kind: .image(width: 299, height: 224, isGray: false)),
                .init(name: "sepal length (cm)", kind: .array(scalar: "Float")),
                .init(name: "words", kind: .dictionary(key: "String"), isOptional: true),
            ])
        #expect(
            model.outputs == [
                .init(name: "label", kind: .string), .init(name: "odds", kind: .dictionary(key: "Int64")),
                .init(name: "map", kind: .array(scalar: "Double")),
            ])
    }

    @Test("bytes that end anywhere, or are no model, are read as far as they go")
    func broken() throws {
        let whole = try model(Self.bytes)
        for count in stride(from: 0, to: 400, by: 7) {
            let part = try model(Array(Self.bytes.prefix(count)))
            #expect(part.inputs.isEmpty || part == whole)
        }
        #expect(try model(Array("version https://git-lfs.github.com/spec/v1".utf8)).inputs.isEmpty)
    }

    @Test("the classes are those that Xcode makes")
    func source() throws {
        let source = try model(Self.bytes).source(bundle: "Bundle.main")
        for line in [
            "class Sleep_2Input: MLFeatureProvider {", "var sepal_length__cm_: MLMultiArray",
            "case \"sepal length (cm)\": MLFeatureValue(multiArray: sepal_length__cm_)",
            "var sepal_length__cm_ShapedArray: MLShapedArray<Float> {", "var odds: [Int64: Double]",
            "forResource: \"Sleep 2\", withExtension: \"mlmodelc\"",
            "func prediction(wake: Double, cups: Int64, photo: CVPixelBuffer, sepal_length__cm_: MLMultiArray, "
                + "words: [String: Double]? = nil) throws -> Sleep_2Output {",
            "convenience init(wake: Double, cups: Int64, photoWith photo: CGImage, ",
            "func setPhoto(with photo: URL) throws", "pixelsWide: 299, pixelsHigh: 224",
        ] { #expect(source.contains(line), "\(line)") }
    }

    @Test("a value that is called as a word of the language is told from it")
    func wordOfTheLanguage() throws {
        let answer = Self.field(10, Self.feature("class", Self.field(3, [])))
        let source = try model(Self.field(2, answer)).source(bundle: "Bundle.main")
        #expect(source.contains("var `class`: String") && source.contains("self.`class` = `class`"))
        #expect(source.contains("case \"class\": MLFeatureValue(string: `class`)"))
    }

    @Test("a class that the app has itself is not made again")
    func ownClass() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let model = folder.appendingPathComponent("Sleep.mlmodel")
        let source = folder.appendingPathComponent("Sleep.swift")
        try Data(Self.bytes).write(to: model)
        try Data("class Sleep {}".utf8).write(to: source)
        let resources = [AppResource(path: model.path, place: "Sleep.mlmodel")]
        #expect(LearnedModel.sources(of: resources, besides: [source.path]).isEmpty)
        try Data("class SleepDiary {}".utf8).write(to: source)
        #expect(LearnedModel.sources(of: resources, besides: [source.path]).count == 1)
        #expect(LearnedModel.sources(of: resources, besides: []).count == 1)
    }
}
