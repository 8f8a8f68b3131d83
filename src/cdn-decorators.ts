/**
 * Stands in for `lit/decorators.js` and `tslib` in the files of the script tag. Lit's own serve two kinds of decorators; the sources are compiled to one of
 * them, the legacy kind, for which this is all there is to do.
 */
import type { PropertyDeclaration, ReactiveElement } from 'lit';

type Decorator = (prototype: ReactiveElement, name: PropertyKey) => void;

export function property(options?: PropertyDeclaration): Decorator {
  return (prototype, name) => {
    const element: unknown = prototype.constructor;
    if (isElementClass(element)) element.createProperty(name, options);
  };
}

export const state = (): Decorator => property({ state: true, attribute: false });

function isElementClass(value: unknown): value is typeof ReactiveElement {
  return typeof value === 'function';
}

/** What the compiler calls for the decorators of a property, as `tslib` has it for every kind. */
export function __decorate(decorators: readonly Decorator[], prototype: ReactiveElement, name: PropertyKey): void {
  for (const decorator of decorators) decorator(prototype, name);
}
