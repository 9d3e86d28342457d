// The lock of the module `os`, which Foundation brings along on Apple's systems.
@_exported public import func os.os_unfair_lock_assert_not_owner
@_exported public import func os.os_unfair_lock_assert_owner
@_exported public import func os.os_unfair_lock_lock
@_exported public import func os.os_unfair_lock_trylock
@_exported public import func os.os_unfair_lock_unlock
@_exported public import struct os.os_unfair_lock
@_exported public import typealias os.os_unfair_lock_s
@_exported public import typealias os.os_unfair_lock_t
