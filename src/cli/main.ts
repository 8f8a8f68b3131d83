#!/usr/bin/env node
import { commands } from './commands/index.js';
import { runCommandLine } from './run.js';
import { processTerminal } from './terminal.js';

/** Milliseconds for open connections of other programs, such as the platform's, to end by themselves. */
const END_TIME = 500;

// A reader such as `head` may end first. That is no problem of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await runCommandLine(process.argv.slice(2), commands, processTerminal);
setTimeout(() => process.exit(), END_TIME).unref();
