// `import AudioToolbox` where Apple's framework is missing: its sounds of the system are AVFoundation's here too.
@_exported public import AVFoundation
