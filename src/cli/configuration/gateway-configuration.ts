import { resolve } from 'node:path';
import { areOptions, findOptionProblems } from '../../gateway/check-options.js';
import type { GatewayOptions } from '../../gateway/index.js';
import type { Offers } from '../../gateway/offers/schema.js';
import { describeProblems, toProblems, type OptionProblem } from '../../gateway/option-problems.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';
import { readOffersFile } from '../offers/offers-file.js';
import { readValues, type RawValue, type ValueSources } from './read-values.js';
import { isServerSetting, serverSettings, type ServerSettings } from './server-settings.js';
import { SETTINGS } from './settings.js';
import { loadSigningKeys, toKeyList } from './signing-keys.js';

/** Validated settings of the gateway command. */
export interface GatewayConfiguration {
  readonly server: ServerSettings;
  /** Options that are data. The command adds the hooks. */
  readonly options: GatewayOptions;
  /** Reads and validates the offers file. Undefined without an offers file. */
  readonly readOffers: (() => Promise<Offers>) | undefined;
}

const FIX_SIGNING_KEYS =
  'is missing. Set it to a key as JSON, or set {dataFolder} to a folder in which the gateway creates and keeps a key';

/**
 * Reads and validates all settings together.
 * @throws {CommandFailure} naming every mistake, one a line, and no value
 */
export async function loadConfiguration(sources: ValueSources): Promise<GatewayConfiguration> {
  const { values, unread, problems: unreadable } = await readValues(sources);
  const dataFolder = withText(values.get('dataFolder'), (folder, path) => resolve(folder, path));
  const readOffers = withText(values.get('offersFile'), (folder, file) => () => readOffersFile(folder, file));

  const server = serverSettings.safeParse(
    Object.fromEntries([...values].filter(([key]) => isServerSetting(key)).map(([key, { value }]) => [key, value])),
  );
  const options = toOptions(values);
  const hasKeys = values.has('signingKeys');
  const found = [...findOptionProblems(options), ...toProblems(server.error?.issues ?? [])].filter(
    ({ path }) => !unread.has(path.join('.')) && (hasKeys || path[0] !== 'signingKeys'),
  );
  if (!hasKeys && dataFolder === undefined && !unread.has('signingKeys')) found.push({ path: ['signingKeys'], rule: FIX_SIGNING_KEYS });
  const problems = [
    ...unreadable,
    ...describeProblems(found, (path) => nameOf(path, values)),
    ...(await findOffersProblems(readOffers, values.get('offersFile')?.name ?? 'OFFERS_FILE')),
  ];
  if (problems.length > 0) throw wrongConfiguration(problems);

  if (!hasKeys && dataFolder !== undefined) options['signingKeys'] = await loadSigningKeys(dataFolder);
  if (!areOptions(options) || !server.success) {
    const keyProblems = describeProblems(findOptionProblems(options), (path) => [`${dataFolder ?? ''}/keys.json:`, ...path].join(' '));
    throw wrongConfiguration(keyProblems);
  }
  return { server: server.data, options, readOffers };
}

/** Applies `use` to the folder and the text of a setting that is set. */
function withText<Result>(raw: RawValue | undefined, use: (folder: string, text: string) => Result): Result | undefined {
  return typeof raw?.value === 'string' && raw.value !== '' ? use(raw.folder, raw.value) : undefined;
}

function wrongConfiguration(lines: readonly string[]): CommandFailure {
  return new CommandFailure(
    EXIT_CODE.usage,
    `The gateway cannot start, because its configuration is wrong:\n${lines.map((line) => `  ${line}`).join('\n')}`,
  );
}

/** Builds the options that are data from the settings, with nested objects for keys such as `paymentForm.scriptUrl`. */
function toOptions(values: ReadonlyMap<string, RawValue>): Record<string, unknown> {
  const options: Record<string, unknown> = { tenant: 'storefront' };
  const nested = new Map<string, Record<string, unknown>>();
  for (const [key, { value }] of values) {
    if (isServerSetting(key)) continue;
    const [name = '', field] = key.split('.');
    if (field === undefined) options[name] = key === 'signingKeys' ? toKeyList(value) : isSecretKey(key) ? oneOrMore(value) : value;
    else nested.set(name, { ...nested.get(name), [field]: value });
  }
  return { ...options, ...Object.fromEntries(nested) };
}

const isSecretKey = (key: string): boolean => key === 'secretKey' || key === 'staffSecretKey';

/** A list of one key becomes the key, so that messages do not speak of its first entry. */
const oneOrMore = (value: unknown): unknown => (Array.isArray(value) && value.length === 1 ? value[0] : value);

/** Returns the variable or key of the setting at a path, and the place of the mistake inside its value. */
function nameOf(path: OptionProblem['path'], values: ReadonlyMap<string, RawValue>): string {
  const full = path.join('.');
  const setting = SETTINGS.filter(({ key }) => full === key || full.startsWith(`${key}.`)).sort((a, b) => b.key.length - a.key.length)[0];
  if (!setting) return full;
  const name = values.get(setting.key)?.name ?? setting.variable;
  const rest = path.slice(setting.key.split('.').length);
  if (rest.length === 0) return name;
  const [index] = rest;
  return setting.kind === 'list' && typeof index === 'number' ? `${name} (entry ${index + 1})` : `${name}: ${rest.join('.')}`;
}

/** Returns the mistake of the offers file. The mistakes inside the file follow it on lines of their own. */
async function findOffersProblems(readOffers: GatewayConfiguration['readOffers'], name: string): Promise<string[]> {
  try {
    await readOffers?.();
    return [];
  } catch (error) {
    if (!(error instanceof CommandFailure)) throw error;
    return `${name}: ${error.message}`.split('\n');
  }
}
