import { findVariable, type LookVariable } from './appearance-variables.js';

/**
 * A look as an object, as one passes it to Stripe's Elements: what is known there by another name or not at all has no effect here, so the same
 * object can be passed. docs/theming.md lists every name with what it changes.
 */
export interface Appearance {
  /** One of this package's themes or of Stripe's: `stripe`, `night`, `flat`. The provider's `theme` attribute goes before it. */
  readonly theme?: string | undefined;
  /** Values by name, for example `{colorPrimary: '#0a7d33', borderRadius: '4px'}`. What is no CSS value of its kind has no effect. */
  readonly variables?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** No transitions, as for people who asked their system for less motion. */
  readonly disableAnimations?: boolean | undefined;
}

/**
 * Writes an appearance on an element in place of the one before, as custom properties. Through the CSSOM, which a strict `style-src` allows, and
 * which cannot be made to write anything but the value of that property.
 *
 * @returns the rules that read what is no public variable
 */
export function applyAppearance(element: HTMLElement, appearance: Appearance | undefined, before: Appearance | undefined): string {
  const given = valuesOf(appearance);
  for (const { property } of valuesOf(before).keys()) element.style.removeProperty(property);
  for (const [{ property }, value] of given) element.style.setProperty(property, value);
  const rules = [...given.keys()].map(({ rule }) => rule ?? '');
  if (appearance?.disableAnimations) rules.push(':host{--_motion:0s}');
  return rules.join('');
}

/** What is known and a value of its kind. Where a name and its older form are both given, the last one counts. */
function valuesOf(appearance: Appearance | undefined): ReadonlyMap<LookVariable, string> {
  const values = new Map<LookVariable, string>();
  for (const [name, given] of Object.entries(appearance?.variables ?? {})) {
    const variable = findVariable(name);
    const value = String(given ?? '').trim();
    if (variable && value && isPlain(value) && CSS.supports(variable.takes, value)) values.set(variable, value);
  }
  return values;
}

/** A custom property would keep braces and what loads something; none of the values has a use for either. */
const isPlain = (value: string): boolean => !/[{}<>;\\]|\/\*|url\s*\(|image(-set)?\s*\(|src\s*\(/i.test(value);
