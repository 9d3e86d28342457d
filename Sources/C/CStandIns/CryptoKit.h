// `import CryptoKit` where Apple's framework is missing: digests, codes and ciphers come with Foundation's overlay.
