import { expect, test, vi } from 'vitest'
import { createApi } from '../api/create-api.server.ts'
import { createLog } from '../log.server.ts'
import { createPreviewCookies } from '../preview/preview-cookie.server.ts'
import { isInPreview } from '../preview/preview-state.server.ts'
import { ContentUnavailableError, NoContentError } from './content-client.server.ts'
import { createContentApi } from './content-handlers.server.ts'

const query = vi.fn(async (): Promise<unknown> => ({ inPreview: isInPreview() }))
const mayExist = vi.fn(async (path: string) => path === 'helse')
const preview = createPreviewCookies({ siteKey: '0123456789abcdef', secure: false })
const configuration = { PORTAL_URL: 'https://trivsel.example', TRIVSEL_ENV: 'production' } as const
const api = createApi({ configuration, log: createLog('silent') }).route(
  '/',
  createContentApi({ content: { query } as never, addresses: { mayExist } as never, preview }),
)
const ask = (name: string, variables: unknown, headers: Record<string, string> = {}) =>
  api.request(
    `/api/frontend/content/${name}?variables=${encodeURIComponent(
      typeof variables === 'string' ? variables : JSON.stringify(variables),
    )}`,
    { headers },
  )
const locale = 'no'
const slug = 'klossen'
const paging = { locale, page: 1, pageSize: 25 }

test('what is published is answered', async () => {
  const answer = await ask('kindergartenBySlug', { locale, slug })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ inPreview: false })
})

test.each([
  [new NoContentError(), 404, 'NO_CONTENT', null],
  [new ContentUnavailableError(), 503, 'CONTENT_UNAVAILABLE', '5'],
])('%s is a refusal with a status of its own', async (error, status, code, retryAfter) => {
  query.mockRejectedValueOnce(error)
  const answer = await ask('kindergartenBySlug', { locale, slug })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('retry-after')).toBe(retryAfter)
  expect(await answer.json()).toEqual({ error: code })
})

test('a page that nobody has published is absent without a question', async () => {
  query.mockClear()
  expect((await ask('pageByPath', { locale, path: 'finnes-ikke' })).status).toBe(404)
  expect(query).not.toHaveBeenCalled()
  expect((await ask('pageByPath', { locale, path: 'helse' })).status).toBe(200)
})

test('an editor in preview gets drafts, of addresses that nobody has published too', async () => {
  const cookie = preview.begin().split(';')[0] ?? ''
  const answer = await ask('pageByPath', { locale, path: 'utkast' }, { cookie })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual({ inPreview: true })
})

test.each([
  ['the longest slug', 'kindergartenBySlug', { locale, slug: 'a'.repeat(200) }],
  ['a missing filter', 'eventList', { ...paging, today: '2026-11-22', category: null, place: 'a' }],
])('%s is asked for', async (_, name, variables) => {
  expect((await ask(name, variables)).status).toBe(200)
})

const events = { ...paging, today: '2026-11-22', category: null, place: null }
const staff = { ...paging, kind: 'doctor', healthCenter: null, fitnessClub: null, goal: null }

test.each([
  ['a NUL', 'kindergartenBySlug', { locale, slug: 'a\0b' }],
  ['a line feed', 'gymBySlug', { locale, slug: 'a\n' }],
  ['half a character', 'eateryBySlug', { locale, slug: '\ud800' }],
  ['a slash', 'studyPlaceBySlug', { locale, slug: 'a/b' }],
  ['no slug', 'kindergartenBySlug', { locale, slug: '' }],
  ['too long a slug', 'kindergartenBySlug', { locale, slug: 'a'.repeat(201) }],
  ['a NUL in a path', 'pageByPath', { locale, path: 'helse\0' }],
  ['too long a path', 'pageByPath', { locale, path: 'a/'.repeat(501) }],
  ['a NUL in a filter', 'eventList', { ...events, place: 'a\0' }],
  ['a NUL in another filter', 'staffList', { ...staff, goal: '\0' }],
  ['a number beyond all', 'eventById', { locale, id: 2_147_483_648 }],
  ['a page beyond all', 'gymList', { ...paging, page: 10_001 }],
  ['another language', 'kindergartenBySlug', { locale: 'de', slug }],
  ['broken JSON', 'kindergartenBySlug', '{"locale":'],
  ['a question of the site’s own', 'publishedPages', { locale: null, contentType: null }],
  ['a name of JavaScript', 'constructor', {}],
])('%s is refused, and the content system is not asked', async (_, name, variables) => {
  query.mockClear()
  const answer = await ask(name, variables)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: 'INVALID_REQUEST' })
  expect(query).not.toHaveBeenCalled()
})
