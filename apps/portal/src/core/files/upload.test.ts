import { connect } from 'node:net'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createApi } from '#platform/api/create-api.server.ts'
import { describeEndpoint } from '#platform/api/describe-endpoint.server.ts'
import { endpoint } from '#platform/api/endpoint.ts'
import { mountEndpoint } from '#platform/api/mount-endpoint.server.ts'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createLog } from '#platform/log.server.ts'
import { uploadRefusalDetails } from './contract.ts'
import { inspectFiles } from './inspect/inspect-files.server.ts'
import { makePdf } from './inspect/pdf.testing.ts'
import { longestUpload, maxFiles } from './limits.ts'
import { readUpload } from './read-upload.server.ts'
import { uploadRefusals } from './refusals.ts'
import { storeFiles } from './store-files.server.ts'

/* An endpoint as a feature makes one, with a store that only counts. */

const path = '/api/refund'
const sendRefund = endpoint<{ body: FormData; answer: { files: number } }>()('POST', path)
const described = describeEndpoint(sendRefund, {
  summary: 'Takes files in.',
  access: 'everybody',
  body: { type: 'multipart/form-data' },
  longestBody: longestUpload,
  answer: z.strictObject({ files: z.int() }),
  refusals: uploadRefusals,
  refusalDetails: uploadRefusalDetails,
})

const stored = new Map<string, number>()
const log = createLog('silent')
const parts = {
  log,
  scan: null,
  encryption: createFieldEncryption(new Map([['test', 'k'.repeat(32)]])),
  store: {
    put: async (name: string, bytes: Uint8Array) => void stored.set(name, bytes.length),
    get: async () => null,
    delete: async (name: string) => void stored.delete(name),
    list: async function* () {},
  },
}
const sender = { client: 'kari', isVisitor: false }
const app = new Hono()
mountEndpoint(app as never, described, [], async ({ context }) => {
  const { files } = await readUpload(context, { field: 'file', most: 10 })
  return storeFiles(parts, await inspectFiles(parts, files, sender), async (kept) => ({
    files: kept.length,
  }))
})
const configuration = { PORTAL_URL: 'https://trivsel.example', TRIVSEL_ENV: 'test' } as const
const api = createApi({ configuration, log, longerBodies: { [path]: longestUpload } }).route(
  '/',
  app as never,
)
const server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' })
await new Promise<void>((resolve) => server.once('listening', resolve))
afterAll(() => void server.close())
const { port } = server.address() as { port: number }

const pdf = makePdf()
const paddedPdf = (length: number) => {
  const around = makePdf({ streams: [{ data: '' }] }).length
  return makePdf({
    streams: [{ data: Buffer.alloc(length - around - String(length).length + 1, 'x') }],
  })
}

async function send(...files: [name: string, bytes: Uint8Array<ArrayBuffer> | Buffer][]) {
  const body = new FormData()
  for (const [name, bytes] of files)
    body.append('file', new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }))
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })
  return [answer.status, await answer.json()]
}

test('takes files in, encrypted as large as they are', async () => {
  stored.clear()
  expect(await send(['a.pdf', pdf], ['b.pdf', pdf])).toEqual([200, { files: 2 }])
  expect([...stored.values()]).toEqual([pdf.length + 29, pdf.length + 29])
})

test.each<[string, [string, Buffer][], number, object]>([
  [
    'the second is none',
    [
      ['a.pdf', pdf],
      ['b.pdf', Buffer.from('MZ')],
    ],
    422,
    { error: 'FILE_TYPE_NOT_ALLOWED', file: 1 },
  ],
  ['one is empty', [['a.pdf', Buffer.alloc(0)]], 422, { error: 'FILE_EMPTY', file: 0 }],
  [
    'there are 200',
    Array.from({ length: 200 }, () => ['a.pdf', pdf]),
    422,
    { error: 'TOO_MANY_FILES' },
  ],
  [
    'there are 1000',
    Array.from({ length: 1_000 }, () => ['a.pdf', pdf]),
    422,
    { error: 'TOO_MANY_FILES' },
  ],
  [
    'one byte is too many',
    [['a.pdf', Buffer.alloc(maxFiles + 1)]],
    413,
    { error: 'FILES_TOO_LARGE' },
  ],
])('stores none when %s', async (_, files, status, answer) => {
  stored.clear()
  expect(await send(...files)).toEqual([status, answer])
  expect(stored.size).toBe(0)
})

test('takes ten megabytes', async () => {
  const large = paddedPdf(maxFiles)
  expect(large.length).toBe(maxFiles)
  expect(await send(['a.pdf', large])).toEqual([200, { files: 1 }])
})

/** What comes back for a head alone: nothing of the body is sent, or waited for. */
function sendHead(lines: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', (data) => {
      resolve(data.toString())
      socket.destroy()
    })
    socket.write(`${[`POST ${path} HTTP/1.1`, 'host: a', ...lines].join('\r\n')}\r\n\r\n`)
  })
}

test('refuses by what is announced: too much, or no form', async () => {
  const form = 'content-type: multipart/form-data; boundary=b'
  const tooLong = await sendHead([form, `content-length: ${longestUpload + 1}`])
  expect(tooLong).toMatch(/^HTTP\/1\.1 413 /)
  expect(tooLong).toContain('BODY_TOO_LARGE')
  expect(await sendHead(['content-type: text/plain', 'content-length: 9'])).toContain(
    'UNSUPPORTED_MEDIA_TYPE',
  )
})

test('of many large forms at once as many are taken as there is room, and the rest later', async () => {
  const large = paddedPdf(maxFiles)
  const answerToOneMore = async () => (await send(['a.pdf', large]))[0]
  // Heads alone hold their room: the bodies never come. A form that comes before one of them would take its room.
  let received = 0
  server.on('request', () => {
    received += 1
  })
  const held = Array.from({ length: 6 }, () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${maxFiles}\r\n\r\n--b`,
    )
    return socket
  })
  await expect.poll(() => received, { timeout: 50_000 }).toBe(held.length)
  expect(await answerToOneMore()).toBe(503)
  expect(await send(['a.pdf', large])).toEqual([503, { error: 'UNAVAILABLE' }])
  for (const socket of held) socket.destroy()
  await expect.poll(answerToOneMore, { timeout: 50_000 }).toBe(200)
}, 120_000)
