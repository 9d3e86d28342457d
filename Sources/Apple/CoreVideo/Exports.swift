// `import CoreVideo` where Apple's framework is missing: its buffers stand in CoreImage, which brings them along as there, and its
// textures in AVFoundation.
@_exported public import AVFoundation
