import type { Definition, DefinitionOperation } from '../../../scripts/contract/definition.js';
import { billingOperations } from '../../../src/generated/api/operations/index.js';
import type { AnyOperation } from '../../../src/api/operations/operation.js';

/** Row of the billing API with its operation in the definition. */
export interface ContractRow {
  readonly name: string;
  readonly row: AnyOperation;
  readonly operation: DefinitionOperation;
}

/** Returns all rows of the billing API. */
export function contractRows(definition: Definition): ContractRow[] {
  return Object.entries<AnyOperation>(billingOperations).map(([name, row]) => {
    const operation = definition.operations.find(({ method, path }) => method === row.method && path === row.path);
    if (!operation) throw new Error(`The definition has no ${row.method} ${row.path}, which ${name} calls.`);
    return { name, row, operation };
  });
}
