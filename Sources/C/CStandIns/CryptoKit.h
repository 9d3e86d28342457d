// `import CryptoKit` where Apple's framework is missing: digests, codes, ciphers and keys come with Foundation's overlay.
