import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { CommandFailure, EXIT_CODE } from '../../src/cli/failure.js';
import { runCommandLine } from '../../src/cli/run.js';
import { recordTerminal, run } from './support/terminal.js';

describe('the command line', () => {
  it('shows its commands and exit codes', async () => {
    const { code, output, errors } = await run(['--help']);
    expect([code, errors]).toEqual([EXIT_CODE.ok, '']);
    expect(output).toMatch(/gateway \[options\] +run the gateway/);
    expect(output).toContain('Exit codes: 0 success, 1 a problem was found, 2 wrong usage');
  });

  it('shows every variable of the gateway', async () => {
    const { code, output } = await run(['gateway', '--help']);
    expect(code).toBe(EXIT_CODE.ok);
    for (const variable of ['BILLING_CLIENT_SECRET', 'TRUSTED_PROXY_HOPS', 'SHUTDOWN_SECONDS']) expect(output).toContain(variable);
  });

  it('prints its version', async () => {
    expect((await run(['--version'])).output).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('ends quietly if the reader of its output ends first', async () => {
    const program = `"${process.execPath}" --import tsx src/cli/main.ts offers schema | true`;
    const { stderr } = await promisify(execFile)('sh', ['-c', program]);
    expect(stderr).toBe('');
  });

  it.each([
    [['gatewy'], 'gateway'],
    [['gateway', '--confg', 'x.json'], '--config'],
    [['gateway', '--config'], 'argument missing'],
    [['gateway', 'extra'], 'too many arguments'],
    [[], 'Usage'],
  ])('refuses %j as wrong usage and helps', async (args, help) => {
    const { code, output, errors } = await run(args);
    expect([code, output]).toEqual([EXIT_CODE.usage, '']);
    expect(errors).toContain(help);
    expect(errors).not.toMatch(/^\s+at /m);
  });

  it('prints problems of a command without a stack trace', async () => {
    const terminal = recordTerminal();
    const failing = {
      name: 'fail',
      summary: 'fail',
      define: (command: { action(run: () => void): unknown }) => {
        command.action(() => {
          throw new CommandFailure(EXIT_CODE.problem, 'The file has a problem.');
        });
      },
    };
    expect(await runCommandLine(['fail'], [failing], terminal)).toBe(EXIT_CODE.problem);
    expect(terminal.errors).toBe('The file has a problem.\n');
  });
});
