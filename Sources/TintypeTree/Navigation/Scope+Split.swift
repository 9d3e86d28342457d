import Foundation
import TintypeGraphics

extension Scope {
    /// Appends two or three columns beside each other; where there is little room, the one that was chosen.
    ///
    /// - Parameters:
    ///   - columns: From the leading side; the last one is the detail.
    ///   - isDetailOnly: Whether the others are put away.
    ///   - prefersDetail: Whether the detail is seen where there is room for one column.
    package mutating func appendSplit(
        _ columns: [(inout Scope) -> Void], isDetailOnly: Bool, prefersDetail: Bool
    ) {
        guard let detail = columns.last else { return }
        if environment.sizeClasses.horizontal == .compact {
            if prefersDetail { return appendNavigation(detail) }
            return appendNavigation(detail: detail, columns[0])
        }
        let isMac = environment.platform.name == .macOS
        let line = Color(ListColors.separator(in: environment))
        let thickness = environment.pixelLength
        appendHStack(spacing: 0) { scope in
            for (index, column) in columns.enumerated() where index == columns.count - 1 || !isDetailOnly {
                scope.descend(.index(index)) { scope in
                    guard index < columns.count - 1 else { return scope.appendNavigation(column) }
                    // Of sidebars and lists; macOS begins with narrower ones.
                    let frame = FrameModifier(width: isMac ? 220 : 320, height: nil)
                    scope.wrap(
                        with: AttachmentModifier.overlay(.trailing) {
                            $0.wrap(with: FrameModifier(width: thickness, height: nil)) {
                                $0.wrap(with: IgnoreSafeAreaModifier(edges: .vertical)) { $0.appendPaint(line) }
                            }
                        }
                    ) { $0.wrap(with: frame) { $0.appendNavigation(column) } }
                }
            }
        }
    }
}

extension Scope {
    /// Appends the first two of several views as columns beside each other, each with bars of its own.
    package mutating func appendNavigationColumns(_ content: (inout Scope) -> Void) {
        let views = nodes(content)
        guard views.count > 1 else {
            return appendNavigation { scope in for view in views { scope.append(view) } }
        }
        let columns = views.prefix(2).map { view in { (scope: inout Scope) in scope.append(view) } }
        appendSplit(columns, isDetailOnly: false, prefersDetail: false)
    }
}
