// `import CoreVideo` where Apple's framework is missing: its buffers are AVFoundation's here too.
@_exported public import AVFoundation
