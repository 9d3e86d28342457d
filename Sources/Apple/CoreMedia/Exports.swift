// `import CoreMedia` where Apple's framework is missing: times and buffers are AVFoundation's here too.
@_exported public import AVFoundation
