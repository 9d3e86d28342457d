#if os(Linux)
    import Combine

    typealias ObservableObject = Combine.ObservableObject
    typealias Published = Combine.Published
    typealias AnyCancellable = Combine.AnyCancellable
#endif
