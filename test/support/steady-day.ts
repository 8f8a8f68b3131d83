/**
 * Unit tests begin at noon of one business day of the demo's tenants, and time goes on from there: none is overtaken by a midnight, and none
 * depends on the month in which it is run. What is told the time by a clock of its own is told as before.
 */
const NOON = Date.UTC(2026, 10, 21, 17);
const now = (): number => NOON + Math.floor(performance.now());

// The platform's own, also after another file of the same process has been here.
const real = Date.prototype.constructor as DateConstructor;
globalThis.Date = new Proxy(real, {
  construct: (target, values: unknown[], asked) => Reflect.construct(target, values.length === 0 ? [now()] : values, asked) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
