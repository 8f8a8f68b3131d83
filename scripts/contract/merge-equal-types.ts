/** Merges types with equal content, so that each is written once. */
import type { Model, NamedType, Row, Shape } from './model.js';
import { SHARED_NAMES } from './shared-names.js';

/** Groups of types with equal content, by the name of each group's first type. */
function equalTypes(model: Model): NamedType[][] {
  const lists = new Set(model.rows.filter(({ responseIsList }) => responseIsList).map(({ response }) => response));
  const candidates = [...model.types.values()].filter(({ name, recursive }) => !recursive && !lists.has(name));
  const firstOf = new Map<string, string>();
  const canonical = (name: string): string => firstOf.get(name) ?? name;
  const groups = (): NamedType[][] => {
    const byContent = new Map<string, NamedType[]>();
    for (const type of candidates) {
      const content = JSON.stringify([type.direction, renamed(type.body, canonical)]);
      byContent.set(content, [...(byContent.get(content) ?? []), type]);
    }
    return [...byContent.values()].filter(({ length }) => length > 1);
  };
  // Merged parts can make the types that contain them equal, so repeat until nothing changes.
  for (let found = groups(), known = -1; ; found = groups()) {
    for (const [first, ...others] of found) for (const { name } of others) firstOf.set(name, first?.name ?? name);
    if (firstOf.size === known) return found;
    known = firstOf.size;
  }
}

/** Returns a copy of a body in which `nameOf` has replaced every type name. */
function renamed(body: NamedType['body'], nameOf: (name: string) => string): NamedType['body'] {
  if (body.is === 'union') return { ...body, options: body.options.map(nameOf) };
  return { ...body, fields: body.fields.map((field) => ({ ...field, shape: renamedShape(field.shape, nameOf) })) };
}

function renamedShape(shape: Shape, nameOf: (name: string) => string): Shape {
  if (shape.is === 'named') return { ...shape, name: nameOf(shape.name) };
  if (shape.is === 'list') return { ...shape, of: renamedShape(shape.of, nameOf) };
  return shape.is === 'either' ? { ...shape, of: shape.of.map((part) => renamedShape(part, nameOf)) } : shape;
}

/**
 * Returns the name of a shared type, by the first rule that applies:
 * - the name in `SHARED_NAMES`
 * - the only type in the group that is not the request or response of an operation
 * - if all operations belong to one resource: one of their types, preferably of a GET operation
 */
function sharedName(group: readonly NamedType[], rowTypes: ReadonlyMap<string, Row>): string {
  const names = group.map(({ name }) => name);
  const unowned = names.filter((name) => !rowTypes.has(name));
  const rows = names.flatMap((name) => rowTypes.get(name) ?? []);
  const isOneResource = new Set(rows.map(({ name }) => name.resource)).size === 1;
  const [name] = [
    ...names.flatMap((member) => SHARED_NAMES.get(member) ?? []),
    ...(unowned.length === 1 ? unowned : []),
    ...(unowned.length === 0 && isOneResource ? [...names.filter((_, index) => rows[index]?.operation.method === 'GET'), ...names] : []),
  ];
  if (name === undefined) throw new Error(`These types are equal. Name them in scripts/contract/shared-names.ts: ${names.join(', ')}.`);
  return name;
}

/** Returns the model with equal types merged. Types of requests and responses keep their names as aliases, because programs use them. */
export function mergeEqualTypes(model: Model): Model {
  const rowTypes = new Map(model.rows.flatMap((row) => [[row.request, row] as const, [row.response, row] as const]));
  const shared = new Map<string, string>();
  for (const group of equalTypes(model)) {
    const name = sharedName(group, rowTypes);
    const taken = [...shared.values()].includes(name) || (model.types.has(name) && !group.some((type) => type.name === name));
    if (taken) throw new Error(`Two types would be named ${name}. Change scripts/contract/shared-names.ts.`);
    for (const type of group) shared.set(type.name, name);
  }
  const unused = [...SHARED_NAMES].filter(([member, name]) => shared.get(member) !== name);
  if (unused.length > 0) throw new Error(`scripts/contract/shared-names.ts names types that are not shared: ${unused.join('; ')}.`);
  const nameOf = (name: string): string => shared.get(name) ?? name;
  const types = new Map<string, NamedType>();
  for (const type of model.types.values()) {
    const name = nameOf(type.name);
    const known = types.get(name);
    if (known) for (const resource of type.resources) known.resources.add(resource);
    else types.set(name, { ...type, name, body: renamed(type.body, nameOf) });
    if (known && known.source !== type.source) known.equalSources = [...(known.equalSources ?? []), type.source];
  }
  const aliases = new Map([...shared].filter(([name, target]) => name !== target && rowTypes.has(name)));
  return { ...model, types, aliases };
}
