public import Foundation
public import FoundationNetworking

extension URLCache {
    /// A cache in a folder; nil for the usual one. Linux's Foundation names the folder by its path alone.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
    }
}
