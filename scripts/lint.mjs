/**
 * Runs oxlint (rules that need types), ESLint (rules of this project and of Lit) and oxfmt (formatting) on the whole project:
 * node scripts/lint.mjs [--changed] [--report FILE]
 *
 *   --changed  the linters check only files that differ from the last commit of the upstream branch, or of this one if it has no upstream
 *   --report   receives one result for each file, as JSON
 */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ESLint } from 'eslint';
import { generate } from './generate.mjs';
import { root } from './install.mjs';
import { run } from './processes.mjs';

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false }, report: { type: 'string' } } });
process.chdir(root);
generate();

const eslint = new ESLint({ errorOnUnmatchedPattern: false, warnIgnored: false });
const wanted = values.changed ? changedFiles() : ['.'];
const results = wanted.length > 0 ? await eslint.lintFiles(wanted) : [];
const formatter = await eslint.loadFormatter('stylish');
const findings = await formatter.format(results);
if (findings) console.log(findings);

const bad = new Set(results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0).map(({ filePath }) => filePath));
for (const file of [...(await filesWithTypeFindings()), ...(await unformatted())]) bad.add(join(root, file));

const files = [...new Set([...results.map(({ filePath }) => filePath), ...bad])];
console.log(`${files.length} files, ${bad.size} with findings.`);
if (values.report !== undefined) {
  const report = files.map((file) => ({ file: relative(root, file), title: 'lint', passed: !bad.has(file), seconds: 0 }));
  await writeFile(values.report, JSON.stringify(report));
}
process.exitCode = bad.size > 0 ? 1 : 0;

/** Returns the scripts that differ from the last commit of the upstream branch, or of this branch if it has no upstream. */
function changedFiles() {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  let base = 'HEAD';
  try {
    base = git('merge-base', 'HEAD', '@{upstream}').trim();
  } catch {
    // The branch has no upstream.
  }
  const names = `${git('diff', '--name-only', '--diff-filter=d', base)}${git('ls-files', '--others', '--exclude-standard')}`.split('\n');
  return names.filter((name) => /\.(?:ts|mjs|js)$/.test(name));
}

/** Prints oxlint's findings and returns their files. */
async function filesWithTypeFindings() {
  if (wanted.length === 0) return [];
  let output = '';
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const code = await run(process.execPath, [oxlint, '--format', 'unix', '--deny-warnings', '--no-error-on-unmatched-pattern', ...wanted], {
    onOutput: (text) => (output += text),
  });
  if (code === 0) return [];
  console.log(output);
  const found = [...output.matchAll(/^(\S+?):\d+:\d+: /gm)].map(([, file = '']) => file);
  return found.length > 0 ? found : ['.oxlintrc.json'];
}

/** Returns the files that the formatter would change. */
async function unformatted() {
  let output = '';
  const oxfmt = join(root, 'node_modules/oxfmt/bin/oxfmt');
  const code = await run(process.execPath, [oxfmt, '--list-different'], { onOutput: (text) => (output += text) });
  const listed = output.split('\n').filter((line) => line !== '');
  if (listed.length > 0) console.log(`Not formatted. Run npm run format.\n${listed.map((line) => `  ${line}`).join('\n')}`);
  return code === 0 || listed.length > 0 ? listed : ['oxfmt'];
}
