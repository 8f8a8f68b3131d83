import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { checkOffers, type Offers } from '../../gateway/offers/schema.js';
import { CommandFailure, EXIT_CODE } from '../failure.js';

/**
 * Reads and validates an offers file.
 * @throws {CommandFailure} naming every mistake in the file, one a line
 */
export async function readOffersFile(folder: string, file: string): Promise<Offers> {
  let text: string;
  try {
    text = await readFile(resolve(folder, file), 'utf8');
  } catch (cause) {
    throw new CommandFailure(
      EXIT_CODE.usage,
      `${file} cannot be read. Give the path of your offers file, or create one: storefront-elements init`,
      cause,
    );
  }
  const { offers, problems } = checkOffers(parse(text, file));
  if (offers) return offers;
  throw new CommandFailure(EXIT_CODE.problem, `${file} is not a valid offers file:\n${problems.map((line) => `  ${line}`).join('\n')}`);
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const place = cause instanceof Error ? /\(line \d+ column \d+\)/.exec(cause.message)?.[0] : undefined;
    throw new CommandFailure(EXIT_CODE.problem, `${file} is not valid JSON${place ? ` ${place}` : ''}. Check commas and quotes.`, cause);
  }
}
