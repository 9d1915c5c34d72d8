// The framework OSLog, which provides the loggers of `os`.
@_exported import os
