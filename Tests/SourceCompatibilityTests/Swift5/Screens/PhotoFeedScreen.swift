import Combine
import SwiftUI

struct Photo: Identifiable, Codable, Hashable {
    let id: String
    let author: String
    let width: Int
    let height: Int
    let downloadURL: URL

    enum CodingKeys: String, CodingKey {
        case id, author, width, height
        case downloadURL = "download_url"
    }
    var ratio: CGFloat { CGFloat(width) / CGFloat(height) }
}

enum NetworkError: LocalizedError {
    case badStatus(Int), decoding(Error)
    var errorDescription: String? {
        switch self {
        case .badStatus(let code): return "Status \(code)"
        case .decoding(let error): return error.localizedDescription
        }
    }
}

final class PhotoService {
    static let shared = PhotoService()
    // Nil as long as there is no server to ask.
    private let session: URLSession?
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()
    private init(session: URLSession? = nil) { self.session = session }

    func publisher(page: Int) -> AnyPublisher<[Photo], Error> {
        guard let session else { return Fail(error: URLError(.cannotConnectToHost)).eraseToAnyPublisher() }
        var components = URLComponents(string: "https://example.org/v2/list")!
        components.queryItems = [
            URLQueryItem(name: "page", value: "\(page)"), URLQueryItem(name: "limit", value: "30"),
        ]
        return session.dataTaskPublisher(for: components.url!)
            .tryMap { data, response in
                guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
                    throw NetworkError.badStatus((response as? HTTPURLResponse)?.statusCode ?? 0)
                }
                return data
            }
            .decode(type: [Photo].self, decoder: JSONDecoder())
            .mapError { NetworkError.decoding($0) }
            .receive(on: DispatchQueue.main)
            .eraseToAnyPublisher()
    }

    func photos(page: Int) async throws -> [Photo] {
        var request = URLRequest(url: URL(string: "https://example.org")!)
        request.httpMethod = "GET"
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        request.cachePolicy = .returnCacheDataElseLoad
        request.timeoutInterval = 10
        guard let session else {
            try await Task.sleep(nanoseconds: UInt64(request.timeoutInterval) * NSEC_PER_SEC)
            throw URLError(.timedOut)
        }
        let (data, response) = try await session.data(for: request)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return try decoder.decode([Photo].self, from: data)
    }
}

@MainActor
final class PhotoFeedModel: ObservableObject {
    enum Phase { case idle, loading, loaded([Photo]), failed(Error) }
    @Published private(set) var phase: Phase = .idle
    @Published var query = ""
    @Published var favourites: Set<Photo.ID> = []
    @AppStorage("feed.columns") var columns = 2
    private var cancellables = Set<AnyCancellable>()
    private var page = 1

    init() {
        $query
            .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .removeDuplicates()
            .filter { !$0.isEmpty }
            .sink { [weak self] query in self?.search(query) }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)
            .sink { [weak self] _ in Task { await self?.load() } }
            .store(in: &cancellables)
        Publishers.CombineLatest($query, $favourites)
            .map { query, favourites in query.isEmpty ? favourites.count : 0 }
            .assign(to: \.columns, on: self)
            .store(in: &cancellables)
    }

    func search(_ query: String) {
        PhotoService.shared.publisher(page: page)
            .sink(
                receiveCompletion: { completion in
                    if case .failure(let error) = completion { self.phase = .failed(error) }
                },
                receiveValue: { [weak self] photos in
                    self?.phase = .loaded(photos.filter { $0.author.localizedCaseInsensitiveContains(query) })
                }
            )
            .store(in: &cancellables)
    }

    func load() async {
        phase = .loading
        do {
            let photos = try await PhotoService.shared.photos(page: page)
            withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { phase = .loaded(photos) }
            page += 1
        } catch is CancellationError {
        } catch {
            phase = .failed(error)
        }
    }
}

struct PhotoFeedScreen: View {
    @StateObject private var model = PhotoFeedModel()
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.dismissSearch) private var dismissSearch
    @Namespace private var namespace
    @State private var selected: Photo?
    @State private var showsSettings = false
    @State private var scrollOffset: CGFloat = 0

    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: 8), count: sizeClass == .compact ? model.columns : 4)
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Feed")
                .navigationBarTitleDisplayMode(.large)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Menu {
                            Picker("Columns", selection: $model.columns) {
                                ForEach(1..<5) { Text("\($0)").tag($0) }
                            }
                            Divider()
                            Button(role: .destructive, action: { model.favourites.removeAll() }) {
                                Label("Clear", systemImage: "trash")
                            }
                        } label: {
                            Image(systemName: "ellipsis.circle").symbolRenderingMode(.hierarchical)
                        }
                    }
                    ToolbarItem(placement: .cancellationAction) { Button("Settings") { showsSettings.toggle() } }
                }
                .searchable(
                    text: $model.query, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Authors")
                )
                .searchSuggestions {
                    ForEach(["Ann", "Bo"], id: \.self) { Text($0).searchCompletion($0) }
                }
                .refreshable { await model.load() }
                .task { await model.load() }
                .sheet(isPresented: $showsSettings) {
                    Text("Settings").presentationDetents([.height(200), .medium, .fraction(0.8)])
                        .presentationDragIndicator(.visible)
                }
                .fullScreenCover(item: $selected) { photo in
                    PhotoDetail(photo: photo, namespace: namespace).environmentObject(model)
                }
        }
    }

    @ViewBuilder
    private var content: some View {
        switch model.phase {
        case .idle, .loading:
            ProgressView().controlSize(.large).frame(maxWidth: .infinity, maxHeight: .infinity)
        case .failed(let error):
            ContentUnavailableView {
                Label("Nothing here", systemImage: "wifi.slash")
            } description: {
                Text(error.localizedDescription)
            } actions: {
                Button("Retry") { Task { await model.load() } }.buttonStyle(.borderedProminent)
            }
        case .loaded(let photos):
            ScrollView(.vertical, showsIndicators: false) {
                LazyVGrid(columns: columns, spacing: 8, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(photos) { photo in
                            cell(photo)
                        }
                    } header: {
                        Text("^[\(photos.count) photo](inflect: true)").font(.caption).frame(
                            maxWidth: .infinity, alignment: .leading
                        ).background(.bar)
                    }
                }
                .padding(.horizontal)
                .background(
                    GeometryReader { proxy in
                        Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("scroll")).minY)
                    })
            }
            .coordinateSpace(name: "scroll")
            .onPreferenceChange(OffsetKey.self) { scrollOffset = $0 }
            .scrollDismissesKeyboard(.interactively)
        }
    }

    private func cell(_ photo: Photo) -> some View {
        AsyncImage(url: photo.downloadURL, transaction: Transaction(animation: .easeIn)) { phase in
            switch phase {
            case .empty: Color.gray.opacity(0.2).overlay(ProgressView())
            case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
            case .failure: Image(systemName: "photo").foregroundStyle(.secondary)
            @unknown default: EmptyView()
            }
        }
        .aspectRatio(photo.ratio, contentMode: .fit)
        .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
        .overlay(alignment: .bottomTrailing) {
            Image(systemName: model.favourites.contains(photo.id) ? "heart.fill" : "heart")
                .padding(6)
                .background(.ultraThinMaterial, in: Circle())
                .symbolEffect(.bounce, value: model.favourites)
        }
        .matchedGeometryEffect(id: photo.id, in: namespace, isSource: selected?.id != photo.id)
        .contextMenu {
            ShareLink(item: photo.downloadURL) { Label("Share", systemImage: "square.and.arrow.up") }
            Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.url = photo.downloadURL }
        } preview: {
            Text(photo.author)
        }
        .onTapGesture(count: 2) { model.favourites.formSymmetricDifference([photo.id]) }
        .onTapGesture {
            withAnimation(.interactiveSpring(response: 0.5, dampingFraction: 0.7, blendDuration: 0.2)) {
                selected = photo
            }
        }
        .sensoryFeedback(.impact(flexibility: .soft), trigger: model.favourites)
    }
}

private struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

struct PhotoDetail: View {
    let photo: Photo
    var namespace: Namespace.ID
    @EnvironmentObject var model: PhotoFeedModel
    @Environment(\.dismiss) var dismiss
    @GestureState private var drag = CGSize.zero
    @State private var scale: CGFloat = 1
    @State private var lastScale: CGFloat = 1

    var body: some View {
        let magnify = MagnificationGesture()
            .onChanged { scale = lastScale * $0 }
            .onEnded { _ in lastScale = scale }
        let pan = DragGesture(minimumDistance: 10, coordinateSpace: .global)
            .updating($drag) { value, state, transaction in
                state = value.translation
                transaction.animation = .interactiveSpring()
            }
            .onEnded { value in
                if value.predictedEndTranslation.height > 200 || value.velocity.height > 1000 { dismiss() }
            }
        return ZStack(alignment: .topLeading) {
            Color.black.ignoresSafeArea().opacity(1 - min(abs(drag.height) / 400, 0.5))
            Rectangle().fill(.gray.gradient).aspectRatio(photo.ratio, contentMode: .fit)
                .matchedGeometryEffect(id: photo.id, in: namespace)
                .scaleEffect(scale).offset(drag)
                .gesture(magnify.simultaneously(with: pan))
            Button {
                dismiss()
            } label: {
                Image(systemName: "xmark").font(.title3.bold()).padding()
            }
            .tint(.white)
        }
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
        .preferredColorScheme(.dark)
    }
}

#Preview("Feed") { PhotoFeedScreen() }
#Preview("Dark", traits: .landscapeLeft) { PhotoFeedScreen().preferredColorScheme(.dark) }
