import { createTestDatabase } from '../../support/sandbox.js';
import { crashSuite } from './suite.js';

crashSuite('Postgres', async () => {
  const { url, drop } = await createTestDatabase();
  return { address: url, remove: drop };
});
