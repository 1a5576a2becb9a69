import { isPreviewPermit } from '@trivsel/content-contract/preview'
import { createLocalReq, type TypedUser } from 'payload'
import { expect, it } from 'vitest'
import { makeEditors } from '../testing/editors.ts'
import { startTestPayload, testSiteKey } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
const { previewEndpoint } = await import('./preview-endpoint.ts')
const { previewLink } = await import('./preview-link.ts')
const { editor } = await makeEditors(payload)

async function press(shown: string, id: number, locale = 'no', user: TypedUser | null = editor) {
  const req = await createLocalReq({ ...(user && { user }) }, payload)
  Object.assign(req, { routeParams: { shown, id: String(id) }, query: { locale } })
  return previewEndpoint.handler(req)
}

async function pathShown(shown: string, id: number, locale = 'no'): Promise<string | null> {
  const location = (await press(shown, id, locale)).headers.get('location')
  if (!location) return null
  const query = new URL(location).searchParams
  const path = query.get('path') ?? ''
  const permit = { expires: Number(query.get('expires')), signature: query.get('signature') ?? '' }
  expect(isPreviewPermit(testSiteKey, path, permit, Date.now())).toBe(true)
  expect(permit.expires).toBeLessThanOrEqual(Date.now() + 10 * 60 * 1_000)
  return path
}

it('leads to a page that was never published, by the address of its draft', async () => {
  const save = { collection: 'pages', locale: 'no', draft: true } as const
  const top = await payload.create({ ...save, data: { displayName: 'Ny del' } })
  const { id } = await payload.create({ ...save, data: { displayName: 'Ny', parent: top.id } })
  expect(await pathShown('pages', id)).toBe('/ny-del/ny')
  await payload.update({ ...save, id, data: { slug: 'nyere' } })
  expect(await pathShown('pages', id)).toBe('/ny-del/nyere')
  expect(await pathShown('pages', id, 'en')).toBeNull()
  await payload.update({ ...save, id, locale: 'en', data: { displayName: 'Newer' } })
  expect(await pathShown('pages', id, 'en')).toBe('/en/newer')
})

it('leads to items of lists, people in their list, fixed pages and the front page', async () => {
  const draft = async (collection: 'gyms' | 'events' | 'staff' | 'fixed-pages', data: object) =>
    (await payload.create({ collection, locale: 'no', draft: true, data: data as never })).id
  const gym = await draft('gyms', { displayName: 'Løkka' })
  const event = await draft('events', { displayName: 'Fest', startsAt: new Date().toISOString() })
  const doctor = await draft('staff', { kind: 'doctor', name: 'Kari', roleDescription: 'Lege' })
  const list = await draft('fixed-pages', { key: 'eateries', heading: 'Spisesteder' })
  expect(await pathShown('gyms', gym)).toBe('/trening/treningssentre/lokka')
  expect(await pathShown('events', event)).toBe(`/arrangementer/${event}`)
  expect(await pathShown('staff', doctor, 'en')).toBe('/en/health/doctors')
  expect(await pathShown('fixed-pages', list)).toBe('/mat-og-drikke/spisesteder')
  expect(await pathShown('front-page', 0, 'en')).toBe('/en')
  expect(await pathShown('site-frame', 0)).toBe('/')
})

it('leads nobody else, and to nothing else', async () => {
  const { id } = await payload.create({
    collection: 'categories',
    data: { name: 'A', usedFor: 'goal' },
  })
  expect((await press('pages', 1, 'no', null)).status).toBe(401)
  expect((await press('categories', id)).status).toBe(404)
  expect((await press('editors', Number(editor.id))).status).toBe(404)
  expect((await press('pages', 999_999)).status).toBe(404)
  expect((await press('toString', 1)).status).toBe(404)
})

it('offers no button while there is nothing to see', async () => {
  const options = { locale: 'no', req: await createLocalReq({}, payload), token: null }
  expect(previewLink('pages')({ id: 3, displayName: 'Uten adresse' }, options)).toBeNull()
  expect(previewLink('pages')({ id: 3, path: 'side' }, options)).toMatch(/\/api\/preview\/pages\/3/)
})
