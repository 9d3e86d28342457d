// `import CoreImage` where Apple's framework is missing: its names are in the Swift module of this name.
