public import Foundation

/// A picture by a program of the graphics processor, which is not run.
open class SKShader: NSObject, @unchecked Sendable {
    /// The text and the values of the program.
    open var source: String?
    open var uniforms: [SKUniform] = []
    open var attributes: [SKAttribute] = []

    public override init() {
        super.init()
    }

    /// Creates one of a text.
    public init(source: String) {
        self.source = source
    }
    public init(source: String, uniforms: [SKUniform]) {
        (self.source, self.uniforms) = (source, uniforms)
    }

    /// Creates one of a file.
    public init(fileNamed name: String) {}

    /// Adds and finds values, and takes them away.
    open func addUniform(_ uniform: SKUniform) { uniforms.append(uniform) }
    open func uniformNamed(_ name: String) -> SKUniform? { uniforms.first { $0.name == name } }
    open func removeUniformNamed(_ name: String) { uniforms.removeAll { $0.name == name } }
}

/// A value of such a program.
open class SKUniform: NSObject, @unchecked Sendable {
    /// The name and the kind.
    public let name: String
    open private(set) var uniformType = SKUniformType.none
    /// The values, of which that of the kind counts.
    open var textureValue: SKTexture? {
        didSet { uniformType = .texture }
    }
    open var floatValue: Float = 0 {
        didSet { uniformType = .float }
    }
    open var vectorFloat2Value = SIMD2<Float>.zero {
        didSet { uniformType = .floatVector2 }
    }
    open var vectorFloat3Value = SIMD3<Float>.zero {
        didSet { uniformType = .floatVector3 }
    }
    open var vectorFloat4Value = SIMD4<Float>.zero {
        didSet { uniformType = .floatVector4 }
    }

    /// Creates a value of a name.
    public init(name: String) {
        self.name = name
    }
    public convenience init(name: String, texture: SKTexture?) {
        self.init(name: name)
        textureValue = texture
    }
    public convenience init(name: String, float value: Float) {
        self.init(name: name)
        floatValue = value
    }
    public convenience init(name: String, vectorFloat2 value: SIMD2<Float>) {
        self.init(name: name)
        vectorFloat2Value = value
    }
    public convenience init(name: String, vectorFloat3 value: SIMD3<Float>) {
        self.init(name: name)
        vectorFloat3Value = value
    }
    public convenience init(name: String, vectorFloat4 value: SIMD4<Float>) {
        self.init(name: name)
        vectorFloat4Value = value
    }
}

/// The kinds of such values.
public enum SKUniformType: Int, Sendable {
    case none, float, floatVector2, floatVector3, floatVector4, floatMatrix2, floatMatrix3, floatMatrix4, texture
}

/// A value of such a program that each node has its own of.
open class SKAttribute: NSObject, @unchecked Sendable {
    /// The name and the kind.
    public let name: String
    public let type: SKAttributeType

    /// Creates an attribute of a kind.
    public init(name: String, type: SKAttributeType) {
        (self.name, self.type) = (name, type)
    }
}

/// The kinds of attributes.
public enum SKAttributeType: Int, Sendable {
    case none, float, vectorFloat2, vectorFloat3, vectorFloat4
    case halfFloat, vectorHalfFloat2, vectorHalfFloat3, vectorHalfFloat4
}

/// The value that a node has of an attribute.
open class SKAttributeValue: NSObject, @unchecked Sendable {
    /// The values, of which that of the attribute's kind counts.
    open var floatValue: Float = 0
    open var vectorFloat2Value = SIMD2<Float>.zero
    open var vectorFloat3Value = SIMD3<Float>.zero
    open var vectorFloat4Value = SIMD4<Float>.zero

    public override init() {
        super.init()
    }

    /// Creates a value.
    public convenience init(float value: Float) {
        self.init()
        floatValue = value
    }
    public convenience init(vectorFloat2 value: SIMD2<Float>) {
        self.init()
        vectorFloat2Value = value
    }
    public convenience init(vectorFloat3 value: SIMD3<Float>) {
        self.init()
        vectorFloat3Value = value
    }
    public convenience init(vectorFloat4 value: SIMD4<Float>) {
        self.init()
        vectorFloat4Value = value
    }
}

/// A bending of a picture, which is not drawn.
open class SKWarpGeometry: NSObject, @unchecked Sendable {}

/// A bending by the corners of a grid.
open class SKWarpGeometryGrid: SKWarpGeometry, @unchecked Sendable {
    /// The numbers of columns and rows, and the corners before and after, in parts.
    public let numberOfColumns: Int
    public let numberOfRows: Int
    private let sources: [SIMD2<Float>]
    private let places: [SIMD2<Float>]
    open var vertexCount: Int { sources.count }

    /// Creates a grid of columns and rows, whose corners lie evenly where none are given.
    public init(
        columns cols: Int, rows: Int, sourcePositions: [SIMD2<Float>] = [], destinationPositions: [SIMD2<Float>] = []
    ) {
        (numberOfColumns, numberOfRows) = (max(cols, 0), max(rows, 0))
        let even = (0...max(rows, 0)).flatMap { row in
            (0...max(cols, 0)).map { column in
                SIMD2(Float(column) / Float(max(cols, 1)), Float(row) / Float(max(rows, 1)))
            }
        }
        sources = sourcePositions.isEmpty ? even : sourcePositions
        places = destinationPositions.isEmpty ? sources : destinationPositions
    }
    public convenience init(columns cols: Int, rows: Int) {
        self.init(columns: cols, rows: rows, sourcePositions: [], destinationPositions: [])
    }

    /// A corner before and after the bending.
    open func sourcePosition(at index: Int) -> SIMD2<Float> { sources[index] }
    open func destPosition(at index: Int) -> SIMD2<Float> { places[index] }

    /// Returns the grid with other corners.
    open func replacingByDestinationPositions(positions: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(
            columns: numberOfColumns, rows: numberOfRows, sourcePositions: sources, destinationPositions: positions)
    }
    open func replacingBySourcePositions(positions: [SIMD2<Float>]) -> SKWarpGeometryGrid {
        SKWarpGeometryGrid(
            columns: numberOfColumns, rows: numberOfRows, sourcePositions: positions, destinationPositions: places)
    }
}
