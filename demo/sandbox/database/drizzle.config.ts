import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config demo/sandbox/database/drizzle.config.ts` writes the migration for a changed table. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/sandbox/database/schema.ts',
  out: './demo/sandbox/database/migrations',
});
