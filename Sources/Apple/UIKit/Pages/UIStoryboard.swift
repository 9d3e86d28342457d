public import Foundation

/// A storyboard, from which nothing is read here. UIKit's class.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    /// Creates a storyboard without a name.
    public override convenience init() { self.init(name: "", bundle: nil) }
    /// Creates the storyboard of a name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

    /// The view controllers of the storyboard: none, and in their place an empty one.
    open func instantiateInitialViewController() -> UIViewController? { nil }
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController { UIViewController() }

    /// View controllers of a class, as the closure makes them of an archive that has nothing in it, or without views.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { creator?(blank) }
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let blank = blank
        return creator?(blank) ?? ViewController(coder: blank) ?? ViewController(nibName: nil, bundle: nil)
    }

    /// An archive with nothing in it. A key that is asked for is not there, which is no error.
    private var blank: NSCoder {
        let archive = NSKeyedArchiver(requiringSecureCoding: false).encodedData
        guard let reader = try? NSKeyedUnarchiver(forReadingFrom: archive) else {
            preconditionFailure("what was just written can be read")
        }
        reader.decodingFailurePolicy = .setErrorAndReturn
        return reader
    }
}
