#!/usr/bin/env node
import { commands } from './commands/index.js';
import { runCommandLine } from './run.js';
import { processTerminal } from './terminal.js';

/** Milliseconds for open connections of other programs, such as the platform's, to end by themselves. */
const END_TIME = 500;

process.exitCode = await runCommandLine(process.argv.slice(2), commands, processTerminal);
setTimeout(() => process.exit(), END_TIME).unref();
