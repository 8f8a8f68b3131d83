import { defineConfig } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.ts'];
const browser = ['src/components/**/*.ts', 'src/{index,define,staff}.ts', 'src/cdn/**/*.ts'];

/** Refuses code that turns text into markup. A strict CSP with Trusted Types would refuse it only at run time. */
const markupFromText = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]',
    message: 'Text must never become markup: render a Lit template or set textContent.',
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    message: 'Text must never become markup: render a Lit template.',
  },
];

/** Refuses style attributes in templates, because a strict `style-src` policy blocks them. */
const styleAttributes = {
  selector: 'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle\\s*=/i]',
  message: 'A strict CSP refuses style attributes: use a class, :state() or element.style.setProperty() after rendering.',
};

const styleElements = {
  selector: 'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/<style[\\s>]/i]',
  message: 'A strict CSP refuses style elements: put the rules in static styles.',
};

const doubleCast = {
  selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
  message: 'A cast through unknown hides a wrong type: parse the value with a schema or narrow it.',
};

/** Refuses `BigInt` in elements, because only src/api calculates with money. */
const bigIntegers = {
  selector: "Literal[bigint], CallExpression[callee.name='BigInt']",
  message: 'Elements do not calculate: call src/api/decimal, src/api/money or src/api/pricing.',
};

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export, so that the name is the same everywhere.',
};

const floats = {
  selector: "CallExpression[callee.name='parseFloat'], CallExpression[callee.object.name='Number'][callee.property.name='parseFloat']",
  message: 'Amounts are decimal strings, never floats: use decimal.js or BigInt.',
};

const focusedTests = {
  selector: 'CallExpression > MemberExpression[object.name=/^(it|test|describe|suite)$/][property.name=/^(only|skip|todo|fixme)$/]',
  message: 'Every test must run: do not use only, skip, todo or fixme.',
};

const sleeps = {
  selector: "CallExpression[callee.property.name='waitForTimeout'], ImportDeclaration[source.value='node:timers/promises']",
  message: 'Wait for something that a user can see, not for a fixed time.',
};

const unsafeDirectives = [
  { name: 'lit/directives/unsafe-html.js', message: 'Text must never become markup.' },
  { name: 'lit/directives/unsafe-svg.js', message: 'Text must never become markup.' },
  { name: 'lit/directives/unsafe-mathml.js', message: 'Text must never become markup.' },
  { name: 'lit/directives/style-map.js', message: 'It writes a style attribute on first render, which a strict CSP refuses.' },
];

const nodeModules = { group: ['node:*'], message: 'src runs in browsers and on any Web-standard server: no node: modules.' };

const noFetch = 'Only the client in src/api and the gateway talk to the network.';

export default defineConfig(
  {
    ignores: ['dist/', 'dist-sandbox/', '.storefront/', 'coverage/', 'test-results/', 'playwright-report/', '.data/', 'src/generated/'],
  },
  {
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      // `noInlineConfig` ignores comments that disable ESLint rules. This rule refuses comments that disable oxlint rules.
      'no-warning-comments': ['error', { terms: ['oxlint-disable'], location: 'anywhere' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-restricted-syntax': ['error', ...markupFromText],
    },
  },
  {
    // Rules that need types run in oxlint (.oxlintrc.json), which is much faster.
    files: typescript,
    extends: [tseslint.configs.base],
    rules: {
      'no-restricted-syntax': ['error', ...markupFromText, styleAttributes, styleElements, doubleCast, floats],
    },
  },
  {
    files: ['src/**/*.ts'],
    rules: {
      'no-console': ['error', { allow: ['warn'] }],
      'no-restricted-globals': ['error', { name: 'fetch', message: noFetch }],
      'no-restricted-properties': [
        'error',
        ...['globalThis', 'window', 'self'].map((object) => ({ object, property: 'fetch', message: noFetch })),
      ],
      'no-restricted-imports': ['error', { paths: unsafeDirectives, patterns: [nodeModules] }],
      'no-restricted-syntax': ['error', ...markupFromText, styleAttributes, styleElements, doubleCast, floats, defaultExport],
    },
  },
  {
    files: ['src/api/{transport,gateway-client,is-reachable}.ts', 'src/{gateway,cli}/**/*.ts'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    // Commands run only in Node.js.
    files: ['src/cli/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: unsafeDirectives }] },
  },
  {
    files: ['src/components/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...markupFromText, styleAttributes, styleElements, doubleCast, floats, defaultExport, bigIntegers],
    },
  },
  {
    files: [...browser, 'test/components/**/*.ts'],
    extends: [lit.configs['flat/recommended'], wc.configs['flat/recommended'], litA11y.configs.recommended],
    settings: { wc: { elementBaseClasses: ['LitElement', 'StorefrontElement', 'FeatureElement'] } },
    rules: {
      'lit/no-useless-template-literals': 'error',
      'lit/no-value-attribute': 'error',
      'lit/no-private-properties': 'error',
      'lit/no-this-assign-in-render': 'error',
      'lit/no-native-attributes': 'off',
      'wc/guard-super-call': 'off',
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      // Some tests check that `javascript:` URLs are refused.
      'no-script-url': 'off',
      'no-restricted-syntax': ['error', ...markupFromText, doubleCast, focusedTests, sleeps],
    },
  },
);
