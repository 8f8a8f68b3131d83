import { styleText } from 'node:util';
import { pino } from 'pino';
import type { Drift } from '../../api/wire/drift.js';
import type { LogEntry, StaffAction } from '../../gateway/index.js';
import type { Terminal } from '../terminal.js';

/** Log of the gateway command. */
interface GatewayLog {
  request(entry: LogEntry): void;
  staffAction(action: StaffAction): void;
  problem(problem: unknown, requestId?: string): void;
  drift(drift: Drift): void;
  notice(message: string): void;
  warning(message: string): void;
}

/** Creates the log: JSON lines for log collectors, or short lines if a person reads them. Everything goes to standard output. */
export function createLog(terminal: Terminal): GatewayLog {
  return terminal.interactive ? createPrettyLog(terminal) : createJsonLog(terminal);
}

const describe = (problem: unknown): string =>
  problem instanceof Error ? problem.message : 'The gateway reported a problem without an error object.';
const describeDrift = ({ operation, path, kind }: Drift): string =>
  `The response of ${operation} differs from the API definition at ${path}: ${kind}.`;

function createJsonLog(terminal: Terminal): GatewayLog {
  const log = pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    { write: (line: string) => terminal.write(line) },
  );
  return {
    request: (entry) => (entry.status >= 500 ? log.error(entry, 'request') : log.info(entry, 'request')),
    staffAction: (action) => log.info(action, 'staff action'),
    problem: (problem, requestId) => log.error({ ...codeOf(problem), ...(requestId !== undefined && { requestId }) }, describe(problem)),
    drift: (drift) => log.warn({ operation: drift.operation }, describeDrift(drift)),
    notice: (message) => log.info(message),
    warning: (message) => log.warn(message),
  };
}

function codeOf(problem: unknown): { code?: string } {
  return typeof problem === 'object' && problem !== null && 'code' in problem && typeof problem.code === 'string'
    ? { code: problem.code }
    : {};
}

function createPrettyLog(terminal: Terminal): GatewayLog {
  const paint = (format: 'dim' | 'red' | 'yellow' | 'green', text: string): string => (terminal.colors ? styleText(format, text) : text);
  const line = (text: string): void => terminal.write(`${paint('dim', new Date().toTimeString().slice(0, 8))} ${text}\n`);
  return {
    request({ method, route, status, milliseconds, code = '', principal = '', requestId }) {
      const format = status >= 500 ? 'red' : status >= 400 ? 'yellow' : 'green';
      const details = [code, principal, requestId].filter((text) => text !== '').join(' ');
      line(`${paint(format, String(status))} ${method} ${route} ${milliseconds} ms ${paint('dim', details)}`);
    },
    staffAction: ({ row, path, outcome, requestId }) => line(`staff ${row} ${path} ${outcome} ${paint('dim', requestId)}`),
    problem: (problem, requestId = '') => line(`${paint('red', 'problem')} ${describe(problem)} ${paint('dim', requestId)}`.trimEnd()),
    drift: (drift) => line(`${paint('yellow', 'warning')} ${describeDrift(drift)}`),
    notice: (message) => line(message),
    warning: (message) => line(`${paint('yellow', 'warning')} ${message}`),
  };
}
