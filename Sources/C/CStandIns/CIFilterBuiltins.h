// `import CoreImage.CIFilterBuiltins` where Apple's framework is missing: its names are in the Swift module `CoreImage`.
