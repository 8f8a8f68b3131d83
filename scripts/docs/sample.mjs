/**
 * Prints random texts, to test if people understand them at first reading:
 *
 *   npm run docs:sample -- --seed 7 [--count 120]
 *
 * Half are comments and docstrings, a quarter sentences of the docs, a quarter texts that users see (interface texts and error messages).
 * The same seed prints the same texts for the same commit.
 */
import { parseArgs } from 'node:util';
import { root } from '../install.mjs';
import { commentsIn, interfaceTextsIn, sentencesIn } from './texts.mjs';

const { values } = parseArgs({ options: { seed: { type: 'string' }, count: { type: 'string', default: '120' } } });
const seed = Number(values.seed);
const count = Number(values.count);
if (!Number.isSafeInteger(seed) || seed < 0)
  throw new Error('--seed is missing or not a whole number. Example: npm run docs:sample -- --seed 7');
if (!Number.isSafeInteger(count) || count < 4) throw new Error('--count must be a whole number of at least 4.');

/**
 * Returns a small random number generator with a seed (Mulberry32).
 *
 * @param {number} state
 */
function randomNumbers(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = randomNumbers(seed);

/**
 * @param {readonly import('./texts.mjs').FoundText[]} texts
 * @param {number} most
 */
function draw(texts, most) {
  const left = [...texts];
  return Array.from({ length: Math.min(most, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
}

const quarter = Math.floor(count / 4);
const groups = [
  { title: 'Comments and docstrings', texts: commentsIn(root), most: count - 2 * quarter },
  { title: 'Docs', texts: sentencesIn(root), most: quarter },
  { title: 'Interface texts and error messages', texts: interfaceTextsIn(root), most: quarter },
];

let number = 0;
for (const { title, texts, most } of groups) {
  console.log(`\n${title} (${most} of ${texts.length})`);
  for (const found of draw(texts, most)) {
    if (!found) continue;
    number += 1;
    console.log(`\n${number}. ${found.place}\n   ${found.text.replaceAll('\n', '\n   ')}`);
  }
}
