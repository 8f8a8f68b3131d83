/** Builds the types of the model from schemas of the definition. */
import { namedSchema, referenceName, resolve, type Definition, type DefinitionSchema } from './definition.js';
import { partsOf, type Direction, type Field, type FurtherFields, type NamedType, type Shape } from './model.js';
import { ANY_OBJECT, fieldRefinement, requiredInResponses, typeName } from './refinements.js';
import { docOf, scalar } from './scalars.js';
import { pascal, singular } from './spelling.js';

/** Builds types and follows references. Builds each schema once for requests and once for responses. */
export class TypeBuilder {
  readonly types = new Map<string, NamedType>();
  readonly #open = new Set<string>();
  readonly #names = new Map<string, string>();
  #resource = '';

  constructor(readonly definition: Definition) {}

  /** Sets the resource that uses the types that are built next. */
  begin(resource: string): void {
    this.#resource = resource;
  }

  /**
   * Name of the type of a schema.
   * @throws if another schema has the same name
   */
  nameOf(component: string, direction: Direction): string {
    const key = `${component} ${direction}`;
    const known = this.#names.get(key);
    if (known) return known;
    const preferred = typeName(component, direction);
    const taken = new Set(this.#names.values());
    const name = [preferred, `Older${preferred}`, `${preferred}${direction === 'in' ? 'Input' : 'Answer'}`]
      .filter((_, index) => index !== 1 || component.startsWith('Old_'))
      .find((candidate) => !taken.has(candidate));
    if (name === undefined) throw new Error(`${preferred} is the name of two types. Name ${component} in scripts/contract/refinements.ts.`);
    this.#names.set(key, name);
    return name;
  }

  add(type: Omit<NamedType, 'resources' | 'recursive'>): void {
    if (this.types.has(type.name)) throw new Error(`${type.name} is the name of two types.`);
    this.types.set(type.name, { ...type, recursive: false, resources: new Set([this.#resource]) });
  }

  /** Records that the current resource uses a type and its parts. */
  use(name: string): void {
    const type = this.types.get(name);
    if (!type || type.resources.has(this.#resource)) return;
    type.resources.add(this.#resource);
    for (const part of partsOf(type)) this.use(part);
  }

  /**
   * Returns the type of a value, with refinements.
   *
   * @param inlineName name of the type if the schema is an object without a name
   */
  shape(schema: DefinitionSchema, direction: Direction, inlineName: string, property: string, source: string): Shape {
    if (schema.$ref !== undefined) return this.reference(referenceName(schema.$ref), direction, property, source);
    const refined = schema.enum ? undefined : fieldRefinement(source, property, direction);
    return refined ?? this.plain(schema, direction, inlineName, property, source);
  }

  /** Returns the type of a value exactly as the definition describes it. */
  plain(schema: DefinitionSchema, direction: Direction, inlineName: string, property: string, source: string): Shape {
    if (schema.allOf?.length === 1 && schema.allOf[0] && !schema.properties)
      return this.shape(schema.allOf[0], direction, inlineName, property, source);
    if (schema.oneOf?.some((option) => ['array', 'string'].includes(resolve(this.definition, option).type ?? ''))) {
      return { is: 'either', of: schema.oneOf.map((option) => this.shape(option, direction, inlineName, property, source)) };
    }
    if (schema.oneOf || schema.allOf || schema.properties) {
      // Several schemas can include the same part. Its inline objects are built only the first time.
      const within = property === '' ? source : `${source}.${property}`;
      if (this.types.get(inlineName)?.source === within) this.use(inlineName);
      else this.object(inlineName, schema, direction, within);
      return { is: 'named', name: inlineName };
    }
    if (schema.type === 'array' && schema.items) {
      const of = this.shape(schema.items, direction, singular(inlineName), property.replace(/Ids$/, 'Id'), source);
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

  /** Adds the type of an object or of a union of objects. */
  object(name: string, schema: DefinitionSchema, direction: Direction, source: string, more: Field[] = []): void {
    this.#open.add(name);
    const options = resolve(this.definition, schema).oneOf;
    if (options) {
      const type: Omit<NamedType, 'resources' | 'recursive'> = { name, direction, source, body: { is: 'union', options: [] } };
      this.add(type);
      const names = options.map((option, index) => {
        if (more.length === 0 && option.$ref !== undefined) {
          const shape = this.reference(referenceName(option.$ref), direction, '', source);
          if (shape.is !== 'named') throw new Error(`${name}: an option is not an object.`);
          return shape.name;
        }
        const part = option.$ref === undefined ? `${name}${index + 1}` : `${name}Of${this.nameOf(referenceName(option.$ref), direction)}`;
        this.object(part, { allOf: [option] }, direction, source, more);
        return part;
      });
      const stored = this.types.get(name);
      if (stored?.body.is === 'union') stored.body.options = names;
      this.narrowDiscriminator(schema, direction);
    } else {
      this.add({ name, direction, source, body: { is: 'object', fields: [], further: 'none' } });
      const merged = this.merge(schema, direction, name, source);
      const fields = [...more, ...merged.fields.filter((field) => !more.some((other) => other.name === field.name))];
      const stored = this.types.get(name);
      if (stored) stored.body = { is: 'object', fields, further: merged.further };
    }
    this.#open.delete(name);
  }

  /** In each object of a union, limits the discriminator to the values that select this object. */
  narrowDiscriminator(schema: DefinitionSchema, direction: Direction): void {
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

  /** Fields of an object, including the fields of the schemas that it is composed of. */
  merge(schema: DefinitionSchema, direction: Direction, inlineName: string, source: string): { fields: Field[]; further: FurtherFields } {
    if (schema.$ref !== undefined) {
      const component = referenceName(schema.$ref);
      return this.merge(namedSchema(this.definition, component), direction, this.nameOf(component, direction), component);
    }
    const fields = new Map<string, Field>();
    let further: FurtherFields = typeof schema.additionalProperties !== 'object' ? 'none' : ANY_OBJECT.has(source) ? 'any' : 'custom';
    for (const part of schema.allOf ?? []) {
      const merged = this.merge(part, direction, inlineName, source);
      if (merged.further === 'any' || further === 'none') further = merged.further;
      for (const field of merged.fields) {
        // All parts of `allOf` apply: one part can list the values of a field that is plain text in another part.
        const known = fields.get(field.name);
        if (!known) fields.set(field.name, field);
        else if (known.shape.is === 'text' && field.shape.is === 'enum') fields.set(field.name, { ...known, shape: field.shape });
      }
    }
    const always = new Set(direction === 'out' ? requiredInResponses(source) : []);
    const required = new Set([...(schema.required ?? []), ...always]);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const plain =
        property.$ref === undefined ? property : { ...this.definition.schemas[referenceName(property.$ref)], $ref: property.$ref };
      fields.set(name, {
        name,
        shape: this.shape(property, direction, `${inlineName}${pascal(name)}`, name, source),
        required: required.has(name),
        nullable: plain.nullable === true && !always.has(name),
        doc: docOf(plain, direction),
      });
    }
    for (const name of required) {
      const field = fields.get(name);
      if (field) fields.set(name, { ...field, required: true, nullable: field.nullable && !always.has(name) });
      else if (always.has(name)) throw new Error(`${source} has no field ${name}. Correct REQUIRED in scripts/contract/refinements.ts.`);
    }
    return { fields: [...fields.values()], further };
  }
}
