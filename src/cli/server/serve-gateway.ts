import { clientAddressFromProxies, createGateway, storeNotice, type GatewayOptions, type GatewayStore } from '../../gateway/index.js';
import type { GatewayConfiguration } from '../configuration/gateway-configuration.js';
import type { Terminal } from '../terminal.js';
import { offersCheck, platformCheck, storeCheck } from './checks.js';
import { createLog } from './gateway-log.js';
import { startHttpServer, type Deadlines, type HttpServer } from './http-server.js';
import { createMetrics } from './metrics.js';
import { createMonitoring, type Monitoring } from './monitoring.js';
import { createNodeAdapter, type RequestHandler } from './node-adapter.js';
import { createReadiness } from './readiness.js';
import { openStore } from './store.js';

/** A running gateway command. */
export interface RunningGateway {
  readonly address: string;
  /** Address of the monitoring port, if it is separate. */
  readonly metricsAddress: string | undefined;
  /** Finishes the requests in progress, closes everything and frees the ports. */
  stop(): Promise<void>;
}

const LOCAL_HOSTS = ['127.0.0.1', '::1', 'localhost'];

/** Warning at the start if other machines can connect, and otherwise with the first request of a proxy. */
const NO_HOPS =
  'TRUSTED_PROXY_HOPS is not set. Behind a proxy, all visitors then have the address of the proxy and share one rate limit, so that one visitor can ' +
  'stop all sales. Set it to the number of proxies that append to X-Forwarded-For, or to 0 if visitors connect directly.';

/**
 * Runs the gateway and its monitoring.
 * @throws {CommandFailure} if a port is in use or the store cannot be opened
 */
export async function serveGateway(
  configuration: GatewayConfiguration,
  terminal: Terminal,
  deadlines?: Deadlines,
): Promise<RunningGateway> {
  const { server, readOffers } = configuration;
  const log = createLog(terminal);
  const { store, close } = await openStore(server);
  const servers: HttpServer[] = [];
  let stopping = false;
  const metrics = createMetrics(() => servers[0]?.inProgress() ?? 0);
  let warnedOfProxy = false;
  const readAddress = clientAddressFromProxies({
    hops: server.trustedProxyHops ?? 0,
    connectionAddress: (request) => adapter.connectionAddress(request),
  });
  const options: GatewayOptions = {
    ...configuration.options,
    ...(readOffers && { offers: readOffers }),
    store,
    today: businessDateIn(server.timeZone),
    fetch: metrics.watchUpstream((request) => fetch(request)),
    clientAddress(request) {
      if (server.trustedProxyHops === undefined && !warnedOfProxy && request.headers.has('x-forwarded-for')) {
        warnedOfProxy = true;
        log.warning(NO_HOPS);
      }
      return readAddress(request);
    },
    log: (entry) => {
      log.request(entry);
      metrics.countRequest(entry);
    },
    onProblem: (problem, { requestId }) => log.problem(problem, requestId),
    onStaffAction: (action) => log.staffAction(action),
    onDrift: (drift) => log.drift(drift),
  };
  const gateway = createGateway(options);
  const monitoringOptions = {
    readiness: createReadiness([platformCheck(options), storeCheck(store), ...(readOffers ? [offersCheck(readOffers)] : [])]),
    metrics,
    isStopping: () => stopping,
    token: server.metricsToken,
  };
  const shownBeside = createMonitoring(monitoringOptions, false);
  const adapter = createNodeAdapter(
    async (request) => (await shownBeside(request)) ?? gateway(request),
    (problem) => log.problem(problem),
  );
  const stop = async (): Promise<void> => {
    stopping = true;
    const [main, ...others] = servers;
    const cut = (await main?.stop(server.shutdownSeconds * 1000)) ?? 0;
    if (cut > 0) log.warning(`Requests that did not finish within SHUTDOWN_SECONDS and were cut off: ${cut}.`);
    // Delivers the events of the last requests. What cannot be delivered stays in the store.
    await gateway.close();
    // Monitoring answers until the last request has finished.
    for (const other of others) await other.stop(0);
    await close();
  };
  try {
    servers.push(await startHttpServer({ ...server, listener: adapter.listener, portVariable: 'PORT', ...(deadlines && { deadlines }) }));
    if (server.metricsPort !== undefined) {
      const { listener } = createNodeAdapter(toHandle(createMonitoring(monitoringOptions, true)), (problem) => log.problem(problem));
      servers.push(await startHttpServer({ host: server.host, port: server.metricsPort, listener, portVariable: 'METRICS_PORT' }));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  for (const warning of findWarnings(configuration, store)) log.warning(warning);
  const [main, monitoring] = servers;
  const address = `${main?.address ?? ''}${options.basePath === '/' ? '' : (options.basePath ?? '')}`;
  log.notice(`Gateway at ${address} for ${options.allowedOrigins.join(', ') || 'no origin'}.`);
  if (monitoring) log.notice(`Metrics at ${monitoring.address}/metrics.`);
  return { address, metricsAddress: monitoring?.address, stop };
}

function toHandle(monitoring: Monitoring): RequestHandler {
  return async (request) => (await monitoring(request)) ?? new Response('Not found.\n', { status: 404 });
}

function businessDateIn(timeZone: string): () => Promise<string> {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return () => Promise.resolve(format.format(new Date()));
}

/** Settings that work, but are dangerous in production. Each with what can happen and the fix. */
function findWarnings({ server, options, readOffers }: GatewayConfiguration, store: GatewayStore): string[] {
  const notice = storeNotice(store);
  if (LOCAL_HOSTS.includes(server.host) && server.trustedProxyHops === undefined) return [];
  return [
    ...(server.trustedProxyHops === undefined ? [NO_HOPS] : []),
    ...(notice === undefined ? [] : [`${notice} Set REDIS_URL or DATABASE_URL.`]),
    ...(options.allowedOrigins.length === 0 ? ['STOREFRONT_ORIGINS is empty, so no page can call the gateway.'] : []),
    ...(readOffers ? [] : ['OFFERS_FILE is not set. Every plan that is marked as sellable on the platform is on sale.']),
  ];
}
