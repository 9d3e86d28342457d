public import Foundation

/// A ground of equal tiles, as values: none are drawn.
open class SKTileMapNode: SKNode {
    /// The numbers of columns and rows, and the sizes in points.
    open var numberOfColumns = 0
    open var numberOfRows = 0
    open var tileSize = CGSize.zero
    open var mapSize: CGSize {
        CGSize(width: CGFloat(numberOfColumns) * tileSize.width, height: CGFloat(numberOfRows) * tileSize.height)
    }
    /// The tiles, and the looks of the ground.
    open var tileSet = SKTileSet(tileGroups: [])
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var color = UIColor.white
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var lightingBitMask: UInt32 = 0
    open var shader: SKShader?
    open var enableAutomapping = true
    private var tiles: [Place: (group: SKTileGroup?, definition: SKTileDefinition?)] = [:]

    private struct Place: Hashable {
        let column: Int
        let row: Int
    }

    public override init() {
        super.init()
    }

    public required init?(coder aDecoder: NSCoder) { return nil }

    /// Creates a ground of so many columns and rows: empty, of one group, or of one for each place, row by row.
    public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
        self.init()
        (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (
            tileSet, max(columns, 0), max(rows, 0), tileSize
        )
    }
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        fill(with: tileGroup)
    }
    public convenience init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]
    ) {
        self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
        for (index, group) in tileGroupLayout.enumerated() where columns > 0 {
            setTileGroup(group, forColumn: index % columns, row: index / columns)
        }
    }

    override var contentFrame: CGRect {
        let size = mapSize
        return CGRect(
            x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    }

    /// Fills the ground with a group, or empties it.
    open func fill(with tileGroup: SKTileGroup?) {
        for column in 0..<numberOfColumns {
            for row in 0..<numberOfRows { setTileGroup(tileGroup, forColumn: column, row: row) }
        }
    }

    /// Sets and gives the tiles of a place.
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
        tiles[Place(column: column, row: row)] = tileGroup.map { ($0, $0.rules.first?.tileDefinitions.first) }
    }
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
    ) { tiles[Place(column: column, row: row)] = (tileGroup, tileDefinition) }
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? {
        tiles[Place(column: column, row: row)]?.group
    }
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? {
        tiles[Place(column: column, row: row)]?.definition
    }

    /// The column and the row at a point of the ground, and the middle of a tile in its points.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int {
        tileSize.width > 0 ? Int(((position.x - contentFrame.minX) / tileSize.width).rounded(.down)) : 0
    }
    open func tileRowIndex(fromPosition position: CGPoint) -> Int {
        tileSize.height > 0 ? Int(((position.y - contentFrame.minY) / tileSize.height).rounded(.down)) : 0
    }
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
        CGPoint(
            x: (CGFloat(column) + 0.5) * tileSize.width + contentFrame.minX,
            y: (CGFloat(row) + 0.5) * tileSize.height + contentFrame.minY)
    }
}

/// A collection of groups of tiles.
open class SKTileSet: NSObject {
    /// The name, the groups, and the form and the size of the tiles.
    open var name: String?
    open var tileGroups: [SKTileGroup]
    open var defaultTileGroup: SKTileGroup?
    open var defaultTileSize = CGSize.zero
    open var type: SKTileSetType

    /// Creates a collection of groups.
    public init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType = .grid) {
        (self.tileGroups, type) = (tileGroups, tileSetType)
    }
    public convenience override init() { self.init(tileGroups: []) }
    public convenience init(tileGroups: [SKTileGroup]) { self.init(tileGroups: tileGroups, tileSetType: .grid) }

    /// Finds the collection of a file, which is not read: nil.
    public convenience init?(named name: String) { return nil }
    public convenience init?(from url: URL) { return nil }
}

/// The forms of tiles.
public enum SKTileSetType: UInt, Sendable {
    case grid, isometric, hexagonalFlat, hexagonalPointy
}

/// Tiles that lie beside each other.
open class SKTileGroup: NSObject {
    /// The name and the rules.
    open var name: String?
    open var rules: [SKTileGroupRule]

    /// Creates a group of rules, of one tile, or of none.
    public init(rules: [SKTileGroupRule]) {
        self.rules = rules
    }
    public convenience override init() { self.init(rules: []) }
    public convenience init(tileDefinition: SKTileDefinition) {
        self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
    }
    open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
}

/// A rule that says beside what its tiles lie.
open class SKTileGroupRule: NSObject {
    /// The name, the neighbours, and the tiles.
    open var name: String?
    open var adjacency: SKTileAdjacencyMask
    open var tileDefinitions: [SKTileDefinition]

    /// Creates a rule.
    public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
        (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    }
}

/// The neighbours of a tile.
public struct SKTileAdjacencyMask: OptionSet, Sendable {
    public static let adjacencyUp = SKTileAdjacencyMask(rawValue: 1)
    public static let adjacencyUpperRight = SKTileAdjacencyMask(rawValue: 2)
    public static let adjacencyRight = SKTileAdjacencyMask(rawValue: 4)
    public static let adjacencyLowerRight = SKTileAdjacencyMask(rawValue: 8)
    public static let adjacencyDown = SKTileAdjacencyMask(rawValue: 16)
    public static let adjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 32)
    public static let adjacencyLeft = SKTileAdjacencyMask(rawValue: 64)
    public static let adjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 128)
    public static let adjacencyAll = SKTileAdjacencyMask(rawValue: 255)
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
}

/// A tile: its pictures, its size and facts that the app keeps.
open class SKTileDefinition: NSObject {
    /// The name, the size in points, the likelihood, and the looks.
    open var name: String?
    open var textures: [SKTexture]
    open var normalTextures: [SKTexture] = []
    open var size: CGSize
    open var timePerFrame: CGFloat
    open var placementWeight = 1
    open var rotation = SKTileDefinitionRotation.rotation0
    open var flipVertically = false
    open var flipHorizontally = false
    open var userData: NSMutableDictionary?

    /// Creates a tile of a picture, or of several that follow each other after so many seconds.
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
        (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
    }
    public convenience override init() { self.init(textures: [], size: .zero, timePerFrame: 0) }
    public convenience init(texture: SKTexture) { self.init(texture: texture, size: texture.size()) }
    public convenience init(texture: SKTexture, size: CGSize) {
        self.init(textures: [texture], size: size, timePerFrame: 0)
    }
    public convenience init(texture: SKTexture, normalTexture: SKTexture, size: CGSize) {
        self.init(texture: texture, size: size)
        normalTextures = [normalTexture]
    }
}

/// The turns of a tile by quarters.
public enum SKTileDefinitionRotation: UInt, Sendable {
    case rotation0, rotation90, rotation180, rotation270
}
