import { PGlite } from '@electric-sql/pglite';
import { describe } from 'vitest';
import { createMemoryOutbox } from '../../src/gateway/events/memory-outbox.js';
import { createPostgresOutbox, outboxDefinition } from '../../src/gateway/events/postgres-outbox.js';
import { tableName } from '../../src/gateway/stores/postgres-table.js';
import { outboxSuite } from '../support/events/outbox-suite.js';

describe('outbox in memory', () => {
  outboxSuite(() => Promise.resolve({ outbox: createMemoryOutbox(), close: () => Promise.resolve() }));
});

describe('outbox on the embedded Postgres', () => {
  outboxSuite(async () => {
    const database = await PGlite.create();
    const name = tableName('events', undefined);
    for (const definition of [outboxDefinition(name), outboxDefinition(name)]) await database.exec(definition);
    return { outbox: createPostgresOutbox((text, values) => database.query(text, values), name), close: () => database.close() };
  });
});
