import { sql } from '@payloadcms/db-postgres'
import {
  type Example,
  Examples,
  ExamplesAdded,
  ExamplesRemoved,
} from '@trivsel/content-contract/examples'
import type { Locale } from '@trivsel/content-contract/locales'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import { beforeEach, describe, expect, it } from 'vitest'
import { exclusively } from '../import/exclusively.ts'
import { makeEditors } from '../testing/editors.ts'
import { publisher } from '../testing/publish.ts'
import { openApi } from '../testing/rest.ts'
import { runQuery } from '../testing/run-query.ts'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
const { environment } = await import('../environment.ts')
const { rebuildPublished } = await import('../projection/rebuild-published.ts')
const { askPayload } = await import('../queries/answer-content-query.ts')
const callApi = openApi(payload)
const people = await makeEditors(payload)
const publish = publisher(payload)

const call = (method: string, key = environment.siteKey) =>
  callApi('/site-examples', { method, headers: { [siteKeyHeader]: key } })
const add = async () => ExamplesAdded.parse(await (await call('POST')).json())
const remove = async () => ExamplesRemoved.parse(await (await call('DELETE')).json())
const list = async () => Examples.parse(await (await call('GET')).json()).examples
const nameOf = ({ source, names }: Example) => names.no ?? source
const find = async (name: string) => {
  const example = (await list()).find((one) => nameOf(one) === name)
  if (!example) throw new Error(`${name} is no example`)
  return example
}
const askPage = async (path: string, locale: Locale = 'no') =>
  (await runQuery(payload, 'pageByPath', { locale, path })).data
const askFrame = async () => (await runQuery(payload, 'siteFrame', { locale: 'no' })).data
const count = 13

beforeEach(async () => {
  for (const table of ['pages', 'fixed_pages', 'redirects', 'front_page', 'site_frame']) {
    await payload.db.drizzle.execute(sql`delete from cms.${sql.identifier(`_${table}_v`)}`)
    await payload.db.drizzle.execute(sql`delete from cms.${sql.identifier(table)}`)
  }
  await payload.db.drizzle.execute(sql`delete from cms.added_examples`)
  await rebuildPublished(payload, 'tests')
})

describe('example pages', () => {
  it('are for the portal alone', async () => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await call(method, 'another key')).status).toBe(401)
    expect(await list()).toEqual([])
  })

  it('are published in both languages, and say that they are examples', async () => {
    expect(await add()).toEqual({ added: count, inUse: 0 })
    expect(await askPage('om-oss/styre-og-ledelse')).toMatchObject({
      displayName: 'Styre og ledelse',
      isExample: true,
      breadcrumbs: [{ name: 'Om oss', href: '/om-oss' }],
    })
    expect(await askPage('about-us/board-and-management', 'en')).toMatchObject({
      displayName: 'Board and management',
      isExample: true,
    })
    const front = await runQuery(payload, 'frontPage', { locale: 'en' })
    expect(front.data).toMatchObject({ heading: 'Welcome', isExample: true })
    const frame = await askFrame()
    expect(frame?.sections.map(({ href }) => href)).toEqual([
      '/trening',
      '/helse',
      '/mat-og-drikke/spisesteder',
      '/barnehage/barnehager',
      '/om-oss',
    ])
    expect(frame?.footer.statements.map(({ href }) => href)).toEqual([
      '/personvern',
      '/informasjonskapsler',
      '/tilgjengelighet',
    ])
  })

  it('are listed with their addresses and where they are edited', async () => {
    await add()
    const examples = await list()
    expect(examples).toHaveLength(count)
    const about = await find('Om oss')
    expect(about).toEqual({
      source: 'pages',
      id: expect.any(Number),
      names: { no: 'Om oss', en: 'About us' },
      addresses: { no: '/om-oss', en: '/en/about-us' },
      editAddress: `${environment.cmsUrl}/admin/collections/pages/${about.id}`,
    })
    expect(await find('Velkommen')).toMatchObject({
      source: 'front-page',
      addresses: { no: '/', en: '/en' },
      editAddress: `${environment.cmsUrl}/admin/globals/front-page`,
    })
    expect(await find('site-frame')).toMatchObject({ addresses: {} })
  })

  it('are marked for the site map and found by no search, from the rows and from Payload', async () => {
    await add()
    const search = { contentType: 'page', ids: null, page: 1, pageSize: 50 } as const
    const map = { locale: null, contentType: null } as const
    for (const [name, variables, expected] of [
      ['searchDocuments', search, []],
      ['publishedPages', map, Array(22).fill(expect.objectContaining({ isExample: true }))],
    ] as const) {
      const { data } = await runQuery(payload, name, variables as never)
      const own = await askPayload(payload, name, variables)
      if (typeof own === 'string') throw new Error(own)
      expect((data as { items: unknown[] }).items, name).toEqual(expected)
      expect((own.data as { items: unknown[] }).items, name).toEqual(expected)
    }
  })

  it('come once: nothing that was edited or deleted is brought back', async () => {
    await add()
    const cookies = await find('Informasjonskapsler')
    await payload.delete({ collection: 'redirects', where: {} })
    await payload.updateGlobal({
      slug: 'site-frame',
      data: { sections: [], footer: { columns: [], statements: [] }, _status: 'published' },
    })
    await payload.delete({ collection: 'pages', id: cookies.id })
    const privacy = await find('Personvern')
    const data = { displayName: 'Vårt personvern', _status: 'published' } as const
    await payload.update({ collection: 'pages', id: privacy.id, locale: 'no', data })
    expect(await add()).toEqual({ added: 0, inUse: 0 })
    expect(await askPage('informasjonskapsler')).toBeNull()
    expect(await askPage('personvern')).toMatchObject({ displayName: 'Vårt personvern' })
    expect(await list()).toHaveLength(count - 3)
  })

  it('leave alone what is there: pages, drafts, old addresses and menus', async () => {
    await publish('pages', { displayName: 'Om oss alle', slug: 'om-oss' })
    await payload.create({
      collection: 'pages',
      locale: 'no',
      draft: true,
      data: { displayName: 'Kaker', slug: 'informasjonskapsler', _status: 'draft' },
    })
    const to = { kind: 'external', externalUrl: 'https://example.no/personvern' }
    await publish('redirects', { from: '/en/privacy', to, permanent: true })
    await payload.updateGlobal({
      slug: 'front-page',
      draft: true,
      locale: 'no',
      data: { heading: 'Vår forside', _status: 'draft' },
    })
    // Three pages are below the first, and a page below another comes with it only.
    expect(await add()).toEqual({ added: count - 7, inUse: 7 })
    expect(await askPage('om-oss')).not.toHaveProperty('isExample')
    const frame = await askFrame()
    expect(frame?.footer.statements.map(({ href }) => href)).toEqual(['/tilgjengelighet'])
    expect(frame?.sections.map(({ text }) => text)).not.toContain('Om oss')
    const { totalDocs } = await payload.count({ collection: 'redirects' })
    expect(totalDocs).toBe(1)
  })

  it('wait for an import', async () => {
    await exclusively(payload, async () => {
      for (const method of ['POST', 'DELETE']) {
        const answer = await call(method)
        expect([answer.status, await answer.json()]).toEqual([409, { error: 'CONTENT_BUSY' }])
      }
    })
  })
})

describe('an example', () => {
  it('is none any more when it was saved, in whatever way', async () => {
    await add()
    const { id } = await find('Helse')
    await payload.update({ collection: 'pages', id, locale: 'no', data: { ingress: 'Hjelp' } })
    expect(await askPage('helse')).not.toHaveProperty('isExample')
    // The sidebar has a button for publishers who have nothing to change.
    const about = await find('Om oss')
    await payload.update({
      collection: 'pages',
      id: about.id,
      user: people.publisher,
      overrideAccess: false,
      data: { _status: 'published' },
    })
    expect(await askPage('om-oss')).toMatchObject({ displayName: 'Om oss' })
    expect(await askPage('om-oss')).not.toHaveProperty('isExample')
    await payload.updateGlobal({ slug: 'front-page', data: { _status: 'published' } })
    const names = (await list()).map(nameOf)
    expect(names).toHaveLength(count - 3)
    expect(names).not.toContain('Velkommen')
  })

  it('stays one on the site while its draft waits, and is none in the draft', async () => {
    await add()
    const { id } = await find('Helse')
    const data = { displayName: 'Vår helse', _status: 'draft' } as const
    await payload.update({ collection: 'pages', id, locale: 'no', draft: true, data })
    expect(await askPage('helse')).toMatchObject({ displayName: 'Helse', isExample: true })
    const variables = { locale: 'no', path: 'helse' } as const
    const preview = await runQuery(payload, 'pageByPath', variables, { draft: true })
    expect(preview.data).toMatchObject({ displayName: 'Vår helse' })
    expect(preview.data).not.toHaveProperty('isExample')
    await payload.update({ collection: 'pages', id, data: { _status: 'published' } })
    expect(await askPage('helse')).not.toHaveProperty('isExample')
  })

  it('cannot be made one by an editor', async () => {
    const id = await publish('pages', { displayName: 'Vår side' })
    const data = { isExample: true, displayName: 'Vår side', _status: 'published' } as const
    await payload.update({
      collection: 'pages',
      id,
      locale: 'no',
      user: people.admin,
      overrideAccess: false,
      data,
    })
    expect(await list()).toEqual([])
  })

  it('is none any more when the organisation imports its own in its place', async () => {
    await add()
    expect(await askFrame()).toMatchObject({ isExample: true })
    await payload.updateGlobal({ slug: 'site-frame', data: { sections: [], _status: 'published' } })
    expect(await askFrame()).not.toHaveProperty('isExample')
  })
})

describe('removing examples', () => {
  it('takes all that nobody has touched, after which they can be added again', async () => {
    await add()
    expect(await remove()).toEqual({ removed: count, kept: 0 })
    expect(await list()).toEqual([])
    expect(await askPage('om-oss')).toBeNull()
    expect(await askFrame()).toBeNull()
    expect(await add()).toEqual({ added: count, inUse: 0 })
    expect(await askPage('om-oss')).toMatchObject({ isExample: true })
  })

  it('keeps what has a draft, what was edited, and what these lead to', async () => {
    await add()
    const draft = { displayName: 'Vår helse', _status: 'draft' } as const
    const health = await find('Helse')
    await payload.update({
      collection: 'pages',
      id: health.id,
      locale: 'no',
      draft: true,
      data: draft,
    })
    const work = await find('Jobb hos oss')
    await payload.update({ collection: 'pages', id: work.id, data: { _status: 'published' } })
    const terms = await find('Vilkår for medlemskap og booking')
    const link = { kind: 'internal', internalReference: { relationTo: 'pages', value: terms.id } }
    await publish('pages', { displayName: 'Vår side', navBlocks: [{ title: 'Vilkår', link }] })
    const { removed, kept } = await remove()
    const left = (await list()).map(nameOf).sort()
    // A page above one that stays, and what these lead to, stay too.
    expect(left).toEqual([
      'Helse',
      'Husregler',
      'Om oss',
      'Styre og ledelse',
      'Trening',
      'Vilkår for medlemskap og booking',
    ])
    expect([removed, kept]).toEqual([count - 1 - left.length, left.length])
    expect(await remove()).toEqual({ removed: 0, kept: left.length })
  })
})
