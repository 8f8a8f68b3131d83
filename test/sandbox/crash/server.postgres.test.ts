import { createTestDatabase } from '../../support/sandbox.js';
import { crashSuite } from './suite.js';

crashSuite('Postgres', async () => {
  const { url, end } = await createTestDatabase();
  return { address: url, remove: end };
});
