import { createTestDatabase } from '../../support/test-database.js';
import { crashSuite } from './suite.js';

crashSuite('Postgres', async () => {
  const { url, end } = await createTestDatabase();
  return { address: url, remove: end };
});
