/**
 * Demo for the end-to-end tests: `npm start`, with databases from the cache of seeded databases instead of histories that are made again.
 *
 * PORT         first of four ports
 * DATA_FOLDER  empty folder for the databases
 */
import { register } from 'tsx/esm/api';

register();
const { seedDataFolder } = await import('../test/support/seeded-database.ts');
const folder = process.env.DATA_FOLDER;
if (folder === undefined) throw new Error('DATA_FOLDER is missing. Set it to an empty folder.');
await seedDataFolder(folder, new Date());
await import('./start.mjs');
