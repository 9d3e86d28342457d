// What users get with `import Tintype`: the views, and the values that they are made of.
@_exported public import TintypeGraphics
@_exported public import TintypeTree
@_exported public import TintypeUI
