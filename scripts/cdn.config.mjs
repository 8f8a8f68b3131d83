/** How the files behind the script tag are built. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { leanLit } from './lean-lit.mjs';
import { minifyTemplates } from './minify-templates.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = (/** @type {string} */ name) => fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url));

/** Every source file of a folder. */
const sources = (/** @type {string} */ folder) =>
  readdirSync(join(root, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => join(root, 'src', folder, file));

/**
 * package.json names the files of dist that do something when they are loaded; these are their sources.
 *
 * @type {import('vite').Plugin}
 */
const registersElements = {
  name: 'registers-elements',
  transform: {
    filter: { id: /\/src\/(define|cdn|staff|components\/define\/[^/]+)\.ts$/ },
    handler: () => ({ moduleSideEffects: true }),
  },
};

/**
 * Compiles TypeScript with decorators, those of each class to one list of its properties (see `src/cdn-decorators.ts`): as decorators they are four times
 * as long.
 *
 * @param {string} code
 */
function compileDecorators(code) {
  if (!code.includes('lit/decorators.js')) return code;
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      experimentalDecorators: true,
      useDefineForClassFields: false,
      verbatimModuleSyntax: true,
    },
  });
  /** @type {Map<string, string[]>} */
  const classes = new Map();
  const rest = outputText.replace(
    /__decorate\(\[\s*(property|state)\(([^()]*)\)\s*\], (\w+)\.prototype, "(\w+)", void 0\);\n?/g,
    (_, decorator, options, element, name) => {
      classes.set(element, [...(classes.get(element) ?? []), `${name}: ${decorator === 'state' ? 'false' : unusual(options)}`]);
      return '';
    },
  );
  if (rest.includes('__decorate([')) throw new Error('The script tag only knows the decorators property() and state(), on fields.');
  const lists = [...classes].map(([element, properties]) => `declareProperties(${element}, { ${properties.join(', ')} });\n`);
  const body = rest
    .replace(/^var __decorate = [^]*?\n};\n/, '')
    .replace(/import \{[^}]*\} from 'lit\/decorators\.js';/, `import { declareProperties } from '${source('cdn-decorators')}';`);
  return body + lists.join('');
}

/**
 * The options of a property in short.
 *
 * @param {string} options
 */
function unusual(options) {
  const [, attribute, type] = /^\{ (?:attribute: ('[^']*'|false)|type: (\w+)) \}$/.exec(options) ?? [];
  return attribute ?? type ?? (options || '0');
}

const componentCode = sources('components').map((file) => readFileSync(file, 'utf8'));
/** Beginnings of names that are put together while a page runs; those stay. */
const builtNames = componentCode.flatMap((code) => code.match(/--_[a-z-]*(?=\$\{)/g) ?? []);
/** The private CSS variables of the elements (`--_text`), each with a name of a letter or two: the files of a page agree on them because all come from here. */
const shortNames = new Map(
  [...new Set(componentCode.flatMap((code) => code.match(/--_[a-z][a-z0-9-]*/g) ?? []))]
    .filter((name) => !builtNames.some((beginning) => name.startsWith(beginning)))
    .sort()
    .map((name, index) => [name, `--_${index.toString(36)}`]),
);

/** @type {import('vite').Plugin} */
const shortTemplates = {
  name: 'short-templates',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/components\/.+\.ts$/ },
    handler: (code) => ({
      code: compileDecorators(minifyTemplates(code)).replace(/--_[a-z][a-z0-9-]*/g, (name) => shortNames.get(name) ?? name),
      map: null,
    }),
  },
};

/**
 * Takes out what is only for bundlers.
 *
 * @type {import('vite').Plugin}
 */
const noAnnotations = {
  name: 'no-annotations',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replace(/(?<=\w)\/\* @__\w+__ \*\/ ?(?=\w)/g, ' ').replace(/\/\* @__\w+__ \*\/ ?/g, '');
  },
};

/**
 * What every page needs, and the plan table with it: it is what visitors see first, and one file compresses better than two. Nothing that only
 * other elements need.
 */
const base = {
  name: 'base',
  test: new RegExp(
    [
      '/node_modules/(?!stdnum/|lit(-html)?/(directives?/|directive))',
      '/src/(cdn-[^/]+|store/(create-store|tabs)|api/(pricing|schemas/(values|storefront/catalog)|operations/(operation|storefront/catalog)|gateway-client|errors|random-id))\\.ts$',
      '/src/components/((base|context)/|features/connection/(connection|feature-element|outcome|resource)\\.ts$|controllers/(keep-room|online|view-state)|theme/tokens|locales/(catalog|formats|words)|features/(provider|plans)/(?!session|settings|details/|messages\\.\\w+\\.ts))',
      '/src/components/events/(milestone|storefront-error|storefront-plan-select|storefront-ready)\\.ts$',
      '/src/components/primitives/(button\\.styles|live-region|price|safe-link|segmented|skeleton\\.styles|stepper|visually-hidden\\.styles)\\.ts$',
    ].join('|'),
  ),
};

/**
 * Half of a first element's bytes would be zod; test/api/cdn-guards.test.ts compares the stand-in with it. What the first file does not use of the
 * stand-in must not be in it either.
 *
 * @type {import('vite').Plugin}
 */
const standIn = {
  name: 'stand-in-for-zod',
  enforce: 'pre',
  resolveId: (id, importer = '') => (id === 'zod/mini' ? source(base.test.test(importer) ? 'cdn-guards' : 'later-guards') : undefined),
};

/**
 * Everything that registering all elements needs at once, in one file, which compresses better than several that share: whatever is reached without an
 * `import()`.
 *
 * @param {string} id
 * @param {{ getModuleInfo(id: string): { isEntry: boolean, importers: readonly string[] } | null }} context
 * @param {Set<string>} [seen]
 * @returns {boolean}
 */
function isNeededAtOnce(id, context, seen = new Set()) {
  if (seen.has(id)) return false;
  seen.add(id);
  const module = context.getModuleInfo(id);
  return module !== null && (module.isEntry || module.importers.some((importer) => isNeededAtOnce(importer, context, seen)));
}
const together = {
  name: (/** @type {string} */ id, /** @type {Parameters<typeof isNeededAtOnce>[1]} */ context) =>
    isNeededAtOnce(id, context) ? 'all' : null,
};

/**
 * Names an element's file after the element.
 *
 * @param {{ facadeModuleId?: string | null }} chunk
 */
function chunkFileNames({ facadeModuleId }) {
  const feature = /\/components\/define\/([^/]+)\.ts$/.exec(facadeModuleId ?? '')?.[1];
  return feature === undefined ? 'chunks/[name]-[hash:7].js' : `chunks/${feature}-[hash:7].js`;
}

/**
 * @param {'storefront' | 'storefront.all' | 'storefront.staff' | 'storefront.api'} name
 * @param {string} entry
 * @returns {import('vite').InlineConfig}
 */
function bundle(name, entry) {
  return {
    root,
    base: './',
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [standIn, registersElements, leanLit, shortTemplates, noAnnotations],
    build: {
      target: 'es2022',
      outDir: 'dist/cdn',
      emptyOutDir: false,
      modulePreload: false,
      // Which file holds which element, for preload links and for the size check.
      manifest: `${name}.manifest.json`,
      // As a library, because a page build adds a helper for preloading to each import(); whitespace is taken out below.
      lib: { entry: { [name]: entry }, formats: ['es'] },
      rolldownOptions: {
        // How long the plug-ins took, on a machine that may be busy, is no reason to fail; nor that everything in one file leaves nothing to load later.
        checks: { pluginTimings: false, ineffectiveDynamicImport: false },
        // For example a schema that uses what the stand-in for zod/mini has not.
        onwarn: ({ code, message }) => {
          // An element that opens another when it is needed finds it in the same file where all are in one.
          if (code !== 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(message);
        },
        output: {
          minify: true,
          entryFileNames: '[name].js',
          chunkFileNames,
          // Names of files are a good part of the first one, and hexadecimal digits compress best.
          hashCharacters: 'hex',
          codeSplitting: { groups: [name === 'storefront' ? base : together] },
        },
      },
    },
  };
}

/** The loader, which brings each element as a file of its own when the page has its tag. */
export const loader = bundle('storefront', 'src/cdn.ts');
/**
 * Elements for a tenant's own staff, in files of their own: with zod and Lit as they are, because they read all of the billing API, and so that no page of
 * the storefront loads a byte of them.
 */
const { plugins: _, ...options } = bundle('storefront.staff', 'src/staff.ts');
export const staff = { ...options, plugins: [registersElements, shortTemplates] };
/** The client as one file, for staff pages that have no bundler. It has no elements in it. */
export const api = { ...bundle('storefront.api', 'src/api/browser.ts'), plugins: [] };
/** Everything in one file; other languages still come when they are needed. */
export const all = bundle('storefront.all', 'src/define.ts');
