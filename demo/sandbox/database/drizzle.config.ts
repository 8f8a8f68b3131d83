import { defineConfig } from 'drizzle-kit';

/** Config for `npx drizzle-kit generate --config demo/sandbox/database/drizzle.config.ts`, which writes the migration of a changed table. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/sandbox/database/schema.ts',
  out: './demo/sandbox/database/migrations',
});
