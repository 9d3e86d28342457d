// `import CryptoKit` where Apple's framework is missing: SHA-256 and its codes come with Foundation's overlay.
