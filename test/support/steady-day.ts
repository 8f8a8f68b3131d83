/**
 * Sets the time at the start of unit tests to noon of a fixed business day of the demo tenants. The clock runs from there, so that no test crosses
 * midnight or depends on the current month. Code with an injected clock is not affected.
 */
const NOON = Date.UTC(2026, 10, 21, 17);
const now = (): number => NOON + Math.floor(performance.now());

// Gets the original `Date`, even if another file of the same process has already replaced it.
const real = Date.prototype.constructor as DateConstructor;
globalThis.Date = new Proxy(real, {
  construct: (target, values: unknown[], asked) => Reflect.construct(target, values.length === 0 ? [now()] : values, asked) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
