import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy.js';
import { STORE_SERVERS, type OwnStore, type StoreServer } from './servers.js';

describe.each(STORE_SERVERS)('a store on %s', (_title, openServer) => {
  let server: StoreServer;
  let network: TcpProxy;
  let store: OwnStore;
  beforeAll(async () => {
    server = await openServer();
    network = await startTcpProxy(server.url);
    store = server.open({ url: network.url, timeout: 800 });
    await store.set('before', 'kept', 60_000);
  });
  afterAll(async () => {
    await store.close();
    await network.close();
    await server.close();
  });

  it('works again at once after the server has restarted', async () => {
    await server.restart();
    // The first request may notice only now that its connection has ended.
    await expect
      .poll(() =>
        store.set('key', 'after', 60_000).then(
          () => 'stored',
          () => 'failed',
        ),
      )
      .toBe('stored');
    expect(await store.get('key')).toBe('after');
  });

  it('rejects every request while the server is down, and opens a new connection afterward', async () => {
    await network.cut();
    const lock = { name: 'lock', token: 'token' };
    const requests = [
      () => store.get('key'),
      () => store.add('key', 'value', 1000),
      () => store.count('key', 1000),
      () => store.acquire(lock, 1000),
      () => store.setWhileHeld(lock, 'key', 'value', 1000),
      () => store.isRevoked('session'),
      () => store.check(),
    ];
    for (const request of requests) await expect(request()).rejects.toThrow();
    await network.restore();
    expect(await store.add('new key', 'value', 60_000)).toBe(true);
    expect(await store.isRevoked('session')).toBe(false);
  });

  it('gives up when the server is silent, and opens a new connection afterward', async () => {
    network.freeze();
    await expect(store.get('key')).rejects.toThrow();
    await expect(Promise.all([store.get('key'), store.count('count', 60_000)])).rejects.toThrow();
    await network.restore();
    await expect
      .poll(() =>
        store.count('later', 60_000).then(
          () => 'counted',
          () => 'failed',
        ),
      )
      .toBe('counted');
  });

  it('starts while the server is down', async () => {
    await network.cut();
    const early = server.open({ url: network.url, timeout: 800 });
    await expect(early.get('key')).rejects.toThrow();
    await network.restore();
    expect(await early.add('early', 'value', 60_000)).toBe(true);
    await early.close();
  });
});
