import Foundation

/// The size of the nearest container that frames may be relative to: a scroll view, or the canvas.
///
/// It is known before what is inside is measured; when it changes, answers that were given for another one are forgotten.
final class ContainerSize {
    var size: CGSize = .zero
    /// Indicates whether a view inside asked for it.
    var isRead = false

    /// Indicates whether the container shows only a part of its content.
    let isScrolled: Bool

    init(isScrolled: Bool) {
        self.isScrolled = isScrolled
    }

    /// Takes on another size; `forget` is called where answers depend on the old one.
    func update(_ size: CGSize, forget: () -> Void) {
        guard size != self.size else { return }
        self.size = size
        if isRead { forget() }
    }
}

private enum ContainerSizeKey: EnvironmentKey { static var defaultValue: ContainerSize? { nil } }

extension EnvironmentValues {
    var containerSize: ContainerSize? {
        get { self[ContainerSizeKey.self] }
        set { self[ContainerSizeKey.self] = newValue }
    }
}
