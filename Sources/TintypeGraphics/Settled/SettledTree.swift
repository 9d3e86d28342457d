package import Foundation

/// A laid-out scene as a plain value: which views there are, and where each one came to stand.
package struct SettledTree: Hashable, Sendable, Codable {
    package struct View: Hashable, Sendable, Codable {
        /// The kind of view, such as `HStack`, `padding` or `Text`.
        package var kind: String
        /// The name that the scene or the Swift source gave it.
        package var id: String?
        /// In points, in the root's space; for a rotated view its bounding box.
        package var frame: CGRect
        /// The values that the view was made with, in a fixed order.
        package var attributes: [Attribute]
        package var children: [View]
        /// The place in a scene file; nil for Swift views.
        package var source: SourceLocation?
        /// The composed views that begin with this view, from the outermost. Like its place in the source they are no part of the
        /// layout.
        package var makers: [Maker]

        package init(
            kind: String, id: String? = nil, frame: CGRect, attributes: [Attribute] = [], children: [View] = [],
            source: SourceLocation? = nil, makers: [Maker] = []
        ) {
            self.kind = kind
            self.id = id
            self.frame = frame
            self.attributes = attributes
            self.children = children
            self.source = source
            self.makers = makers
        }
    }

    /// A composed view, by the name of its type or of a scene's component.
    package struct Maker: Hashable, Sendable, Codable {
        /// The type's name with the types that it is generic over, e.g. `Card<Text>`.
        package var name: String
        /// The module of its type; nil for a component.
        package var module: String?

        package init(name: String, module: String? = nil) {
            self.name = name
            self.module = module
        }

        /// The name without the types that it is generic over.
        package var plainName: String { String(name.prefix { $0 != "<" }) }

        /// Indicates whether the user wrote the view's type; otherwise it is Tintype's, in place of SwiftUI's or another
        /// framework's.
        package var isUsers: Bool {
            guard let module else { return true }
            return !Maker.ownModules.contains(module)
        }

        /// Ours that have views, and those that stand in for Apple's.
        private static let ownModules: Set = [
            "ARKit", "AVKit", "LinkPresentation", "MapKit", "MessageUI", "PhotosUI", "RealityKit", "SafariServices",
            "SceneKit", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI",
            "Tintype", "TintypeTesting", "TintypeTree", "TintypeUI", "UIKit", "WebKit",
        ]
    }

    package struct Attribute: Hashable, Sendable, Codable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    package var root: View

    package init(root: View) {
        self.root = root
    }

    /// The first view of that name, in the order of drawing.
    package func view(_ id: String) -> View? {
        root.first { $0.id == id }
    }
}

extension SettledTree.View {
    /// The first view, itself included, that `condition` holds for, from the root down and in order.
    package func first(where condition: (SettledTree.View) -> Bool) -> SettledTree.View? {
        if condition(self) { return self }
        for child in children {
            if let found = child.first(where: condition) { return found }
        }
        return nil
    }
}

/// A place in a file; lines and columns count from 1.
package struct SourceLocation: Hashable, Sendable, Codable {
    package var file: String
    package var line: Int
    package var column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
