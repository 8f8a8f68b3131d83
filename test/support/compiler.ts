import ts from 'typescript';

/** Compiler error. `file` is undefined if the error belongs to no file. */
export interface Diagnosis {
  readonly file: string | undefined;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

const STRICT: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  noEmit: true,
};

/** Cache of parsed declaration files. Other files, such as samples, are parsed each time. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles files in strict mode, declarations of packages included, and returns all errors. */
export function diagnose(files: readonly string[], options: ts.CompilerOptions = {}): Diagnosis[] {
  const all = { ...STRICT, ...options };
  const host = ts.createCompilerHost(all);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version, ...rest) => {
    if (!name.endsWith('.d.ts')) return read(name, version, ...rest);
    const format = typeof version === 'object' ? version.impliedNodeFormat : undefined;
    const key = `${name} ${format}`;
    if (!parsed.has(key)) parsed.set(key, read(name, version, ...rest));
    return parsed.get(key);
  };
  return ts.getPreEmitDiagnostics(ts.createProgram(files, all, host)).map(({ file, start = 0, messageText }) => ({
    file: file?.fileName,
    line: file ? file.getLineAndCharacterOfPosition(start).line + 1 : 1,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}
