import { raw, type Rational } from './rational.js';

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([-+×/()]))/y;

/**
 * Works out what stands in the column "arithmetic" of a bill, exactly: decimals, `+ - × /` and parentheses.
 * It shares nothing with the engine, which it is there to check.
 *
 * @throws {Error} if it is not such an expression
 */
export function evaluate(expression: string): Rational {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(expression); match; match = TOKEN.exec(expression)) tokens.push(match[1] ?? match[2] ?? '');
  const fault = (): Error => new Error(`Not arithmetic: ${expression}`);
  if (tokens.join('') !== expression.replaceAll(/\s/g, '')) throw fault();

  const factor = (): Rational => {
    const token = tokens.shift();
    if (token === '-') return raw.times(raw.of('-1'), factor());
    if (token === '(') {
      const value = total();
      if (tokens.shift() !== ')') throw fault();
      return value;
    }
    if (token === undefined || !/^\d/.test(token)) throw fault();
    return raw.of(token);
  };
  const product = (): Rational => {
    let value = factor();
    while (tokens[0] === '×' || tokens[0] === '/') value = tokens.shift() === '×' ? raw.times(value, factor()) : raw.over(value, factor());
    return value;
  };
  const total = (): Rational => {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '-')
      value = raw.plus(value, tokens.shift() === '+' ? product() : raw.times(raw.of('-1'), product()));
    return value;
  };

  const value = total();
  if (tokens.length > 0) throw fault();
  return value;
}
