import * as z from 'zod';
import { SEQUENCE_STEP, type OutboxEntry, type OutboxStore } from './outbox-store.js';

/** Runs a Lua script on the server with `KEYS` and `ARGV`. */
type RunScript = (script: string, keys: readonly string[], ...args: readonly string[]) => Promise<unknown>;

/**
 * Functions of all scripts. `KEYS[1]` is the start of all keys of a tenant:
 *
 * - `row:<key>`: hash with the fields of an entry
 * - `due:<destination>`: open entries by due time; `destinations`: all destinations
 * - `account:<account>`: open entries of an account by sequence
 * - `closed`: done and dead entries by the time at which they are forgotten; `dead`: dead entries by sequence
 */
const FUNCTIONS = `
local P = KEYS[1]
local call = redis.call
local function row(key) return P .. 'row:' .. key end
local function open(key, account, destination, sequence, dueAt)
  call('ZADD', P .. 'due:' .. destination, dueAt, key)
  call('SADD', P .. 'destinations', destination)
  if account ~= '' then call('ZADD', P .. 'account:' .. account, sequence, key) end
end
local function leave(key)
  local fields = call('HMGET', row(key), 'destination', 'account')
  if not fields[1] then return end
  call('ZREM', P .. 'due:' .. fields[1], key)
  call('ZREM', P .. 'account:' .. fields[2], key)
  call('ZREM', P .. 'closed', key)
  call('ZREM', P .. 'dead', key)
end
local function forget(key)
  leave(key)
  call('DEL', row(key))
end
local function isClaimed(key, attempts)
  local fields = call('HMGET', row(key), 'state', 'attempts')
  return fields[1] == 'open' and fields[2] == attempts
end
local function sorted(keys, limit)
  local list = {}
  for _, key in ipairs(keys) do
    local fields = call('HMGET', row(key), 'account', 'destination', 'body', 'attempts', 'sequence')
    list[#list + 1] = { key, fields[1], fields[2], fields[3], fields[4], fields[5] }
  end
  table.sort(list, function(a, b)
    if a[6] ~= b[6] then return tonumber(a[6]) < tonumber(b[6]) end
    return a[1] < b[1]
  end)
  while #list > limit do table.remove(list) end
  return list
end
`;

/** ARGV: key of the replaced entry, then key, account, destination, body and due time of each new one. */
const ADD = `${FUNCTIONS}
local replaced = call('HGET', row(ARGV[1]), 'sequence')
forget(ARGV[1])
for index = 2, #ARGV, 5 do
  local key, account, destination, body, dueAt = unpack(ARGV, index, index + 4)
  local existing = call('HMGET', row(key), 'state', 'destination', 'sequence')
  if not existing[1] then
    local first = tonumber(replaced or call('INCRBY', P .. 'sequence', ${SEQUENCE_STEP}))
    local sequence = string.format('%d', first + (index - 2) / 5)
    call('HSET', row(key), 'account', account, 'destination', destination, 'body', body, 'attempts', '0', 'state', 'open', 'sequence', sequence)
    open(key, account, destination, sequence, dueAt)
  elseif existing[1] == 'open' and existing[2] == '' then
    leave(key)
    call('HINCRBY', row(key), 'attempts', 1)
    call('HSET', row(key), 'account', account, 'body', body)
    open(key, account, destination, existing[3], dueAt)
  end
end`;

/** ARGV: destination, now, time until which the claim is valid, limit. */
const CLAIM = `${FUNCTIONS}
local destination, now, till, limit = ARGV[1], ARGV[2], ARGV[3], tonumber(ARGV[4])
local heads = {}
local function head(account)
  if heads[account] == nil then
    heads[account] = false
    for _, key in ipairs(call('ZRANGE', P .. 'account:' .. account, 0, -1)) do
      local other = call('HGET', row(key), 'destination')
      if other == '' or other == destination then
        heads[account] = key
        break
      end
    end
  end
  return heads[account]
end
local found, offset, page = {}, 0, 500
repeat
  local due = call('ZRANGEBYSCORE', P .. 'due:' .. destination, '-inf', now, 'LIMIT', offset, page)
  for _, key in ipairs(due) do
    local account = call('HGET', row(key), 'account')
    local isFree = destination == '' or account == '' or head(account) == key
    if isFree and #found < limit then found[#found + 1] = key end
  end
  offset = offset + page
until #due < page or #found >= limit
for _, key in ipairs(found) do
  call('HINCRBY', row(key), 'attempts', 1)
  call('ZADD', P .. 'due:' .. destination, till, key)
end
return sorted(found, limit)`;

/** ARGV: key, attempts, state, due time, body, and the new account if it changes. */
const SETTLE = `${FUNCTIONS}
local key, attempts, state, dueAt, body, account = unpack(ARGV)
if not isClaimed(key, attempts) then return 0 end
leave(key)
call('HSET', row(key), 'state', state, 'body', body)
if account then call('HSET', row(key), 'account', account) end
local fields = call('HMGET', row(key), 'account', 'destination', 'sequence')
if state == 'open' then
  open(key, fields[1], fields[2], fields[3], dueAt)
else
  call('ZADD', P .. 'closed', dueAt, key)
  if state == 'dead' then call('ZADD', P .. 'dead', fields[3], key) end
end
return 1`;

/** ARGV: key, attempts. */
const REMOVE = `${FUNCTIONS}
if isClaimed(ARGV[1], ARGV[2]) then forget(ARGV[1]) end`;

/** ARGV: limit, `any` or `known`, then the destinations to leave out. */
const LIST_DEAD = `${FUNCTIONS}
local isKnown = { [''] = true }
for index = 3, #ARGV do isKnown[ARGV[index]] = true end
local keys = call('ZRANGE', P .. 'dead', 0, -1)
for _, destination in ipairs(call('SMEMBERS', P .. 'destinations')) do
  if ARGV[2] == 'known' and not isKnown[destination] then
    for _, key in ipairs(call('ZRANGE', P .. 'due:' .. destination, 0, -1)) do keys[#keys + 1] = key end
  end
end
return sorted(keys, tonumber(ARGV[1]))`;

/** ARGV: key, due time. */
const REOPEN = `${FUNCTIONS}
local key = ARGV[1]
if call('HGET', row(key), 'state') ~= 'dead' then return 0 end
leave(key)
call('HSET', row(key), 'state', 'open', 'attempts', '0')
local fields = call('HMGET', row(key), 'account', 'destination', 'sequence')
open(key, fields[1], fields[2], fields[3], ARGV[2])
return 1`;

/** ARGV: now. Leaves entries beyond the first 1,000 to the next run, so that other commands do not wait. */
const PRUNE = `${FUNCTIONS}
for _, key in ipairs(call('ZRANGEBYSCORE', P .. 'closed', '-inf', ARGV[1], 'LIMIT', 0, 1000)) do forget(key) end`;

const rows = z.array(z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()], z.string()));

function toEntries(reply: unknown): OutboxEntry[] {
  return rows
    .parse(reply)
    .map(([key, account, destination, body, attempts]) => ({ key, account, destination, body, attempts: Number(attempts) }));
}

/**
 * Creates an outbox on a Redis server.
 * @param prefix start of every key
 */
export function createRedisOutbox(run: RunScript, prefix: string): OutboxStore {
  const keysOf = (tenant: string): string[] => [`${prefix}outbox:${tenant}:`];
  return {
    async add(tenant, entries, replaces = '') {
      const fields = entries.flatMap(({ key, account, destination, body, dueAt }) => [key, account, destination, body, String(dueAt)]);
      await run(ADD, keysOf(tenant), replaces, ...fields);
    },
    async claim(tenant, { destination, now, until, limit }) {
      return toEntries(await run(CLAIM, keysOf(tenant), destination, String(now), String(until), String(limit)));
    },
    async settle(tenant, { key, attempts }, { state, dueAt, account, body }) {
      await run(SETTLE, keysOf(tenant), key, String(attempts), state, String(dueAt), body, ...(account === undefined ? [] : [account]));
    },
    async remove(tenant, { key, attempts }) {
      await run(REMOVE, keysOf(tenant), key, String(attempts));
    },
    async listDead(tenant, destinations, limit) {
      return toEntries(
        await run(LIST_DEAD, keysOf(tenant), String(limit), ...(destinations === 'any' ? ['any'] : ['known', ...destinations])),
      );
    },
    async reopen(tenant, key, dueAt) {
      await run(REOPEN, keysOf(tenant), key, String(dueAt));
    },
    async prune(tenant, now) {
      await run(PRUNE, keysOf(tenant), String(now));
    },
  };
}
