import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import type { TrainingVideo } from '@trivsel/content-contract/training-videos'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { endpointAddress } from '#platform/api/endpoint.ts'
import { ContentUnavailableError, NoContentError } from '#platform/content/content-client.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import {
  buildMembership,
  buildPerson,
  cookiesOf,
  seedPeople,
  signIn,
  startInstance,
} from '#testing/accounts.testing.server.ts'
import { trainingEndpoints as endpoints } from './endpoints.ts'
import { createOnlineTrainingApi } from './handlers.server.ts'
import { createVideoFiles } from './video-files.server.ts'

const connection = await createTestDatabase()
const portal = await startInstance(connection)
/** Sessions of that instance are valid here, too. */
const served = await startInstance(connection)
const member = buildPerson()
const former = buildPerson({
  membership: buildMembership({ startDate: '2025-01-01', endDate: '2026-11-22' }),
})
const stranger = buildPerson({ membership: null })
const cookies = new Map<object | null, string>([[null, '']])

const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nPust inn\n'
const film: TrainingVideo = {
  id: 7,
  title: 'Morgenyoga',
  minutes: 20,
  description: [],
  instructor: 'Linn',
  image: null,
  category: { key: 'yoga', name: 'Yoga' },
  source: { kind: 'file', file: 'yoga-abc.mp4', captions: [{ language: 'no', text: captions }] },
}
const embedded: TrainingVideo = {
  ...film,
  id: 8,
  source: { kind: 'embed', url: 'https://vimeo.com/1' },
}
const content = { isDown: false }
async function query(name: string, { id }: { id?: number }) {
  if (content.isDown) throw new ContentUnavailableError()
  const { source: _, ...card } = film
  if (name === 'trainingVideos') return { items: [card] }
  const found = [film, embedded].find((video) => video.id === id)
  if (!found) throw new NoContentError()
  return found
}

/** Replaces the file server of the content system. */
let questions: IncomingMessage[] = []
const bytes = Buffer.from('0123456789')
const contentSystem = createServer((request, response) => {
  questions.push(request)
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
  if (content.isDown) return response.writeHead(503).end()
  if (!request.url?.endsWith('/yoga-abc.mp4')) return response.writeHead(404).end()
  if (request.headers.range && !from)
    return response.writeHead(416, { 'content-range': `bytes */${bytes.length}` }).end()
  const part = from ? bytes.subarray(Number(from), Number(to) + 1) : bytes
  response.writeHead(from ? 206 : 200, {
    'content-type': 'video/mp4',
    'content-length': part.length,
    'accept-ranges': 'bytes',
    'set-cookie': 'x=y',
    ...(from && { 'content-range': `bytes ${from}-${to}/${bytes.length}` }),
  })
  return response.end(part)
})

beforeAll(async () => {
  await seedPeople(connection.database, [member, former, stranger])
  for (const person of [member, former, stranger])
    cookies.set(person, cookiesOf(await signIn(portal, person)))
  await new Promise<void>((resolve) => contentSystem.listen(0, '127.0.0.1', resolve))
  const { port } = contentSystem.address() as AddressInfo
  const cmsUrl = `http://127.0.0.1:${port}`
  const videos = createVideoFiles({ cmsUrl, siteKey: 'the key of the site' })
  const clock = () => new Date('2026-11-23T12:00:00Z')
  const { database } = connection
  const parts = { database, sessions: served.sessions, clock, content: { query } as never, videos }
  served.api.route('/', createOnlineTrainingApi(parts))
})
beforeEach(() => {
  questions = []
  content.isDown = false
})
afterAll(async () => {
  contentSystem.closeAllConnections()
  contentSystem.close()
  await portal.listener.close()
  await served.listener.close()
})

const request = (address: string, requester: object | null = member, headers: object = {}) =>
  served.api.request(address, { headers: { cookie: cookies.get(requester) ?? '', ...headers } })
const list = endpointAddress(endpoints.list, { query: { language: 'no' } })
const details = (id: string) =>
  endpointAddress(endpoints.details, { params: { id }, query: { language: 'no' } })
const file = (id: string) => endpointAddress(endpoints.file, { params: { id } })
const captionsOf = (id: string, language: string) =>
  endpointAddress(endpoints.captions, { params: { id, language } })
const everyAddress = [list, details('7'), file('7'), captionsOf('7', 'no')]

describe('a training video', () => {
  it.each(everyAddress)('is for members: %s', async (address) => {
    expect((await request(address)).status).toBe(200)
    questions = []
    expect((await request(address, null)).status).toBe(401)
    for (const person of [former, stranger]) {
      const refused = await request(address, person)
      expect([refused.status, await refused.json()]).toEqual([403, { error: 'NOT_A_MEMBER' }])
    }
    expect(questions).toEqual([])
  })

  it('has its source, and not the address of its file', async () => {
    const { source, ...video } = film
    expect(await (await request(details('7'))).json()).toEqual({
      ...video,
      source: { kind: 'file', captions: ['no'] },
    })
    expect(await (await request(details('8'))).json()).toMatchObject({ source: embedded.source })
    expect(await (await request(list)).json()).toEqual({ items: [video] })
  })

  it.each(['9', '0', 'x', '7.5', '99999999999'])(
    'that there is not is not found: %s',
    async (id) => {
      for (const address of [details(id), file(id), captionsOf(id, 'no')]) {
        const answer = await request(address)
        expect([answer.status, await answer.json()]).toEqual([404, { error: 'VIDEO_NOT_FOUND' }])
      }
    },
  )

  it('from another host has no file and no captions here', async () => {
    for (const address of [file('8'), captionsOf('8', 'no'), captionsOf('7', 'en')])
      expect((await request(address)).status).toBe(404)
    expect(questions).toEqual([])
  })

  it('answers 503 when the content system does not answer', async () => {
    content.isDown = true
    for (const address of everyAddress) {
      const answer = await request(address)
      expect([answer.status, await answer.json()]).toEqual([503, { error: 'CONTENT_UNAVAILABLE' }])
    }
  })
})

describe('the file', () => {
  it('is sent whole or in part, is not cached, and has no other headers', async () => {
    const whole = await request(file('7'))
    expect(await whole.text()).toBe('0123456789')
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
      'content-length': '10',
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
    })
    expect(whole.headers.get('set-cookie')).toBeNull()
    expect(questions[0]?.headers[siteKeyHeader]).toBe('the key of the site')
    const part = await request(file('7'), member, { range: 'bytes=2-4' })
    expect([part.status, await part.text()]).toEqual([206, '234'])
    expect(part.headers.get('content-range')).toBe('bytes 2-4/10')
  })

  it('refuses a range after its end', async () => {
    const beyond = await request(file('7'), member, { range: 'bytes=99-' })
    expect([beyond.status, await beyond.json()]).toEqual([416, { error: 'RANGE_NOT_SATISFIABLE' }])
  })
})

it('captions are WebVTT', async () => {
  const answer = await request(captionsOf('7', 'no'))
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
    'text/vtt; charset=utf-8',
    captions,
  ])
  expect((await request(captionsOf('7', 'de'))).status).toBe(404)
})
