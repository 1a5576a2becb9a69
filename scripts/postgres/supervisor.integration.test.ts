import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, expect, test } from 'vitest'
import { isAlive } from '../process-identity.ts'
import { waitUntil } from '../wait.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { type RunningPostgres, startPostgres } from './supervisor.ts'

const password = 'a pass/word:with@signs'
const parent = mkdtempSync(join(tmpdir(), 'trivsel-supervisor-'))
// The server's user must pass through it when the tests run as root.
chmodSync(parent, 0o755)
const folder = join(parent, 'postgres')
let running: RunningPostgres[] = []
let children: ChildProcess[] = []

afterEach(async () => {
  for (const server of running) await server.stop()
  for (const child of children) child.kill('SIGKILL')
  running = []
  children = []
  const left = findPostmaster(folder)
  if (left) await stopPostmaster(left.pid)
})

afterAll(() => rmSync(parent, { recursive: true, force: true }))

async function start(options = { durable: false }): Promise<RunningPostgres> {
  const server = await startPostgres({ dataDir: folder, password, ...options })
  running.push(server)
  return server
}

async function startInChild(): Promise<{ child: ChildProcess; url: string; adopted: boolean }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'test-process.ts'), folder, password],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  children.push(child)
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once('data', (chunk: Buffer) => resolve(chunk.toString()))
    child.once('exit', () => reject(new Error('the child ended before it was ready')))
  })
  const { url, adopted } = JSON.parse(line)
  return { child, url, adopted }
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat()
  } finally {
    await client.end()
  }
}

function serverPid(): number {
  const postmaster = findPostmaster(folder)
  if (!postmaster) throw new Error('no server runs')
  return postmaster.pid
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGKILL')
  await ended
}

test('two starts at once on an empty folder share one server', async () => {
  const both = await Promise.all([startInChild(), startInChild()])
  expect(both.map((one) => one.adopted).sort()).toEqual([false, true])
  expect(both[0]?.url).toBe(both[1]?.url)
  expect(readdirSync(parent).filter((name) => name.includes('.new-'))).toEqual([])
})

test('starts, keeps its data over a stop, and leaves no process behind', async () => {
  const first = await start()
  await ask(first.url, 'create table kept_over_stop (value int)')
  const pid = serverPid()
  await first.stop()
  expect(isAlive(pid)).toBe(false)
  const second = await start()
  expect(second.adopted).toBe(false)
  expect(await ask(second.url, 'select count(*)::int from kept_over_stop')).toEqual([0])
})

test('sorts and compares text the same on every machine, in UTC, with a strict login', async () => {
  const { url } = await start()
  const settings = `select datlocprovider, datlocale, pg_encoding_to_char(encoding),
    current_setting('timezone'), current_setting('listen_addresses'), current_user,
    (select rolsuper from pg_roles where rolname = current_user)
    from pg_database where datname = current_database()`
  expect(await ask(url, settings)).toEqual([
    'b',
    'C.UTF-8',
    'UTF8',
    'UTC',
    '127.0.0.1',
    'trivsel',
    false,
  ])
  const stranger = new URL(url)
  stranger.password = 'another'
  await expect(ask(stranger.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('adopts the server that a killed process left behind, and stops it', async () => {
  const { child, url } = await startInChild()
  const pid = serverPid()
  await kill(child)
  const adopted = await start()
  expect(adopted).toMatchObject({ adopted: true, url })
  expect(serverPid()).toBe(pid)
  await adopted.stop()
  expect(isAlive(pid)).toBe(false)
})

test('uses a server whose owner is alive, but does not stop it', async () => {
  const { child, url } = await startInChild()
  const guest = await start()
  expect(guest).toMatchObject({ adopted: true, url })
  await guest.stop()
  expect(await ask(url, 'select 1')).toEqual([1])
  const pid = serverPid()
  child.kill('SIGTERM')
  expect(await waitUntil(() => !isAlive(pid), { milliseconds: 10_000 })).toBe(true)
})

test('brings a killed server back on the same address with all that was committed', async () => {
  const { url } = await start({ durable: true })
  await ask(url, 'create table kept (value int)')
  const pid = serverPid()
  process.kill(pid, 'SIGKILL')
  const isBack = async () => {
    try {
      await ask(url, 'select from kept')
      return serverPid() !== pid
    } catch {
      return false
    }
  }
  expect(await waitUntil(isBack, { milliseconds: 10_000, every: 100 })).toBe(true)
})

test('starts when both the server and its supervisor were killed', async () => {
  const { child } = await startInChild()
  const pid = serverPid()
  await kill(child)
  process.kill(pid, 'SIGKILL')
  const next = await start()
  expect(next.adopted).toBe(false)
  expect(await ask(next.url, 'select 1')).toEqual([1])
})

test('is not fooled by a pid file whose number belongs to an unrelated process', async () => {
  await (await start()).stop()
  writeFileSync(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n\n\n\nready\n`)
  const next = await start()
  expect(next.adopted).toBe(false)
})

test('says in one sentence that the data belong to another password', async () => {
  await (await start()).stop()
  await expect(
    startPostgres({ dataDir: folder, password: 'another', durable: false }),
  ).rejects.toThrow(/made with another password/)
  expect(findPostmaster(folder)).toBeUndefined()
})

test('keeps the values of failing statements out of its log', async () => {
  const { url } = await start()
  await ask(url, 'create table member (email text unique)')
  await ask(url, `insert into member values ('kari@example.org')`)
  await expect(ask(url, `insert into member values ('kari@example.org')`)).rejects.toThrow()
  await expect(ask(url, `select 'kari@example.org'::int`)).rejects.toThrow()
  expect(readFileSync(join(folder, 'server.log'), 'utf8')).not.toContain('kari')
})
