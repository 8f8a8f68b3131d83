import { decimalOf } from '../engine/money.js';
import type { FieldValue } from './event-objects.js';

/** A parsed condition. */
export interface Condition {
  /** Names in the condition, such as `Account.Status`, `Account.Status_old`, `changeType` and `_PARAMETER`. */
  readonly names: readonly string[];
  holds(valueOf: (name: string) => FieldValue): boolean;
}

type ValueOf = (name: string) => FieldValue;
type Test = (valueOf: ValueOf) => boolean;
type Read = (valueOf: ValueOf) => FieldValue;

const TOKEN = /\s*(?:(&&|\|\||==|!=|>=|<=|[<>!()])|'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|(-?\d+(?:\.\d+)?)|([A-Za-z_]\w*(?:\.\w+)*))/y;
const WORDS: Readonly<Record<string, string>> = { and: '&&', or: '||', not: '!', eq: '==', ne: '!=', gt: '>', ge: '>=', lt: '<', le: '<=' };
const DECIMAL = /^-?\d{1,40}(?:\.\d{1,40})?$/;
const DEEPEST = 50;

/** Reason why a condition cannot be parsed. */
export class ConditionError extends Error {
  override readonly name = 'ConditionError';
}

interface Token {
  /** An operator or parenthesis. Empty for names and literals. */
  sign: string;
  /** Value of a literal. Absent for names, operators and parentheses. */
  literal?: FieldValue;
  name?: string;
}

const LITERALS: Readonly<Record<string, FieldValue>> = { true: true, false: false, null: null };

function tokenOf([, sign, single, double, number, word]: RegExpExecArray): Token {
  if (sign !== undefined) return { sign };
  const text = single ?? double;
  if (text !== undefined) return { sign: '', literal: text.replace(/\\(.)/gs, '$1') };
  if (number !== undefined) return { sign: '', literal: number };
  const name = word ?? '';
  if (Object.hasOwn(WORDS, name)) return { sign: WORDS[name] ?? '' };
  if (Object.hasOwn(LITERALS, name)) return { sign: '', literal: LITERALS[name] ?? null };
  return { sign: '', name };
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < end) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(text);
    if (!match) throw new ConditionError(`cannot be parsed from '${text.slice(at, at + 20).trim()}' on`);
    tokens.push(tokenOf(match));
  }
  return tokens;
}

/** Compares two values: numbers by value, others as text. Returns NaN if a value is empty. */
function compareValues(left: FieldValue, right: FieldValue): number {
  if (left === null || right === null) return NaN;
  const [a, b] = [String(left), String(right)];
  if (DECIMAL.test(a) && DECIMAL.test(b)) return decimalOf(a).comparedTo(decimalOf(b));
  return a < b ? -1 : a > b ? 1 : 0;
}

const COMPARE: Readonly<Record<string, (left: FieldValue, right: FieldValue) => boolean>> = {
  '==': (left, right) => left === right || compareValues(left, right) === 0,
  '!=': (left, right) => left !== right && compareValues(left, right) !== 0,
  '>': (left, right) => compareValues(left, right) > 0,
  '>=': (left, right) => compareValues(left, right) >= 0,
  '<': (left, right) => compareValues(left, right) < 0,
  '<=': (left, right) => compareValues(left, right) <= 0,
};

class Parser {
  readonly names = new Set<string>();
  #at = 0;
  #depth = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  parse(): Test {
    const test = this.#either();
    if (this.#at < this.tokens.length) throw new ConditionError('has unexpected text after its end');
    return test;
  }

  #take(sign: string): boolean {
    if (this.tokens[this.#at]?.sign !== sign) return false;
    this.#at += 1;
    return true;
  }

  #either(): Test {
    const parts = [this.#both()];
    while (this.#take('||')) parts.push(this.#both());
    return (valueOf) => parts.some((part) => part(valueOf));
  }

  #both(): Test {
    const parts = [this.#one()];
    while (this.#take('&&')) parts.push(this.#one());
    return (valueOf) => parts.every((part) => part(valueOf));
  }

  #one(): Test {
    this.#depth += 1;
    if (this.#depth > DEEPEST) throw new ConditionError(`is nested more than ${DEEPEST} levels deep`);
    const test = this.#negated() ?? this.#bracketed() ?? this.#comparison();
    this.#depth -= 1;
    return test;
  }

  #negated(): Test | undefined {
    if (!this.#take('!')) return undefined;
    const test = this.#one();
    return (valueOf) => !test(valueOf);
  }

  #bracketed(): Test | undefined {
    if (!this.#take('(')) return undefined;
    const test = this.#either();
    if (!this.#take(')')) throw new ConditionError("lacks a ')'");
    return test;
  }

  #comparison(): Test {
    const left = this.#value();
    const sign = this.tokens[this.#at]?.sign ?? '';
    const compare = Object.hasOwn(COMPARE, sign) ? COMPARE[sign] : undefined;
    if (!compare) return (valueOf) => left(valueOf) === true || left(valueOf) === 'true';
    this.#at += 1;
    const right = this.#value();
    return (valueOf) => compare(left(valueOf), right(valueOf));
  }

  #value(): Read {
    const token = this.tokens[this.#at];
    if (!token || token.sign !== '') throw new ConditionError(`lacks a value${token ? ` before '${token.sign}'` : ' at its end'}`);
    this.#at += 1;
    const { name, literal = null } = token;
    if (name === undefined) return () => literal;
    this.names.add(name);
    return (valueOf) => valueOf(name);
  }
}

/**
 * Parses a condition. Operands: fields, quoted texts, numbers, `true`, `false`, `null`. Operators: `==`, `!=`, `<`, `<=`, `>`, `>=`, `&&`,
 * `||`, `!`, or their word forms.
 *
 * @throws {ConditionError}
 */
export function parseCondition(text: string): Condition {
  const parser = new Parser(tokensOf(text));
  const holds = parser.parse();
  return { names: [...parser.names], holds };
}
