import type { Locale } from '@trivsel/content-contract/locales'
import { describe, expect, it } from 'vitest'
import { listenForChanges } from './testing/listen.ts'
import { runQuery } from './testing/run-query.ts'
import { startTestPayload } from './testing/test-payload.ts'

const { payload, databaseUrl } = await startTestPayload()
const announcedBy = await listenForChanges(databaseUrl)

type PageData = Record<string, unknown>

const publish = (displayName: string, data: PageData = {}) =>
  payload.create({
    collection: 'pages',
    locale: 'no',
    data: { displayName, _status: 'published', ...data },
  })
const change = (id: number, data: PageData, locale: Locale = 'no', draft = false) =>
  payload.update({ collection: 'pages', id, locale, draft, data })
const publishChange = (id: number, data: PageData, locale: Locale = 'no') =>
  change(id, { _status: 'published', ...data }, locale)
const find = async (path: string, locale: Locale = 'no', draft = false) =>
  (await runQuery(payload, 'pageByPath', { locale, path }, { draft })).data

/** A page at the top, one below it and one below that, in Norwegian. */
async function publishBranch(name: string) {
  const top = await publish(name)
  const middle = await publish('Midten', { parent: top.id })
  const leaf = await publish('Bladet', { parent: middle.id })
  return { top: top.id, middle: middle.id, leaf: leaf.id, slug: top.slug ?? '' }
}

describe('the path of a page', () => {
  it('is its slug below those of the pages above', async () => {
    const { top, slug, leaf } = await publishBranch('Første')
    const stored = await payload.findByID({ collection: 'pages', id: leaf, locale: 'no' })
    expect(stored.path).toBe('forste/midten/bladet')
    expect(await find('forste/midten/bladet')).toMatchObject({
      id: leaf,
      breadcrumbs: [
        { name: 'Første', href: '/forste' },
        { name: 'Midten', href: '/forste/midten' },
      ],
      alternates: { no: '/forste/midten/bladet' },
    })
    expect(await find(slug)).toMatchObject({ id: top, breadcrumbs: [] })
  })

  it('comes back with the saved page', async () => {
    const page = await publish('Kommer tilbake')
    expect(page.path).toBe('kommer-tilbake')
    expect(await publishChange(page.id, { slug: 'et-annet' })).toMatchObject({ path: 'et-annet' })
  })

  it('follows a rename of a page above, which is announced for everything below', async () => {
    const { top, middle, leaf } = await publishBranch('Gammelt navn')
    const announced = await announcedBy(() => publishChange(top, { slug: 'nytt-navn' }))
    expect(announced).toEqual(
      expect.arrayContaining(['pages', `pages:${top}`, `pages:${middle}`, `pages:${leaf}`]),
    )
    expect(await find('nytt-navn/midten/bladet')).toMatchObject({ id: leaf })
    expect(await find('gammelt-navn/midten/bladet')).toBeNull()
  })

  it('follows a move to another parent in both languages', async () => {
    const from = await publishBranch('Herfra')
    const to = await publish('Hit')
    await publishChange(to.id, { displayName: 'Here' }, 'en')
    await publishChange(from.middle, { displayName: 'The middle' }, 'en')
    await publishChange(from.leaf, { displayName: 'The leaf' }, 'en')
    expect(await find('the-middle/the-leaf', 'en')).toMatchObject({ id: from.leaf })

    await publishChange(from.middle, { parent: to.id })
    expect(await find('hit/midten/bladet')).toMatchObject({ id: from.leaf })
    expect(await find('here/the-middle/the-leaf', 'en')).toMatchObject({
      id: from.leaf,
      alternates: { no: '/hit/midten/bladet', en: '/en/here/the-middle/the-leaf' },
    })
  })

  it('leaves pages alone while a move is a draft, which the preview already follows', async () => {
    const { middle, leaf, slug } = await publishBranch('Prøves')
    const announced = await announcedBy(() => change(middle, { parent: null }, 'no', true))
    expect(announced).toEqual([])
    expect(await find(`${slug}/midten`)).toMatchObject({ id: middle })
    expect(await find(`${slug}/midten/bladet`)).toMatchObject({ id: leaf })
    expect(await find('midten', 'no', true)).toMatchObject({ id: middle })
    await publishChange(middle, {})
    expect(await find('midten/bladet')).toMatchObject({ id: leaf })
  })

  it('of a waiting draft below follows too', async () => {
    const { top, leaf } = await publishBranch('Venter')
    await change(leaf, { ingress: 'Snart' }, 'no', true)
    await publishChange(top, { slug: 'ventet' })
    expect(await find('ventet/midten/bladet', 'no', true)).toMatchObject({ ingress: 'Snart' })
    await publishChange(leaf, {})
    expect(await find('ventet/midten/bladet')).toMatchObject({ ingress: 'Snart' })
  })

  it('goes back when an older version is restored', async () => {
    const { id } = await publish('Angret')
    await publishChange(id, { slug: 'angret-igjen' })
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await payload.restoreVersion({ collection: 'pages', id: docs[0]?.id ?? '' })
    expect(await find('angret')).toMatchObject({ id })
  })
})

describe('slugs', () => {
  it('have to be free among the pages with the same parent only', async () => {
    const one = await publish('Søsken')
    const other = await publish('Kusiner')
    expect((await publish('Lik', { parent: one.id })).slug).toBe('lik')
    expect((await publish('Lik', { parent: other.id })).slug).toBe('lik')
    expect((await publish('Lik', { parent: other.id })).slug).toBe('lik-2')
  })

  it('that an editor typed are refused when a page beside it has them', async () => {
    const parent = await publish('Tema')
    await publish('Opptatt', { parent: parent.id })
    const page = await publish('Ledig', { parent: parent.id })
    const refused = {
      status: 400,
      data: { errors: [{ path: 'slug', message: 'En annen side har adressen: /opptatt' }] },
    }
    for (const saving of [
      () => publishChange(page.id, { slug: 'Opptatt' }),
      () => change(page.id, { slug: 'opptatt' }, 'no', true),
      () => publish('Ny', { parent: parent.id, slug: 'opptatt' }),
    ])
      await expect(saving()).rejects.toMatchObject(refused)
    expect(await find('tema/ledig')).toMatchObject({ id: page.id })
  })

  it('of an old version that is brought back get a number when they were taken since', async () => {
    const page = await publish('Tilbake')
    await publishChange(page.id, { slug: 'tilbake-flyttet' })
    await publish('Tilbake')
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
      sort: 'createdAt',
    })
    await payload.restoreVersion({ collection: 'pages', id: docs[0]?.id ?? '' })
    expect(await find('tilbake-2')).toMatchObject({ id: page.id })
  })

  it('of a copy are its own', async () => {
    const page = await publish('Original')
    const copy = await payload.duplicate({ collection: 'pages', id: page.id, locale: 'no' })
    expect(copy.path).not.toBe(page.path)
    expect(await find('original')).toMatchObject({ id: page.id })
  })
})

describe('a page is refused', () => {
  const expectNoAnnouncement = async (action: () => Promise<unknown>) => {
    const announced = await announcedBy(() => expect(action()).rejects.toThrow())
    expect(announced).toEqual([])
  }

  it('under itself or under a page below it, as a draft too', async () => {
    const { top, leaf } = await publishBranch('Runddans')
    await expectNoAnnouncement(() => publishChange(top, { parent: top }))
    await expectNoAnnouncement(() => publishChange(top, { parent: leaf }))
    await expectNoAnnouncement(() => change(top, { parent: leaf }, 'no', true))
    expect(await find('runddans/midten/bladet')).toMatchObject({ id: leaf })
  })

  it.each(['API', 'Bolig', 'Min side', 'En'])('at the top as %s', async (name) => {
    await expectNoAnnouncement(() => publish(name))
  })

  it('at a fixed address, under a list, or when a move brings one below it there', async () => {
    const health = await publish('Helse')
    await expectNoAnnouncement(() => publish('Leger', { parent: health.id }))
    const sports = await publish('Trening')
    const clubs = await publish('Hall', { parent: sports.id })
    await publish('Domus', { parent: clubs.id })
    await expectNoAnnouncement(() => publishChange(clubs.id, { slug: 'treningssentre' }))
    const other = await publish('Velvære')
    await publish('Leger', { parent: other.id })
    await publishChange(health.id, { slug: 'helse-for' })
    await expectNoAnnouncement(() => publishChange(other.id, { slug: 'helse' }))
    expect(await find('velvaere/leger')).not.toBeNull()
  })

  it('at the address of another page', async () => {
    const norwegianOnly = await publish('Bare norsk')
    const top = await publish('Toppen')
    const below = await publish('Under', { parent: norwegianOnly.id })
    await publishChange(top.id, { displayName: 'Same' }, 'en')
    await expectNoAnnouncement(() => publishChange(below.id, { displayName: 'Same' }, 'en'))
  })

  it('for deletion while there are pages below it', async () => {
    const { top, leaf } = await publishBranch('Slettes')
    await expectNoAnnouncement(() => payload.delete({ collection: 'pages', id: top }))
    const announced = await announcedBy(() => payload.delete({ collection: 'pages', id: leaf }))
    expect(announced).toEqual(['pages', `pages:${leaf}`])
  })
})

it('moves two pages into each other at once without making a circle', async () => {
  const one = await publish('Den ene')
  const other = await publish('Den andre')
  const moves = await Promise.allSettled([
    publishChange(one.id, { parent: other.id }),
    publishChange(other.id, { parent: one.id }),
  ])
  expect(moves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
