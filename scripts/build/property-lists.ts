import { join } from 'node:path';
import ts from 'typescript';
import type { Plugin } from 'vite';

const declareProperties = join(import.meta.dirname, '../../src/cdn-decorators.ts');

/** Compiles the property decorators of each class to one list, which is a quarter as long (see `src/cdn-decorators.ts`). */
export function propertyLists(): Plugin {
  return {
    name: 'property-lists',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/components\/.+\.ts$/, code: 'lit/decorators.js' },
      handler: (code) => ({ code: compile(code), map: null }),
    },
  };
}

function compile(code: string): string {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      experimentalDecorators: true,
      useDefineForClassFields: false,
      verbatimModuleSyntax: true,
    },
  });
  const classes = new Map<string, string[]>();
  const rest = outputText.replace(
    /__decorate\(\[\s*(property|state)\(([^()]*)\)\s*\], (\w+)\.prototype, "(\w+)", void 0\);\n?/g,
    (_, decorator: string, options: string, element: string, name: string) => {
      classes.set(element, [...(classes.get(element) ?? []), `${name}: ${decorator === 'state' ? 'false' : shortened(options)}`]);
      return '';
    },
  );
  if (rest.includes('__decorate([')) throw new Error('The script tag only knows the decorators property() and state(), on fields.');
  const lists = [...classes].map(([element, properties]) => `declareProperties(${element}, { ${properties.join(', ')} });\n`);
  const body = rest
    .replace(/^var __decorate = [^]*?\n};\n/, '')
    .replace(/import \{[^}]*\} from 'lit\/decorators\.js';/, `import { declareProperties } from '${declareProperties}';`);
  return body + lists.join('');
}

/** The options of a property in their short form. */
function shortened(options: string): string {
  const [, attribute, type] = /^\{ (?:attribute: ('[^']*'|false)|type: (\w+)) \}$/.exec(options) ?? [];
  return attribute ?? type ?? (options || '0');
}
