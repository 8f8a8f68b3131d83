/** A value in a condition. */
export type Literal =
  | { kind: 'text'; value: string }
  | { kind: 'number'; value: string }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'null' };

export type Comparison = '=' | '!=' | '<' | '>' | '<=' | '>=';

export type Condition =
  | { kind: 'compare'; field: string; comparison: Comparison; value: Literal }
  | { kind: 'and' | 'or'; parts: Condition[] };

export interface Query {
  fields: string[];
  object: string;
  where: Condition | undefined;
}

/** Error of a query that cannot be parsed. `position` counts characters from 0. */
export class QuerySyntaxError extends Error {
  override readonly name = 'QuerySyntaxError';
}

type Token = { kind: 'name' | 'number' | 'text' | 'symbol' | 'end'; text: string; position: number };

/** The platform's maximum number of conditions in a query. */
const MOST_CONDITIONS = 200;
const TOKEN = /\s*(?:([A-Za-z_]\w*)|(-?\d+(?:\.\d+)?)(?![\w.])|'((?:[^'\\]|\\['\\])*)'|(!=|<=|>=|[=<>,]))/y;

function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const position = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match)
      throw new QuerySyntaxError(`unexpected character at position ${position + (/^\s*/.exec(text.slice(position))?.[0].length ?? 0)}`);
    const [, name, number, quoted, symbol] = match;
    if (name !== undefined) tokens.push({ kind: 'name', text: name, position });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, position });
    else if (quoted !== undefined) tokens.push({ kind: 'text', text: quoted.replace(/\\(['\\])/g, '$1'), position });
    else tokens.push({ kind: 'symbol', text: symbol ?? '', position });
  }
  return [...tokens, { kind: 'end', text: 'the end', position: end }];
}

class Parser {
  #at = 0;
  #conditions = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): Query {
    this.#keyword('select');
    const fields = [this.#name()];
    while (this.#symbol(',')) fields.push(this.#name());
    this.#keyword('from');
    const object = this.#name();
    const where = this.#word('where') ? this.#either() : undefined;
    if (this.#next.kind !== 'end') throw this.#unexpected('the end');
    return { fields, object, where };
  }

  get #next(): Token {
    return this.tokens[this.#at] ?? { kind: 'end', text: 'the end', position: 0 };
  }

  #unexpected(wanted: string): QuerySyntaxError {
    const found = this.#next;
    return new QuerySyntaxError(
      `expected ${wanted} but found ${found.kind === 'end' ? 'the end' : `'${found.text}'`} at position ${found.position}`,
    );
  }

  #word(word: string): boolean {
    if (this.#next.kind !== 'name' || this.#next.text.toLowerCase() !== word) return false;
    this.#at += 1;
    return true;
  }

  #symbol(symbol: string): boolean {
    if (this.#next.kind !== 'symbol' || this.#next.text !== symbol) return false;
    this.#at += 1;
    return true;
  }

  #keyword(word: string): void {
    if (!this.#word(word)) throw this.#unexpected(`'${word}'`);
  }

  #name(): string {
    const token = this.#next;
    if (token.kind !== 'name') throw this.#unexpected('a name');
    this.#at += 1;
    return token.text;
  }

  #either(): Condition {
    const parts = [this.#both()];
    while (this.#word('or')) parts.push(this.#both());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'or', parts };
  }

  #both(): Condition {
    const parts = [this.#compare()];
    while (this.#word('and')) parts.push(this.#compare());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };
  }

  #compare(): Condition {
    this.#conditions += 1;
    if (this.#conditions > MOST_CONDITIONS) throw new QuerySyntaxError(`more than ${MOST_CONDITIONS} conditions`);
    return { kind: 'compare', field: this.#name(), comparison: this.#comparison(), value: this.#literal() };
  }

  #comparison(): Comparison {
    for (const comparison of ['=', '!=', '<=', '>=', '<', '>'] as const) if (this.#symbol(comparison)) return comparison;
    throw this.#unexpected('= != < > <= or >=');
  }

  #literal(): Literal {
    const token = this.#next;
    if (this.#word('null')) return { kind: 'null' };
    if (this.#word('true')) return { kind: 'boolean', value: true };
    if (this.#word('false')) return { kind: 'boolean', value: false };
    if (token.kind !== 'text' && token.kind !== 'number') throw this.#unexpected("a value ('text', number, true, false, null)");
    this.#at += 1;
    return { kind: token.kind, value: token.text };
  }
}

/**
 * Parses a ZOQL query: `select A,B from Object where x = 'v' and y > 1 or z = null`. `and` takes precedence over `or`.
 * Parentheses, joins and sort orders are not supported. `\'` escapes a quote.
 *
 * @throws {QuerySyntaxError} naming the expected token and its position
 */
export function parseQuery(text: string): Query {
  return new Parser(tokenize(text)).parse();
}
