import { defineConfig } from 'drizzle-kit';

/** Generates a migration from table changes: `npx drizzle-kit generate --config demo/sandbox/database/drizzle.config.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/sandbox/database/schema.ts',
  out: './demo/sandbox/database/migrations',
});
