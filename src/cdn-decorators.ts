/**
 * Stands in for Lit's decorators of properties in the files of the script tag: the build (`scripts/build/property-lists.ts`) writes those of a class as one list,
 * each with what is not usual about it, because ten decorators are longer than a small element's own code.
 */
import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * What is not usual about a property: `0` nothing, a text its attribute's name, `false` that it has no attribute, a function the type of the attribute.
 */
type Unusual = 0 | string | false | (() => unknown) | PropertyDeclaration;

/** Declares properties of an element class. */
export function declareProperties(element: typeof ReactiveElement, properties: Readonly<Record<string, Unusual>>): void {
  for (const [name, unusual] of Object.entries(properties)) element.createProperty(name, declaration(unusual));
}

function declaration(unusual: Unusual): PropertyDeclaration | undefined {
  if (unusual === 0) return undefined;
  if (typeof unusual === 'function') return { type: unusual };
  return typeof unusual === 'object' ? unusual : { attribute: unusual };
}
