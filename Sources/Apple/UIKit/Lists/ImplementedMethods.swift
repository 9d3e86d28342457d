enum ImplementedMethods { static func commitsEditing(_ type: Any.Type) -> Bool { true } }
