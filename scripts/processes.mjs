/** Starts, watches and ends other programs. Node built-ins only, because it runs before any package is installed. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end, in a separate process group, so that its child processes can be ended too.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string | undefined>, onOutput?: (text: string) => void }} [options]
 *   `onOutput` receives the output; without it, the program prints to this terminal
 * @returns {Promise<number>} exit code; 1 if a signal ended it or it could not start
 */
export function run(command, args, { env, onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', onOutput ? 'pipe' : 'inherit', onOutput ? 'pipe' : 'inherit'],
    });
    running.add(child);
    const finish = (/** @type {number} */ code) => {
      running.delete(child);
      resolve(code);
    };
    if (onOutput) {
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8');
        stream?.on('data', onOutput);
      }
    }
    child.on('error', (error) => {
      (onOutput ?? ((/** @type {string} */ text) => process.stderr.write(text)))(`${command} could not be started: ${error.message}\n`);
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Ends a program and its process group. Kills them after three seconds if necessary.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<void>}
 */
export function end(child) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), 3000);
    child.once('close', () => {
      clearTimeout(force);
      resolve();
    });
    signalGroup(child, 'SIGTERM');
  });
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The process has already ended.
  }
}

/** Ends every running program that `run` started. */
export async function endAll() {
  await Promise.all([...running].map(end));
}

/**
 * Calls `stop` once when this program should end: on Ctrl-C, SIGTERM, a closed terminal, or when the npm process that started it has ended.
 *
 * @param {(reason: string) => void} stop
 */
export function onEnd(stop) {
  let asked = false;
  const once = (/** @type {string} */ reason) => {
    if (asked) return;
    asked = true;
    stop(reason);
  };
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => once(signal));
  if (process.env.npm_lifecycle_event === undefined) return;
  const launcher = ancestors();
  setInterval(() => {
    if (ancestors() !== launcher) once('the program that started this one is gone');
  }, 500).unref();
}

/** Returns the id of the parent process and, if known, of its parent, because npm may start programs through a shell. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]}`;
  } catch {
    return String(process.ppid);
  }
}
