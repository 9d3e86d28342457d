// A file that imports Testing and CoreImage imports this module too: Swift's toolchain asks for it, as on Apple's systems, where
// it attaches pictures of CoreImage's types to tests. Here there is nothing to add: `Attachment` takes the bytes of a PNG file.
