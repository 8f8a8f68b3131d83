import { findVariable, type AppearanceVariable } from './appearance-variables.js';

/**
 * Theme as an object in the format of Stripe's Appearance API. Unknown names have no effect, so the object of an existing Stripe integration can be
 * passed. docs/theming.md lists the supported names.
 */
export interface Appearance {
  /** Theme of this package, or of Stripe: `stripe`, `night`, `flat`. The provider's `theme` attribute overrides it. */
  readonly theme?: string | undefined;
  /** Values by name, for example `{colorPrimary: '#0a7d33', borderRadius: '4px'}`. Invalid CSS values have no effect. */
  readonly variables?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** Turns off transitions, as with `prefers-reduced-motion`. */
  readonly disableAnimations?: boolean | undefined;
}

/**
 * Sets an appearance on an element as custom properties, in place of the previous one. Uses the CSSOM: a strict `style-src` allows it, and a value
 * cannot escape its property.
 *
 * @returns CSS rules for the variables that are not public
 */
export function applyAppearance(element: HTMLElement, appearance: Appearance | undefined, before: Appearance | undefined): string {
  const given = valuesOf(appearance);
  for (const { property } of valuesOf(before).keys()) element.style.removeProperty(property);
  for (const [{ property }, value] of given) element.style.setProperty(property, value);
  const rules = [...given.keys()].map(({ rule }) => rule ?? '');
  if (appearance?.disableAnimations) rules.push(':host{--_motion:0s}');
  return rules.join('');
}

/** Returns the supported variables with valid values. If a name and its alias are both given, the last one wins. */
function valuesOf(appearance: Appearance | undefined): ReadonlyMap<AppearanceVariable, string> {
  const values = new Map<AppearanceVariable, string>();
  for (const [name, given] of Object.entries(appearance?.variables ?? {})) {
    const variable = findVariable(name);
    const value = String(given ?? '').trim();
    if (variable && value && isPlain(value) && CSS.supports(variable.valueProperty, value)) values.set(variable, value);
  }
  return values;
}

/** True for a value without braces, comments and URLs. `CSS.supports` alone would accept some of them, and no variable needs them. */
const isPlain = (value: string): boolean => !/[{}<>;\\]|\/\*|url\s*\(|image(-set)?\s*\(|src\s*\(/i.test(value);
