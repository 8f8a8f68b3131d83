/** Turns schemas of the definition into our own types. */
import { namedSchema, referenceName, resolve, type Definition, type DefinitionSchema } from './definition.js';
import { partsOf, type Direction, type Field, type FurtherFields, type NamedType, type Shape } from './model.js';
import { ANY_OBJECT, fieldRefinement, requiredInAnswers, typeName } from './refinements.js';
import { docOf, scalar } from './scalars.js';
import { pascal, singular } from './words.js';

/** Builds types while following references; asked twice for the same thing, it gives the same type. */
export class TypeBuilder {
  readonly types = new Map<string, NamedType>();
  readonly #open = new Set<string>();
  readonly #names = new Map<string, string>();
  #resource = '';

  constructor(readonly definition: Definition) {}

  /** Types that are built from now on are used by this resource. */
  begin(resource: string): void {
    this.#resource = resource;
  }

  /** Name of a definition's schema on our side; `Input` where both directions have it. */
  nameOf(component: string, direction: Direction): string {
    const key = `${component} ${direction}`;
    const known = this.#names.get(key);
    if (known) return known;
    const wanted = typeName(component, direction);
    const taken = new Set(this.#names.values());
    const name = [wanted, `Older${wanted}`, `${wanted}${direction === 'in' ? 'Input' : 'Answer'}`]
      .filter((_, index) => index !== 1 || component.startsWith('Old_'))
      .find((candidate) => !taken.has(candidate));
    if (name === undefined) throw new Error(`Two types want the name ${wanted}: give ${component} one.`);
    this.#names.set(key, name);
    return name;
  }

  add(type: Omit<NamedType, 'resources' | 'recursive'>): void {
    if (this.types.has(type.name)) throw new Error(`Two types are named ${type.name}.`);
    this.types.set(type.name, { ...type, recursive: false, resources: new Set([this.#resource]) });
  }

  /** Notes that the current resource uses a type and all it is made of. */
  use(name: string): void {
    const type = this.types.get(name);
    if (!type || type.resources.has(this.#resource)) return;
    type.resources.add(this.#resource);
    for (const part of partsOf(type)) this.use(part);
  }

  /** @param place name for an object that has none: its parent's and its own */
  shape(schema: DefinitionSchema, direction: Direction, place: string, property: string, source: string): Shape {
    if (schema.$ref !== undefined) return this.reference(referenceName(schema.$ref), direction, property, source);
    const refined = schema.enum ? undefined : fieldRefinement(source, property, direction);
    return refined ?? this.plain(schema, direction, place, property, source);
  }

  /** As the definition has it. */
  plain(schema: DefinitionSchema, direction: Direction, place: string, property: string, source: string): Shape {
    if (schema.allOf?.length === 1 && schema.allOf[0] && !schema.properties)
      return this.shape(schema.allOf[0], direction, place, property, source);
    if (schema.oneOf?.some((option) => ['array', 'string'].includes(resolve(this.definition, option).type ?? ''))) {
      return { is: 'either', of: schema.oneOf.map((option) => this.shape(option, direction, place, property, source)) };
    }
    if (schema.oneOf || schema.allOf || schema.properties) {
      // Parts that many objects are put together from bring the same objects each time.
      const within = property === '' ? source : `${source}.${property}`;
      if (this.types.get(place)?.source === within) this.use(place);
      else this.object(place, schema, direction, within);
      return { is: 'named', name: place };
    }
    if (schema.type === 'array' && schema.items) {
      const of = this.shape(schema.items, direction, singular(place), property.replace(/Ids$/, 'Id'), source);
      return { is: 'list', of, ...(schema.maxItems !== undefined && { max: schema.maxItems }) };
    }
    return scalar(schema, property);
  }

  reference(component: string, direction: Direction, property: string, source: string): Shape {
    const schema = namedSchema(this.definition, component);
    const parts = schema.allOf ?? schema.oneOf ?? (schema.properties && [schema]);
    if (!parts) return this.shape(schema, direction, this.nameOf(component, direction), property, source);
    const name = this.nameOf(component, direction);
    if (this.#open.has(name)) {
      const open = this.types.get(name);
      if (open) open.recursive = true;
      return { is: 'named', name };
    }
    if (this.types.has(name)) this.use(name);
    else this.object(name, schema, direction, component);
    return { is: 'named', name };
  }

  /** Adds a type for an object or for one of several objects. */
  object(name: string, schema: DefinitionSchema, direction: Direction, source: string, more: Field[] = []): void {
    this.#open.add(name);
    const options = resolve(this.definition, schema).oneOf;
    if (options) {
      const type: Omit<NamedType, 'resources' | 'recursive'> = { name, direction, source, body: { is: 'union', options: [] } };
      this.add(type);
      const names = options.map((option, index) => {
        if (more.length === 0 && option.$ref !== undefined) {
          const shape = this.reference(referenceName(option.$ref), direction, '', source);
          if (shape.is !== 'named') throw new Error(`${name}: an option is no object.`);
          return shape.name;
        }
        const part = option.$ref === undefined ? `${name}${index + 1}` : `${name}Of${this.nameOf(referenceName(option.$ref), direction)}`;
        this.object(part, { allOf: [option] }, direction, source, more);
        return part;
      });
      const stored = this.types.get(name);
      if (stored?.body.is === 'union') stored.body.options = names;
      this.tellApart(schema, direction);
    } else {
      this.add({ name, direction, source, body: { is: 'object', fields: [], further: 'none' } });
      const merged = this.merge(schema, direction, name, source);
      const fields = [...more, ...merged.fields.filter((field) => !more.some((other) => other.name === field.name))];
      const stored = this.types.get(name);
      if (stored) stored.body = { is: 'object', fields, further: merged.further };
    }
    this.#open.delete(name);
  }

  /** Narrows the field by which the objects of a union are told apart to the values that each of them stands for. */
  tellApart(schema: DefinitionSchema, direction: Direction): void {
    const { discriminator } = resolve(this.definition, schema);
    const mapped = Object.entries(discriminator?.mapping ?? {});
    for (const component of new Set(mapped.map(([, reference]) => referenceName(reference)))) {
      const body = this.types.get(this.#names.get(`${component} ${direction}`) ?? '')?.body;
      const field = body?.is === 'object' && body.fields.find(({ name }) => name === discriminator?.propertyName);
      if (!field) continue;
      field.shape = {
        is: 'enum',
        values: mapped.filter(([, reference]) => referenceName(reference) === component).map(([value]) => value),
      };
    }
  }

  /** Fields of an object, also those of the parts it is put together from. */
  merge(schema: DefinitionSchema, direction: Direction, place: string, source: string): { fields: Field[]; further: FurtherFields } {
    if (schema.$ref !== undefined) {
      const component = referenceName(schema.$ref);
      return this.merge(namedSchema(this.definition, component), direction, this.nameOf(component, direction), component);
    }
    const fields = new Map<string, Field>();
    let further: FurtherFields = typeof schema.additionalProperties !== 'object' ? 'none' : ANY_OBJECT.has(source) ? 'any' : 'custom';
    for (const part of schema.allOf ?? []) {
      const merged = this.merge(part, direction, place, source);
      if (merged.further === 'any' || further === 'none') further = merged.further;
      for (const field of merged.fields) {
        // Each part holds: where one knows the values, the other may say that it is text.
        const known = fields.get(field.name);
        if (!known) fields.set(field.name, field);
        else if (known.shape.is === 'text' && field.shape.is === 'enum') fields.set(field.name, { ...known, shape: field.shape });
      }
    }
    const always = new Set(direction === 'out' ? requiredInAnswers(source) : []);
    const required = new Set([...(schema.required ?? []), ...always]);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const plain =
        property.$ref === undefined ? property : { ...this.definition.schemas[referenceName(property.$ref)], $ref: property.$ref };
      fields.set(name, {
        name,
        shape: this.shape(property, direction, `${place}${pascal(name)}`, name, source),
        required: required.has(name),
        nullable: plain.nullable === true && !always.has(name),
        doc: docOf(plain, direction),
      });
    }
    for (const name of required) {
      const field = fields.get(name);
      if (field) fields.set(name, { ...field, required: true, nullable: field.nullable && !always.has(name) });
      else if (always.has(name)) throw new Error(`${source} has no ${name}, which answers should always have.`);
    }
    return { fields: [...fields.values()], further };
  }
}
