import { fractions, type Fraction } from './fraction.js';

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([-+×/()]))/y;

/**
 * Evaluates an expression of the column "arithmetic" exactly: decimals, `+ - × /` and parentheses. Shares no code with the engine, because it checks
 * the engine.
 *
 * @throws {Error} if the expression cannot be parsed
 */
export function evaluateArithmetic(expression: string): Fraction {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(expression); match; match = TOKEN.exec(expression)) tokens.push(match[1] ?? match[2] ?? '');
  const syntaxError = (): Error => new Error(`Invalid arithmetic: ${expression}`);
  if (tokens.join('') !== expression.replaceAll(/\s/g, '')) throw syntaxError();

  const factor = (): Fraction => {
    const token = tokens.shift();
    if (token === '-') return fractions.multiply(fractions.parse('-1'), factor());
    if (token === '(') {
      const value = total();
      if (tokens.shift() !== ')') throw syntaxError();
      return value;
    }
    if (token === undefined || !/^\d/.test(token)) throw syntaxError();
    return fractions.parse(token);
  };
  const product = (): Fraction => {
    let value = factor();
    while (tokens[0] === '×' || tokens[0] === '/')
      value = tokens.shift() === '×' ? fractions.multiply(value, factor()) : fractions.divide(value, factor());
    return value;
  };
  const total = (): Fraction => {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '-')
      value = fractions.add(value, tokens.shift() === '+' ? product() : fractions.multiply(fractions.parse('-1'), product()));
    return value;
  };

  const value = total();
  if (tokens.length > 0) throw syntaxError();
  return value;
}
