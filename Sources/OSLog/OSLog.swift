// The framework OSLog has the loggers of `os`.
@_exported import os
