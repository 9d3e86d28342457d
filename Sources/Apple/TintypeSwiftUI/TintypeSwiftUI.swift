// The empty target of the products of `Sources/Apple` on Apple's systems, where the frameworks are there already: so a package for
// both kinds of host resolves.
