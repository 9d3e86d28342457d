// `import Photos` where Apple's framework is missing: a library without photographs, to which nobody gave the app a permission.
@_exported public import Foundation
@_exported public import UIKit
@_exported public import AVFoundation
@_exported public import CoreLocation
