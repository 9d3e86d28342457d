// `import CoreServices` where Apple's framework is missing: the older names of types of content are MobileCoreServices' here too.
@_exported public import MobileCoreServices
