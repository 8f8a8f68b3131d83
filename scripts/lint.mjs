/**
 * ESLint and Prettier over the whole project: node scripts/lint.mjs [--counts FILE]
 * The counts are files without and with findings.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ESLint } from 'eslint';
import * as prettier from 'prettier';
import { generate } from './generate.mjs';
import { root } from './install.mjs';

const { values } = parseArgs({ options: { counts: { type: 'string' } } });
process.chdir(root);
generate();

const eslint = new ESLint();
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
const report = await formatter.format(results);
if (report) console.log(report);

const bad = new Set(results.filter(({ errorCount, warningCount }) => errorCount + warningCount > 0).map(({ filePath }) => filePath));
const unformatted = [];
for (const { filePath } of results) {
  const { ignored, inferredParser } = await prettier.getFileInfo(filePath, { ignorePath: '.prettierignore' });
  if (ignored || inferredParser === null) continue;
  const options = await prettier.resolveConfig(filePath, { editorconfig: true });
  if (!(await prettier.check(await readFile(filePath, 'utf8'), { ...options, filepath: filePath }))) unformatted.push(filePath);
}
if (unformatted.length > 0) {
  console.log(`Not formatted (npm run format mends it):\n${unformatted.map((file) => `  ${relative(root, file)}`).join('\n')}`);
}
for (const file of unformatted) bad.add(file);

const counts = { passed: results.length - bad.size, failed: bad.size };
console.log(`${results.length} files, ${bad.size} with findings.`);
if (values.counts !== undefined) await writeFile(values.counts, JSON.stringify(counts));
process.exitCode = bad.size > 0 ? 1 : 0;
