import type { Locale } from '@trivsel/content-contract/locales'
import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { paragraph } from './testing/editor-state.ts'
import { listenForChanges } from './testing/listen.ts'
import { type Data, publisher } from './testing/publish.ts'
import { runQuery } from './testing/run-query.ts'
import { startTestPayload } from './testing/test-payload.ts'

const { payload, databaseUrl } = await startTestPayload()
const announcedBy = await listenForChanges(databaseUrl)

const publish = publisher(payload)
const translate = (collection: CollectionSlug, id: number, data: Data) =>
  payload.update({
    collection,
    id,
    locale: 'en',
    data: { ...data, _status: 'published' } as never,
  })
const external = (text: string) => ({
  link: { kind: 'external' as const, externalUrl: 'https://example.org', text },
})

describe('a fixed page', () => {
  const read = async (key: 'gyms' | 'eateries' | 'search' | 'doctors') =>
    (await runQuery(payload, 'fixedPage', { locale: 'no', key })).data

  it('is null until it is written', async () => {
    expect(await runQuery(payload, 'fixedPage', { locale: 'no', key: 'search' })).toEqual({
      data: null,
      tags: ['fixed-pages'],
    })
  })

  it('has one of three top sections, or none', async () => {
    await publish('fixed-pages', {
      key: 'gyms',
      heading: 'Treningssentre',
      intro: 'Finn ditt',
      topSection: { kind: 'topTaskLinks', links: [external('Bli medlem'), external('')] },
    })
    expect(await read('gyms')).toMatchObject({
      intro: 'Finn ditt',
      topSection: { kind: 'topTaskLinks', links: [{ text: 'Bli medlem' }] },
    })
    await publish('fixed-pages', {
      key: 'eateries',
      heading: 'Spisesteder',
      topSection: { kind: 'infoBox', infoBox: { content: paragraph('Kortfritt') } },
    })
    expect(await read('eateries')).toMatchObject({ topSection: { kind: 'infoBox', header: null } })
    await publish('fixed-pages', {
      key: 'doctors',
      heading: 'Leger',
      topSection: { kind: 'fullWidthBanner', block: { kind: 'fullWidthBanner', header: 'Hei' } },
    })
    expect(await read('doctors')).toMatchObject({
      topSection: { kind: 'fullWidthBanner', block: { header: 'Hei', kind: 'fullWidthBanner' } },
    })
  })

  it('is part of its list, and there is one of each', async () => {
    const list = await runQuery(payload, 'gymList', { locale: 'no', page: 1, pageSize: 25 })
    expect(list.data.fixedPage).toMatchObject({ heading: 'Treningssentre' })
    await expect(publish('fixed-pages', { key: 'gyms', heading: 'Igjen' })).rejects.toThrow()
  })
})

describe('the front page', () => {
  const read = async (draft = false, locale: Locale = 'no') =>
    (await runQuery(payload, 'frontPage', { locale }, { draft })).data
  const save = (data: Data, draft = false) =>
    payload.updateGlobal({ slug: 'front-page', locale: 'no', draft, data })

  it('is null until it is published, and announces publishing but no drafts', async () => {
    expect(await runQuery(payload, 'frontPage', { locale: 'no' })).toEqual({
      data: null,
      tags: ['front-page'],
    })
    expect(await announcedBy(() => save({ heading: 'Kladd' }, true))).toEqual([])
    expect(await read()).toBeNull()
    expect(await read(true)).toMatchObject({ heading: 'Kladd' })

    const published = {
      heading: 'Hei, student',
      blocks: [{ kind: 'frontpageBanner' as const, header: 'Velkommen' }],
      navBlocks: [{ title: 'Trening', ...external('Se') }],
      faqTiles: [external('Spørsmål')],
      _status: 'published' as const,
    }
    expect(await announcedBy(() => save(published))).toEqual(['front-page'])
    expect(await read()).toMatchObject({
      heading: 'Hei, student',
      ingress: null,
      blocks: [{ kind: 'frontpageBanner', header: 'Velkommen', blockColor: 'none' }],
      navBlocks: [{ title: 'Trening' }],
      faqTiles: [{ text: 'Spørsmål' }],
    })
    expect(await read(false, 'en')).toBeNull()
    await save({ heading: 'Senere' }, true)
    expect(await read()).toMatchObject({ heading: 'Hei, student' })
  })
})

describe('the frame of the site', () => {
  it('has the menu and the footer, without what has no words or leads nowhere', async () => {
    const page = await publish('pages', { displayName: 'Personvern' })
    const statement = { kind: 'internal' as const, text: 'Personvern' }
    const reference = { relationTo: 'pages' as const, value: page }
    await payload.updateGlobal({
      slug: 'site-frame',
      locale: 'no',
      data: {
        sections: [
          { ...external('Trening'), links: [external('Sentre'), external('')] },
          { link: { kind: 'internal', text: 'Ingen vei' } },
        ],
        footer: {
          about: 'Vi er til for studentene',
          columns: [{ heading: 'Om oss', links: [external('Jobb')] }, { links: [] }],
          statements: [{ link: { ...statement, internalReference: reference } }],
        },
        _status: 'published',
      },
    })
    const { data, tags } = await runQuery(payload, 'siteFrame', { locale: 'no' })
    expect(data).toMatchObject({
      sections: [{ text: 'Trening', links: [{ text: 'Sentre' }] }],
      footer: {
        about: 'Vi er til for studentene',
        columns: [{ heading: 'Om oss', links: [{ text: 'Jobb' }] }],
        statements: [{ text: 'Personvern', href: '/personvern' }],
      },
    })
    expect(tags).toEqual(expect.arrayContaining(['site-frame', `pages:${page}`]))
  })
})

describe('the menu of my page', () => {
  it('leads to its pages and elsewhere, without what has no words or leads nowhere', async () => {
    const link = { kind: 'external' as const, externalUrl: 'https://example.org' }
    await payload.updateGlobal({
      slug: 'my-page',
      locale: 'no',
      data: {
        navigation: [
          { page: 'profile', text: 'Om meg' },
          { page: 'sports' },
          { text: 'Hjelp', link },
          { text: 'Ingen vei', link: { kind: 'internal' } },
        ],
        _status: 'published',
      },
    })
    const { data, tags } = await runQuery(payload, 'myPageFrame', { locale: 'no' })
    expect(data).toEqual({
      navigation: [
        { text: 'Om meg', href: '/min-side/profil', openInNewTab: false },
        { text: 'Hjelp', href: link.externalUrl, openInNewTab: false },
      ],
    })
    expect(tags).toContain('my-page')
    expect((await runQuery(payload, 'myPageFrame', { locale: 'en' })).data).toEqual({
      navigation: [],
    })
  })
})

describe('redirects', () => {
  it('lead to the page in the language of the old address', async () => {
    const page = await publish('pages', { displayName: 'Ny side' })
    await translate('pages', page, { displayName: 'New page' })
    const norwegianOnly = await publish('pages', { displayName: 'Bare norsk' })
    const to = (value: number) => ({
      kind: 'internal',
      internalReference: { relationTo: 'pages', value },
    })
    await publish('redirects', { from: '/gammel', to: to(page) })
    await publish('redirects', { from: '/en/old', to: to(page), permanent: false })
    await publish('redirects', { from: '/en/lost', to: to(norwegianOnly) })
    const outside = { kind: 'external', externalUrl: 'https://example.org' }
    await publish('redirects', { from: '/ut', to: outside })
    const { data, tags } = await runQuery(payload, 'redirects', {})
    expect(data.items.toSorted((one, other) => one.from.localeCompare(other.from))).toEqual([
      { from: '/en/old', to: '/en/new-page', permanent: false },
      { from: '/gammel', to: '/ny-side', permanent: true },
      { from: '/ut', to: 'https://example.org', permanent: true },
    ])
    expect(tags).toEqual(expect.arrayContaining(['redirects', `pages:${norwegianOnly}`]))
  })

  it.each(['gammel', '//example.org'])('refuse %j as an address', async (from) => {
    await expect(publish('redirects', { from })).rejects.toThrow()
  })
})

describe('the map of what is published', () => {
  it('has every page in each language that it exists in, with both addresses', async () => {
    const gym = await publish('gyms', { displayName: 'Domus', ingress: 'Midt i byen' })
    await translate('gyms', gym, { displayName: 'Domus club' })
    const event = await publish('events', {
      displayName: 'Konsert',
      startsAt: '2026-12-03T18:00:00Z',
    })
    const top = await publish('pages', { displayName: 'Helse' })
    const below = await publish('pages', { displayName: 'Psykolog', parent: top })
    await payload.create({
      collection: 'gyms',
      locale: 'no',
      draft: true,
      data: { displayName: 'Kladd' },
    })
    const all = await runQuery(payload, 'publishedPages', { locale: null, contentType: null })
    const gyms = all.data.items.filter(({ contentType }) => contentType === 'gym')
    const alternates = {
      no: '/trening/treningssentre/domus',
      en: '/en/sports/fitness-clubs/domus-club',
    }
    expect(gyms).toMatchObject([
      { id: gym, locale: 'no', href: alternates.no, title: 'Domus', description: 'Midt i byen' },
      { id: gym, locale: 'en', href: alternates.en, title: 'Domus club', description: null },
    ])
    expect(gyms.map((page) => page.alternates)).toEqual([alternates, alternates])
    expect(
      all.data.items.find(({ id, contentType }) => contentType === 'page' && id === below),
    ).toMatchObject({ href: '/helse/psykolog', alternates: { no: '/helse/psykolog' } })
    expect(all.tags).toEqual(expect.arrayContaining(['pages', 'gyms', 'events', 'health-centers']))

    const variables = { locale: 'en', contentType: 'gym' } as const
    expect((await runQuery(payload, 'publishedPages', variables)).data.items).toHaveLength(1)
    const events = await runQuery(payload, 'publishedPages', { locale: 'no', contentType: 'event' })
    expect(events).toMatchObject({
      data: { items: [{ href: `/arrangementer/${event}` }] },
      tags: ['events'],
    })
  })
})

describe('search documents', () => {
  it('have the words of a page in reading order, in each of its languages', async () => {
    const page = await publish('pages', {
      displayName: 'Søkbar',
      ingress: 'Kort',
      richText: paragraph('Først brødteksten'),
      blocks: [{ header: 'Så blokken', content: paragraph('med tekst') }],
      faqTiles: [external('Sist flisen')],
    })
    await translate('pages', page, { displayName: 'Searchable', richText: paragraph('English') })
    const { data } = await runQuery(payload, 'searchDocuments', {
      contentType: 'page',
      ids: [page],
      page: 1,
      pageSize: 100,
    })
    expect(data).toMatchObject({ total: 1, page: 1 })
    expect(data.items).toMatchObject([
      {
        locale: 'no',
        href: '/sokbar',
        title: 'Søkbar',
        description: 'Kort',
        text: 'Først brødteksten\nSå blokken\nmed tekst\nSist flisen',
        lastDay: null,
      },
      { locale: 'en', href: '/en/searchable', title: 'Searchable', text: 'English' },
    ])
  })

  it('are paged by pages, and leave out what is not published', async () => {
    const variables = { contentType: 'page', ids: null, pageSize: 2 } as const
    const first = await runQuery(payload, 'searchDocuments', { ...variables, page: 1 })
    const pages = Math.ceil(first.data.total / 2)
    const read = new Set<number>()
    for (let page = 1; page <= pages; page++) {
      const { data } = await runQuery(payload, 'searchDocuments', { ...variables, page })
      for (const { id } of data.items) read.add(id)
    }
    expect(read.size).toBe(first.data.total)
    const taken = await payload.update({
      collection: 'pages',
      id: [...read][0] ?? 0,
      data: { _status: 'draft' },
    })
    const gone = { ...variables, ids: [taken.id], page: 1 }
    expect((await runQuery(payload, 'searchDocuments', gone)).data.items).toEqual([])
  })

  it('know the last day of jobs and events', async () => {
    await publish('job-listings', { displayName: 'Kokk', applicationDeadline: '2027-01-15' })
    const variables = { ids: null, page: 1, pageSize: 100 }
    const jobs = await runQuery(payload, 'searchDocuments', {
      contentType: 'jobListing',
      ...variables,
    })
    expect(jobs.data.items).toMatchObject([{ lastDay: '2027-01-15' }])
    const events = await runQuery(payload, 'searchDocuments', {
      contentType: 'event',
      ...variables,
    })
    expect(events.data.items).toMatchObject([{ lastDay: '2026-12-03' }])
  })
})
