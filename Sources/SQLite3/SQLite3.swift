@_exported public import CSQLite
