extension Scene {
    /// The entities at the top of a scene.
    public struct AnchorCollection: RandomAccessCollection {
        let scene: Scene
        let all: [any HasAnchoring]

        public var startIndex: Int { 0 }
        public var endIndex: Int { all.count }
        /// The entity of a number.
        public subscript(index: Int) -> any HasAnchoring { all[index] }

        /// Adds entities.
        @MainActor @preconcurrency public func append(_ entity: any HasAnchoring) { scene.add(entity) }
        @MainActor @preconcurrency public func append(contentsOf array: [any HasAnchoring]) {
            for entity in array { scene.add(entity) }
        }
        @MainActor @preconcurrency
        public func append<S: Sequence>(contentsOf sequence: S) where S.Element: HasAnchoring {
            for entity in sequence { scene.add(entity) }
        }

        /// Removes entities.
        @MainActor @preconcurrency public func remove(_ entity: any HasAnchoring) { scene.drop(entity) }
        @MainActor @preconcurrency public func remove(at index: Int) { scene.drop(all[index]) }
        @MainActor @preconcurrency
        public func removeAll(keepCapacity: Bool = false) { for entity in all { scene.drop(entity) } }

        /// Puts entities in the place of those that are there.
        @MainActor @preconcurrency public func replaceAll(_ entities: [any HasAnchoring]) {
            removeAll()
            append(contentsOf: entities)
        }
        @MainActor @preconcurrency public func replaceAll<S: Sequence>(_ entities: S) where S.Element: HasAnchoring {
            removeAll()
            append(contentsOf: entities)
        }
    }
}
