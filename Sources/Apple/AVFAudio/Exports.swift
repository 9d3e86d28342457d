// `import AVFAudio` where Apple's framework is missing: sounds are AVFoundation's here too.
@_exported public import AVFoundation
