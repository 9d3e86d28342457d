// `import Network` where Apple's framework is missing: `NWPathMonitor` comes with Foundation's overlay.
