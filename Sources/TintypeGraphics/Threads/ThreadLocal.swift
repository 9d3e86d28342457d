import Foundation

/// An object of its own for each thread; nil in a thread that was given none. A thread's object is let go of when the thread ends.
///
/// For values of the program's whole life: a process has room for about a thousand of them.
package struct ThreadLocal<Value: AnyObject>: @unchecked Sendable {
    private let key: pthread_key_t

    package init() {
        var key = pthread_key_t()
        let failure = pthread_key_create(&key) { object in
            guard let object else { return }
            Unmanaged<AnyObject>.fromOpaque(object).release()
        }
        precondition(failure == 0, "there is room for one more object of each thread")
        self.key = key
    }

    package var value: Value? {
        get {
            guard let object = pthread_getspecific(key) else { return nil }
            return Unmanaged<Value>.fromOpaque(object).takeUnretainedValue()
        }
        nonmutating set {
            let old = pthread_getspecific(key)
            pthread_setspecific(key, newValue.map { Unmanaged.passRetained($0).toOpaque() })
            if let old { Unmanaged<AnyObject>.fromOpaque(old).release() }
        }
    }

    /// The thread's object, made where it has none.
    package func value(orMaking make: () -> Value) -> Value {
        if let value { return value }
        let made = make()
        value = made
        return made
    }
}
