import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { isRecord } from '../../api/schemas/is-record.js';
import { suggestName } from '../../api/nearest-name.js';
import { SETTINGS, VARIABLES, type Setting } from './settings.js';
import { isUnknownVariable, renamedTo } from './unknown-variables.js';
import { parseText } from './parse-text.js';

/** Value of a setting, not yet validated. */
export interface RawValue {
  readonly value: unknown;
  /** Name for messages: the variable, or the key in the configuration file. */
  readonly name: string;
  /** Folder for relative paths in the value. */
  readonly folder: string;
}

interface RawValues {
  /** By the key of the setting. Settings without a value are missing. */
  readonly values: ReadonlyMap<string, RawValue>;
  /** Keys of settings whose value could not be read. Their problem is already known. */
  readonly unread: ReadonlySet<string>;
  /** One sentence for each mistake. */
  readonly problems: readonly string[];
}

export interface ValueSources {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folder for relative paths. */
  readonly folder: string;
  /** Configuration file in JSON. */
  readonly file?: string | undefined;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'does not exist' : 'cannot be read';

/** Reads every setting from the environment and the configuration file. A variable wins over the file. */
export async function readValues({ env, folder, file }: ValueSources): Promise<RawValues> {
  const problems = Object.keys(env)
    .filter((name) => env[name] !== undefined && isUnknownVariable(name))
    .map(describeUnknownVariable);
  const values = new Map<string, RawValue>();
  const unread = new Set<string>();
  if (file !== undefined) {
    const path = resolve(folder, file);
    const read = await readConfigurationFile(path, file);
    problems.push(...read.problems);
    for (const [key, value] of read.values) values.set(key, { value, name: `${key} in ${file}`, folder: dirname(path) });
  }
  for (const setting of SETTINGS) {
    const { variable, key } = setting;
    const { text, name = variable, problem } = await readVariable(setting, env, folder);
    const parsed = text === undefined ? undefined : parseText(setting.kind, text);
    if (parsed && 'value' in parsed) values.set(key, { value: parsed.value, name, folder });
    const mistake = problem ?? (parsed && 'problem' in parsed ? `${name} ${parsed.problem}.` : undefined);
    if (mistake === undefined) continue;
    problems.push(mistake);
    unread.add(key);
  }
  return { values, unread, problems };
}

/** Returns the text of a variable, or of the file that `<variable>_FILE` names. An empty variable counts as not set. */
async function readVariable(
  { variable, secret }: Setting,
  env: ValueSources['env'],
  folder: string,
): Promise<{ text?: string; name?: string; problem?: string }> {
  const text = env[variable] ?? '';
  const fileVariable = `${variable}_FILE`;
  const file = (secret ? env[fileVariable] : undefined) ?? '';
  if (text !== '' && file !== '') return { problem: `${variable} and ${fileVariable} must not be set together. Remove one of them.` };
  if (file === '') return text === '' ? {} : { text };
  try {
    // Secret files usually end with a line break.
    const content = (await readFile(resolve(folder, file), 'utf8')).trim();
    return content === '' ? { problem: `${fileVariable} names a file that is empty.` } : { text: content, name: fileVariable };
  } catch (error) {
    return { problem: `${fileVariable} names a file that ${reasonOf(error)}. Set it to the path of a file that contains ${variable}.` };
  }
}

function describeUnknownVariable(name: string): string {
  const renamed = renamedTo(name);
  return `${name} is not a setting of the gateway.${renamed === undefined ? suggestName(name, VARIABLES) : ` Use ${renamed} instead.`}`;
}

async function readConfigurationFile(path: string, shown: string): Promise<{ values: [string, unknown][]; problems: string[] }> {
  let data: unknown;
  try {
    data = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'is not valid JSON. Check commas and quotes' : reasonOf(error);
    return { values: [], problems: [`The configuration file ${shown} ${reason}.`] };
  }
  if (!isRecord(data)) return { values: [], problems: [`The configuration file ${shown} must contain one JSON object.`] };
  const known = SETTINGS.map(({ key }) => key);
  const parents = new Set(known.flatMap((key) => (key.includes('.') ? [key.replace(/\..*/, '')] : [])));
  const values: [string, unknown][] = [];
  const problems: string[] = [];
  for (const [key, value] of Object.entries(data).flatMap(([name, inner]) => flatten(name, inner, parents))) {
    if (known.includes(key)) values.push([key, value]);
    else problems.push(`${key} in ${shown} is not a setting of the gateway.${suggestName(key, known)}`);
  }
  return { values, problems };
}

/** Converts `{paymentForm: {scriptUrl}}` to `paymentForm.scriptUrl`, as settings are named. */
function flatten(name: string, value: unknown, parents: ReadonlySet<string>): [string, unknown][] {
  if (!parents.has(name) || !isRecord(value)) return [[name, value]];
  return Object.entries(value).map(([inner, innerValue]) => [`${name}.${inner}`, innerValue]);
}
