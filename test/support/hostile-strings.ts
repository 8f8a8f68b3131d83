import fc from 'fast-check';

/** Text that could break out of a literal or statement in a language used between the form and the database. Also harmless lookalikes. */
const PIECES = [
  "'", "''", "\\'", "\\\\'", '\\', '"', '`', '\u2019', '\u02BC', '\uFF07', '%27', '&#39;', '\\u0027', '\\x27',
  ' or ', ' OR ', ' and ', ' or 1=1', " or 'a'='a", " or Id != null", " or Id != 'x'", ' or City = null', "' or City != '", "' or Id != '",
  '--', '-- ', '#', '/*', '*/', ';', '; drop table accounts', '; select Id from Account', '; commit',
  ' union select ', ' union all select behavior from payment_methods', '(select 1)', '(', ')', ')) or ((', '||', '::text', '$1', '$$', '?', ':x',
  'null', 'true', 'false', 'select', ' from ', ' where ', ' like ', " in ('x')", ' not ', ' order by ', ' limit 1', '*', ',', '=', '!=', '<>', '<', '>=',
  'Id', 'City', 'WorkEmail', 'Account', 'Contact', 'contacts', 'password_hash', '__proto__', 'constructor', 'Own__c', "x__c' or '1", 'pg_sleep(9)',
  '0', '-1', '1.5', '1e9', '0x1f', '2026-01-31', '2026-02-30', '2026-01-31T00:00:00Z',
  '\n', '\r\n', '\t', ' ', '\u00A0', '\u2028', '\uFEFF', '\u202E', '\0', '\b', '\u001A', '\uD83D', '\uDE00', '\u{1F600}', 'é', 'e\u0301', 'ﬀ', 'İ', '%', '_',
  '{"a":1}', '<script>', '${x}', '{{x}}', '%s', '../', '\\r\\n',
]; // prettier-ignore

const combined = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 }).map((pieces) => pieces.join(''));
const anything = fc.oneof(
  { weight: 8, arbitrary: combined },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.tuple(combined, fc.constantFrom(100, 5000)).map(([text, times]) => text.repeat(times).slice(0, 60_000)) },
);

/** Returns `count` different hostile strings, always the same ones. */
export function hostileStrings(count: number): string[] {
  const found = new Set(PIECES);
  for (let seed = 1; found.size < count; seed += 1) for (const text of fc.sample(anything, { seed, numRuns: count })) found.add(text);
  return [...found].slice(0, count);
}
