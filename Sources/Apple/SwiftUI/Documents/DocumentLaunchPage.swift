public import Foundation

/// The places of the page before the documents, in points: SwiftUI's type.
public struct DocumentLaunchGeometryProxy {
    /// The page, and the title with the actions below it.
    public var frame: CGRect
    public var titleViewFrame: CGRect

    init(size: CGSize) {
        frame = CGRect(origin: .zero, size: size)
        let title = CGSize(width: min(360, max(0, size.width - 40)), height: min(200, size.height))
        titleViewFrame = CGRect(
            x: (size.width - title.width) / 2, y: (size.height - title.height) / 2, width: title.width,
            height: title.height)
    }
}

/// The actions of the page before the documents where an app names none: SwiftUI's view. No document is made in a picture.
public struct DefaultDocumentGroupLaunchActions: View {
    public nonisolated init() {}

    public var body: some View { Button("Create Document") {} }
}

/// The page before the documents: a title and actions in the middle, on a background, between what an app adds.
nonisolated struct DocumentLaunchPage: View {
    let title: Text?
    let actions: AnyView
    let background: AnyView
    let behind: (DocumentLaunchGeometryProxy) -> AnyView
    let over: (DocumentLaunchGeometryProxy) -> AnyView

    init<Actions: View, Background: View, Behind: View, Over: View>(
        title: Text?, actions: Actions, background: Background,
        behind: @escaping (DocumentLaunchGeometryProxy) -> Behind,
        over: @escaping (DocumentLaunchGeometryProxy) -> Over
    ) {
        self.title = title
        self.actions = AnyView(actions)
        self.background = AnyView(background)
        self.behind = { AnyView(behind($0)) }
        self.over = { AnyView(over($0)) }
    }

    @MainActor var body: some View {
        GeometryReader { geometry in
            let proxy = DocumentLaunchGeometryProxy(size: geometry.size)
            ZStack(alignment: .topLeading) {
                behind(proxy)
                VStack(spacing: 16) {
                    if let title { title.font(.largeTitle.bold()).multilineTextAlignment(.center) }
                    VStack(spacing: 12) { actions }.buttonStyle(.borderedProminent).controlSize(.large)
                }
                .frame(width: proxy.titleViewFrame.width, height: proxy.titleViewFrame.height)
                .offset(x: proxy.titleViewFrame.minX, y: proxy.titleViewFrame.minY)
                over(proxy)
            }
        }
        .background { background.ignoresSafeArea() }
    }
}
