#!/usr/bin/env python3
"""Checks that imports go down only, and that C stays where it is wrapped.

usage: check-layers.py [--self-test]

The first folder below Sources is a module. LAYERS says what each may import; a module that is not in it may
not be there. C modules are imported as `internal`, `private` or `fileprivate`, so that none of their types can
come out again, and no signature for other modules names one.
"""

import pathlib
import re
import sys
import tempfile

# Floor 0: libraries of the system, and what is written in C. They hold no Swift.
C_MODULES = {
    "CGLib",
    "CGtk",
    "CPixbuf",
    "CExif",
    "CExempi",
    "CHeif",
    "CMediaInfo",
    "CSeccomp",
    "CSQLite",
    "CLcms",
    "CGStreamer",
    "CTurboJPEG",
    "CWebP",
    "empty-window",
    "scan-yardstick",
    "thumbnail-yardstick",
}

LAYERS = {
    # Floor 1
    "PickerModel": {"Observation", "Synchronization"},
    "GLib": {"CGLib", "Dispatch", "Glibc", "Synchronization"},
    # Floor 2
    "Gtk": {"GLib", "CGLib", "CGtk"},
    "DecoderWire": {"PickerModel"},
    "ImageDecoding": {
        "GLib",
        "PickerModel",
        "DecoderWire",
        "CGLib",
        "CPixbuf",
        "CExif",
        "CExempi",
        "CHeif",
        "CMediaInfo",
        "CSeccomp",
        "CLcms",
        "CTurboJPEG",
        "CWebP",
        "Glibc",
        "Synchronization",
    },
    "PlayerWire": {"PickerModel"},
    "Video": {"PickerModel", "GLib", "PlayerWire", "CGLib", "CGStreamer", "CExif", "Synchronization"},
    "Playback": {"PickerModel", "GLib", "PlayerWire", "Synchronization"},
    "Thumbnails": {"PickerModel", "GLib", "DecoderWire", "Synchronization"},
    # Floor 3
    "PickerLibrary": {"PickerModel", "GLib", "CSQLite", "Synchronization"},
    # Floor 4
    "PickerUI": {"PickerModel", "Gtk", "GLib", "Observation"},
    # Floor 5
    "PhotoPicker": {
        "PickerModel",
        "GLib",
        "Gtk",
        "DecoderWire",
        "Thumbnails",
        "Playback",
        "PickerLibrary",
        "PickerUI",
        "Observation",
        "Synchronization",
    },
    # Floor 6
    "photo-picker": {"PhotoPicker", "PickerModel", "GLib"},
    "photo-picker-decoder": {"ImageDecoding"},
    "photo-picker-player": {"Video"},
    "photo-picker-camera": {"Video", "PickerUI", "PickerModel", "Gtk", "GLib"},
    # Gtk stands for the toolkit of the program that embeds the picker.
    "photo-form-example": {"PhotoPicker", "Gtk", "GLib"},
    "picker-bench": {"PickerUI", "PickerModel", "PickerLibrary", "GLib", "Gtk", "Thumbnails"},
}
EVERYWHERE = {"Swift", "FoundationEssentials"}

# Where an initialiser may take the pointer that a wrapper holds.
WRAPPERS = {"GLib", "Gtk", "ImageDecoding", "Video"}

IMPORT = re.compile(
    r"^\s*(?P<attributes>(?:@\w+(?:\([^)]*\))?\s+)*)"
    r"(?:(?P<access>public|package|internal|private|fileprivate)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var)\s+)?(?P<module>\w+)",
    re.MULTILINE,
)
DECLARATION = re.compile(
    r"\b(?P<access>public|package|open)\s+(?:[a-z]+(?:\([^)]*\))?\s+)*?"
    r"(?P<kind>init|func|var|let|subscript|typealias|struct|class|actor|enum|protocol|case)\b"
)
C_TYPE = re.compile(
    r"\bUnsafe(?:Mutable)?Pointer<\s*_?(?:G(?!Lib)|Hdy|Atk|Pango|Exif|cairo)\w*"
    r"|\b(?:G(?!Lib)|Gtk|Gdk|Hdy|Atk|Pango|Exif)[A-Z]\w*"
    r"|\bcairo_\w+|\bg(?:boolean|char|pointer|s?size|u?int\d*|u?long|float|double)\b"
)
COMMENT_OR_STRING = re.compile(r'//[^\n]*|/\*.*?\*/|"""(?:\\.|.)*?"""|#+".*?"#+|"(?:\\.|[^"\\\n])*"', re.DOTALL)


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    if sys.argv[1:]:
        sys.exit(__doc__)
    faults = check(pathlib.Path(__file__).resolve().parent.parent / "Sources")
    for fault in faults:
        print(f"check-layers: {fault}", file=sys.stderr)
    return 1 if faults else 0


def check(sources):
    faults = []
    folders = {path.name for path in sources.iterdir() if path.is_dir()}
    for name in sorted(folders - LAYERS.keys() - C_MODULES):
        faults.append(f"Sources/{name} is not in the table of layers")
    for name in sorted((LAYERS.keys() | C_MODULES) - folders):
        faults.append(f"{name} is in the table of layers, but not in Sources")
    for file in sorted(sources.rglob("*.swift")):
        path = file.relative_to(sources)
        text = COMMENT_OR_STRING.sub(blank, file.read_text())
        for line, fault in check_file(path.parts[0], text):
            faults.append(f"Sources/{path}:{line}: {fault}")
    return faults


def blank(match):
    """As many lines as before, so that faults keep their place."""
    return " " + "\n" * match.group().count("\n")


def check_file(module, text):
    for match in IMPORT.finditer(text.replace(";", "\n")):
        line = text.count("\n", 0, match.start("module")) + 1
        for fault in import_faults(module, match):
            yield line, fault
    for match in DECLARATION.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        for fault in signature_faults(module, match, signature(text, match)):
            yield line, fault


def import_faults(module, match):
    imported, access = match["module"], match["access"]
    if imported in C_MODULES and access not in {"internal", "private", "fileprivate"}:
        yield f"{imported} is C: write internal import {imported}"
    if imported not in LAYERS.get(module, set()) | EVERYWHERE:
        yield f"{module} may not import {imported}"
    if "@_exported" in match["attributes"]:
        yield f"{imported} is handed on with @_exported"


def signature(text, match):
    """The declaration without its body: to the first brace, =, or line end that is not inside parentheses. Of a
    protocol all of it, as its members have no access of their own."""
    if match["kind"] == "protocol":
        return text[match.start() : closing_brace(text, match.end())]
    depth = 0
    for index in range(match.end(), len(text)):
        character = text[index]
        if character in "([":
            depth += 1
        elif character in ")]":
            depth -= 1
        elif depth == 0 and (character in "{=" or ends_declaration(text, index)):
            return text[match.start() : index]
    return text[match.start() :]


def ends_declaration(text, index):
    return text[index] == "\n" and not re.match(r"\s*(->|where\b|throws\b|async\b|:|,|\()", text[index:])


def closing_brace(text, start):
    depth = 0
    for index in range(text.find("{", start), len(text)):
        depth += {"{": 1, "}": -1}.get(text[index], 0)
        if depth == 0:
            return index + 1
    return len(text)


def signature_faults(module, match, text):
    if found := C_TYPE.search(text):
        yield f"the C type {found.group()} stands in a {match['access']} signature"
    is_wrapper = match["access"] == "package" and match["kind"] == "init" and module in WRAPPERS
    if "OpaquePointer" in text and not is_wrapper:
        yield f"OpaquePointer stands in a {match['access']} signature"


# What must be found, and what must not: module, source, and a part of the fault; none where it is right.
CASES = [
    ("PickerModel", "import Observation", None),
    ("PickerModel", "import GLib", "PickerModel may not import GLib"),
    ("PickerModel", "// import GLib\n/* import Gtk */", None),
    ("PickerModel", 'let text = """\n  import GLib\n  """', None),
    ("PickerModel", "import Foundation", "may not import Foundation"),
    ("PickerModel", "import FoundationEssentials", None),
    ("PickerUI", "import Gtk; import PickerLibrary", "PickerUI may not import PickerLibrary"),
    ("PickerUI", "internal import CGtk", "PickerUI may not import CGtk"),
    ("PickerUI", "import struct PickerLibrary.Walk", "may not import PickerLibrary"),
    ("PickerLibrary", "@preconcurrency package import Gtk", "PickerLibrary may not import Gtk"),
    ("PickerLibrary", "#if true\n  import Dispatch\n#endif", "PickerLibrary may not import Dispatch"),
    ("photo-picker", "import Gtk", "photo-picker may not import Gtk"),
    ("PhotoPicker", "@_exported import Gtk", "handed on"),
    ("Gtk", "internal import CGtk", None),
    ("Gtk", "private import CGtk", None),
    ("Gtk", "import CGtk", "write internal import CGtk"),
    ("Gtk", "package import CGtk", "write internal import CGtk"),
    ("Gtk", "func f(_ w: UnsafeMutablePointer<GtkWidget>) {}", None),
    ("Gtk", "package func f(_ w: UnsafeMutablePointer<GtkWidget>) {}", "C type UnsafeMutablePointer<GtkWidget"),
    ("Gtk", "public func f(\n  _ w: Int\n)\n  -> GtkWidget? {", "C type GtkWidget"),
    ("Gtk", "package var size: gint", "C type gint"),
    ("Gtk", "package func f(\n  g: (Int) -> Int = { $0 },\n  w: HdyLeaflet)", "C type HdyLeaflet"),
    ("Gtk", "package protocol P {\n  func f(_ w: GdkEvent)\n}", "C type GdkEvent"),
    ("Gtk", "package init(adopting pointer: OpaquePointer) {}", None),
    ("Gtk", "public init(adopting pointer: OpaquePointer) {}", "OpaquePointer stands in a public"),
    ("Gtk", "package var pointer: OpaquePointer", "OpaquePointer stands in a package"),
    ("Thumbnails", "package init(_ pointer: OpaquePointer) {}", "OpaquePointer stands in a package"),
    ("GLib", "package struct GLibError: Error {}\npackage func f() -> GLibError? { GObject() }", None),
    ("GLib", "package static let number: Int = Int(gint(3))", None),
    ("GLib", "/// GObject\npackage final class Object {\n  let pointer: GObject\n}", None),
]


def self_test():
    failures = [case for case in CASES if not holds(*case)]
    for module, source, expected in failures:
        print(f"check-layers: {module}: {source!r} should give {expected or 'nothing'}", file=sys.stderr)
    for extra, missing, expected in [("Surprise", None, "Surprise is not"), (None, "Gtk", "Gtk is in the table")]:
        with sources(extra, missing) as folder:
            faults = check(pathlib.Path(folder))
        if len(faults) != 1 or expected not in faults[0]:
            print(f"check-layers: {expected} was not found, but {faults}", file=sys.stderr)
            failures.append(expected)
    return 1 if failures else 0


def holds(module, source, expected):
    with sources() as folder:
        pathlib.Path(folder, module, "Deep").mkdir()
        pathlib.Path(folder, module, "Deep", "Case.swift").write_text(source + "\n")
        faults = check(pathlib.Path(folder))
    return any(expected in fault for fault in faults) if expected else not faults


def sources(extra=None, missing=None):
    folder = tempfile.TemporaryDirectory()
    for name in (LAYERS.keys() | C_MODULES | {extra}) - {None, missing}:
        pathlib.Path(folder.name, name).mkdir()
    return folder


if __name__ == "__main__":
    sys.exit(main())
