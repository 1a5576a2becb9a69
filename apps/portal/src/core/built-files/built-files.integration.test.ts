import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { connectDatabase } from '#platform/database/database.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import type { BuiltFile } from '#platform/files/static-files.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createEarlierFiles } from './earlier-files.server.ts'
import { shareBuiltFiles } from './share-built-files.server.ts'

const { database } = await createTestDatabase()
const log = createLog('silent')
beforeEach(() => database.execute(sql`delete from portal.built_file`))

let files = createEarlierFiles({ database, log })
const server = createServer(async (request, response) => {
  if (!(await files.send(request, response))) response.writeHead(418).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => {
  files = createEarlierFiles({ database, log })
})

const script = 'import "./other.js"'
const compressed: BuiltFile = {
  address: '/assets/site-a1.js',
  encoding: 'br',
  body: brotliCompressSync(script),
}
const font: BuiltFile = {
  address: '/assets/font-b2.woff2',
  encoding: 'identity',
  body: Buffer.from('font'),
}

async function get(path: string, { method = 'GET', accepts = 'br' } = {}) {
  const answer = await fetch(origin + path, { method, headers: { 'accept-encoding': accepts } })
  const header = (name: string) => answer.headers.get(name)
  return {
    status: answer.status,
    type: header('content-type'),
    encoding: header('content-encoding'),
    cache: header('cache-control'),
    text: await answer.text(),
  }
}

const addresses = async () => {
  const { rows } = await database.execute<{ address: string }>(
    sql`select address from portal.built_file order by address`,
  )
  return rows.map(({ address }) => address)
}

const forEver = 'public, max-age=31536000, immutable'

it('answers for the files of another release, compressed for browsers that take it', async () => {
  await shareBuiltFiles(database, [compressed, font])
  const type = 'text/javascript; charset=utf-8'
  expect(await get(compressed.address)).toEqual({
    status: 200,
    type,
    encoding: 'br',
    cache: forEver,
    text: script,
  })
  expect(await get(compressed.address, { accepts: 'identity' })).toEqual({
    status: 200,
    type,
    encoding: null,
    cache: forEver,
    text: script,
  })
  expect(await get(`${font.address}?a`)).toMatchObject({ status: 200, type: 'font/woff2' })
  expect(await get(font.address, { method: 'HEAD' })).toMatchObject({ status: 200, text: '' })
  expect(await get(font.address, { method: 'POST' })).toMatchObject({ status: 405 })
})

it('lets nobody keep that a file is missing: the next release may have it', async () => {
  expect(await get(font.address)).toMatchObject({ status: 404, cache: 'no-store' })
  await shareBuiltFiles(database, [font])
  expect(await get(font.address)).toMatchObject({ status: 200, text: 'font' })
  expect((await get('/no-file-of-the-build.js')).status).toBe(418)
})

it('has it asked for again while the database is away', async () => {
  const nowhere = connectDatabase('postgres://127.0.0.1:9/nowhere', { size: 2, log })
  afterAll(nowhere.close)
  files = createEarlierFiles({ database: nowhere.database, log })
  expect(await get(font.address)).toMatchObject({ status: 503, cache: 'no-store' })
})

it('shares the files of instances that start at once, in one order', async () => {
  const [first, second] = [
    { ...font, address: '/assets/a.js' },
    { ...font, address: '/assets/b.js' },
  ]
  const sharing = await database.transaction(async (other) => {
    const insert = ({ address }: BuiltFile) =>
      other.execute(sql`
      insert into portal.built_file (address, encoding, body) values (${address}, 'identity', '')`)
    await insert(first)
    const shared = shareBuiltFiles(database, [second, first])
    await vi.waitFor(async () => expect(await countWaiting(database)).toBe(1))
    // It waits for the first and must not hold the second meanwhile.
    await insert(second)
    return { shared }
  })
  await sharing.shared
  expect(await addresses()).toEqual([first.address, second.address])
})

it('removes what no release has used for thirty days, and nothing of one that runs', async () => {
  await shareBuiltFiles(database, [compressed, font, { ...font, address: '/assets/recent.js' }])
  await database.execute(sql`update portal.built_file set in_use_at = now() -
    case when address = '/assets/recent.js' then interval '30 days' - interval '1 hour'
    else interval '30 days' + interval '1 hour' end`)
  await shareBuiltFiles(database, [font])
  expect(await addresses()).toEqual([font.address, '/assets/recent.js'])
})
