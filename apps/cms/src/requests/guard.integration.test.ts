import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeEditors } from '../testing/editors.ts'
import { makePdf } from '../testing/pdf.ts'
import { openApi } from '../testing/rest.ts'
import { startTestPayload, testSiteKey } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
const callApi = openApi(payload)
let cookie: string

beforeAll(async () => {
  payload.logger.level = 'silent'
  await makeEditors(payload)
  const json = { email: 'admin@trivsel.example', password: 'a-long-password' }
  const response = await callApi('/editors/login', { method: 'POST', json })
  cookie = response.headers.get('set-cookie')?.split(';')[0] ?? ''
})

const answer = async (response: Response) => {
  const { error, errors } = await response.json()
  return [response.status, error, errors?.[0].message]
}
const characters = 'The request contains characters that cannot be stored.'
const value = 'The request contains a value that cannot be used.'
const tooLarge = 'What was sent is too large.'
const english = { 'accept-language': 'en' }

describe('characters that no database holds', () => {
  it.each([
    '/pages/%00',
    '/media/file/a%00.png',
    '/pages?where[slug][equals]=a%00b',
    '/preview/pages/1?locale=%00',
    '/health?%00',
  ])('in the address %s are refused', async (path) => {
    const response = await callApi(path, { headers: { cookie, ...english } })
    expect(await answer(response)).toEqual([400, 'INVALID_CHARACTERS', characters])
  })

  it.each([
    ['a text', { displayName: 'Hage\u0000' }],
    ['rich text', { displayName: 'Hage', richText: richText('a\u0000b') }],
  ])('in %s are refused', async (_, json) => {
    const response = await callApi('/kindergartens?draft=true&locale=no', {
      method: 'POST',
      json,
      headers: { cookie, ...english },
    })
    expect(await answer(response)).toEqual([400, 'INVALID_CHARACTERS', characters])
  })

  it('as half a pair in rich text are a value that cannot be used', async () => {
    const response = await callApi('/kindergartens?draft=true&locale=no', {
      method: 'POST',
      json: { displayName: 'Hage', richText: richText('a\ud800b') },
      headers: { cookie, ...english },
    })
    expect(await answer(response)).toEqual([400, 'INVALID_VALUE', value])
  })

  it('in a form with a file are refused', async () => {
    const body = new FormData()
    body.set('_payload', JSON.stringify({ title: 'Plan\u0000' }))
    body.set('file', new File([makePdf().data], 'plan.pdf', { type: 'application/pdf' }))
    const response = await callApi('/attachments', {
      method: 'POST',
      body,
      headers: { cookie, ...english },
    })
    expect(await answer(response)).toEqual([400, 'INVALID_CHARACTERS', characters])
  })

  it.each([
    ['kindergartenBySlug', { locale: 'no', slug: 'a\u0000b' }],
    ['pageByPath', { locale: 'no', path: '/a\u0000b' }],
    ['pageByPath', { locale: 'no', path: '/a\ud800b' }],
  ])('in %s are invalid variables', async (query, variables) => {
    const response = await callApi('/content-query', {
      method: 'POST',
      json: { query, variables },
      headers: { [siteKeyHeader]: testSiteKey },
    })
    expect([response.status, await response.json()]).toEqual([400, { error: 'INVALID_VARIABLES' }])
  })
})

it('a number beyond all ids is a value that cannot be used', async () => {
  const response = await callApi('/pages/99999999999999', { headers: { cookie, ...english } })
  expect(await answer(response)).toEqual([400, 'INVALID_VALUE', value])
})

describe('a body', () => {
  const login = (bytes: number) => {
    const start = '{"email":"admin@trivsel.example","password":"'
    return `${start}${'x'.repeat(bytes - start.length - 2)}"}`
  }
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    callApi(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...english, ...headers },
    })

  it('of a stranger has 64 kB, and not a byte more', async () => {
    expect((await send('/editors/login', login(65_536))).status).toBe(401)
    expect(await answer(await send('/editors/login', login(65_537)))).toEqual([
      413,
      'BODY_TOO_LARGE',
      tooLarge,
    ])
  })

  it('of an editor has 2 MB', async () => {
    expect((await send('/editors/login', login(2_097_152), { cookie })).status).toBe(401)
    expect((await send('/editors/login', login(2_097_153), { cookie })).status).toBe(413)
    expect((await send('/editors/login', login(65_537), { cookie: `${cookie}x` })).status).toBe(413)
  })

  it('that comes in pieces is counted while it is read, and read no further', async () => {
    let sent = 0
    const pieces = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 16_384
        controller.enqueue(new Uint8Array(16_384).fill(32))
        if (sent >= 50 * 1024 * 1024) controller.close()
      },
    })
    const response = await callApi('/editors/login', {
      method: 'POST',
      body: pieces,
      duplex: 'half',
      headers: { 'content-type': 'application/json', ...english },
    } as RequestInit)
    expect(await answer(response)).toEqual([413, 'BODY_TOO_LARGE', tooLarge])
    expect(sent).toBeLessThan(200_000)
  })

  it('is refused before it is read', async () => {
    const unread = new ReadableStream<Uint8Array>(
      {
        pull: () => {
          throw new Error('somebody reads')
        },
      },
      { highWaterMark: 0 },
    )
    const response = await callApi('/editors/login', {
      method: 'POST',
      body: unread,
      duplex: 'half',
      headers: { 'content-length': '52428800', 'content-type': 'application/json' },
    } as RequestInit)
    expect(await answer(response)).toEqual([
      413,
      'BODY_TOO_LARGE',
      'Det som ble sendt, er for stort.',
    ])
  })
})

function richText(text: string) {
  const node = { type: 'text', version: 1, text, format: 0 }
  const paragraph = { type: 'paragraph', version: 1, children: [node] }
  return { root: { type: 'root', version: 1, children: [paragraph] } }
}
