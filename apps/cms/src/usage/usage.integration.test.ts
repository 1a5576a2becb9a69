import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { paragraph } from '../testing/editor-state.ts'
import { makePdf } from '../testing/pdf.ts'
import { makePicture } from '../testing/picture.ts'
import { startTestPayload } from '../testing/test-payload.ts'

const { payload } = await startTestPayload()
// These read the settings, which are there only now.
const { findBrokenLinks } = await import('./find-broken-links.ts')
const { findMissingAlternatives } = await import('./find-missing-alternatives.ts')
const { findUsages } = await import('./find-usages.ts')
const { refreshContentLinks } = await import('./refresh-content-links.ts')

type Data = Record<string, unknown>

const publish = (displayName: string, data: Data = {}) =>
  payload.create({
    collection: 'pages',
    locale: 'no',
    data: { displayName, _status: 'published', ...data },
  })
const linkTo = (relationTo: string, value: number, text = 'Les mer') => ({
  link: { kind: 'internal', internalReference: { relationTo, value }, text },
})
const typed = (externalUrl: string) => ({
  link: { kind: 'external', externalUrl, text: 'Les mer' },
})
const usedBy = async (collection: 'pages' | 'media' | 'attachments', id: number) =>
  (await findUsages(payload, collection, id)).items.map(({ title, kind, places }) => [
    title ?? kind.nb,
    ...places.map(({ nb }) => nb),
  ])
const broken = async (title: string) =>
  (await findBrokenLinks(payload))
    .filter((link) => link.title === title)
    .map(({ reason, locale, address, target }) => [reason, locale, address ?? target?.title])

describe('where an item is used', () => {
  it('is every place that links to it, shows it or names it', async () => {
    const target = await publish('Målet')
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'Hus' },
      file: await makePicture(600),
    })
    const file = await payload.create({
      collection: 'attachments',
      data: { title: 'Meny' },
      file: makePdf(),
    })
    await publish('Blokkene', {
      image: picture.id,
      blocks: [
        { header: 'Uten lenke' },
        { header: 'Med lenke', ...linkTo('pages', target.id), media: { image: picture.id } },
      ],
    })
    await publish('Teksten', {
      richText: paragraph('hit', { relationTo: 'pages', value: target.id }),
    })
    await publish('Under', { parent: target.id })
    await payload.create({
      collection: 'kindergartens',
      locale: 'no',
      data: {
        displayName: 'Delene',
        _status: 'published',
        optionalFields: [{ blockType: 'imageSection', image: picture.id }],
        yearPlan: { title: 'Årsplan', file: file.id },
        navBlocks: [{ title: 'Fil', ...linkTo('attachments', file.id) }],
      } as never,
    })
    await payload.updateGlobal({
      slug: 'site-frame',
      locale: 'no',
      data: {
        sections: [{ ...linkTo('pages', target.id, 'Meny'), links: [] }],
        _status: 'published',
      } as never,
    })

    expect(await usedBy('pages', target.id)).toEqual([
      ['Blokkene', 'Blokker 2 › Lenke'],
      ['Teksten', 'Brødtekst'],
      ['Under', 'Ligger under'],
      ['Topp og bunn', 'Hovedmeny 1 › Lenke'],
    ])
    expect(await usedBy('media', picture.id)).toEqual([
      ['Delene', 'Deler på siden 1 › Bilde › Bilde'],
      ['Blokkene', 'Bilde', 'Blokker 2 › Bilde eller film › Bilde'],
    ])
    expect(await usedBy('attachments', file.id)).toEqual([
      ['Delene', 'Snarveier 1 › Lenke', 'Årsplan › Fil (PDF)'],
    ])
  })

  it('follows what is saved, as a draft too', async () => {
    const target = await publish('Flyttes')
    const source = await publish('Kilden')
    const save = (data: Data, draft = false) =>
      payload.update({ collection: 'pages', id: source.id, locale: 'no', draft, data })
    await save({ navBlocks: [linkTo('pages', target.id)] }, true)
    expect((await findUsages(payload, 'pages', target.id)).items).toMatchObject([
      { title: 'Kilden', onlyDraft: true },
    ])
    await save({ _status: 'published' })
    expect((await findUsages(payload, 'pages', target.id)).items).toMatchObject([
      { title: 'Kilden', onlyDraft: false },
    ])
    await save({ navBlocks: [], _status: 'published' })
    expect(await findUsages(payload, 'pages', target.id)).toEqual({ total: 0, items: [] })
    expect(await refreshContentLinks(payload)).toBe(0)
  })

  it('is why it cannot be deleted, until it is used no more', async () => {
    const target = await publish('Kan slettes')
    const source = await publish('Lenker dit', { navBlocks: [linkTo('pages', target.id)] })
    await expect(payload.delete({ collection: 'pages', id: target.id })).rejects.toThrow(
      /Lenker dit/,
    )
    await payload.delete({ collection: 'pages', id: source.id })
    await payload.delete({ collection: 'pages', id: target.id })
  })
})

describe('a broken link', () => {
  it('leads to what is not published, or not there in the language', async () => {
    const secret = await payload.create({
      collection: 'pages',
      locale: 'no',
      draft: true,
      data: { displayName: 'Hemmelig' },
    })
    const norwegian = await publish('Bare norsk')
    const source = await publish('Peker', {
      navBlocks: [linkTo('pages', secret.id), linkTo('pages', norwegian.id)],
      richText: paragraph('dit', { relationTo: 'pages', value: secret.id }),
    })
    await payload.update({
      collection: 'pages',
      id: source.id,
      locale: 'en',
      data: {
        displayName: 'Pointer',
        richText: paragraph('there', { relationTo: 'pages', value: norwegian.id }),
      },
    })
    expect(await broken('Peker')).toEqual(
      expect.arrayContaining([
        ['unpublished', 'no', 'Hemmelig'],
        ['unpublished', 'no', 'Hemmelig'],
        ['notInLanguage', 'en', 'Bare norsk'],
      ]),
    )
    expect(await broken('Peker')).toHaveLength(3)
  })

  it('leads to what was deleted past all guards', async () => {
    const target = await publish('Borte')
    await publish('Husker', { richText: paragraph('x', { relationTo: 'pages', value: target.id }) })
    await refreshContentLinks(payload)
    await payload.db.drizzle.execute(sql`delete from cms.pages where id = ${target.id}`)
    expect(await broken('Husker')).toEqual([['deleted', 'no', undefined]])
  })

  it('leads nowhere, or to an address of ours that no page has', async () => {
    await publish('Finnes')
    await publish('Skriver selv', {
      navBlocks: [
        typed('/finnes'),
        typed('/finnes-ikke'),
        typed('http://localhost:3000/heller-ikke#her'),
        typed('/helse/leger?page=2'),
        typed('/min-side'),
        typed('https://nav.no/finnes-ikke'),
        { link: { kind: 'internal', text: 'Ingen steder' } },
      ],
    })
    expect(await broken('Skriver selv')).toEqual([
      ['noSuchAddress', 'no', '/finnes-ikke'],
      ['noSuchAddress', 'no', '/heller-ikke'],
      ['leadsNowhere', 'no', undefined],
    ])
  })

  it('is not one in a draft', async () => {
    await payload.create({
      collection: 'pages',
      locale: 'no',
      draft: true,
      data: { displayName: 'Kladd', navBlocks: [typed('/finnes-ikke')] } as never,
    })
    expect(await broken('Kladd')).toEqual([])
  })
})

describe('a picture on an English page', () => {
  let picture = 0
  beforeAll(async () => {
    const file = await makePicture(600, '#aa5a36')
    picture = (await payload.create({ collection: 'media', data: { alt: 'Låve' }, file })).id
  })
  const missing = async () => (await findMissingAlternatives(payload)).map(({ id }) => id)

  it('is missed its English alternative text', async () => {
    const page = await publish('På norsk', { image: picture })
    expect(await missing()).not.toContain(picture)
    await payload.update({
      collection: 'pages',
      id: page.id,
      locale: 'en',
      data: { displayName: 'In English' },
    })
    expect(await missing()).toContain(picture)
    await payload.update({ collection: 'media', id: picture, locale: 'en', data: { alt: 'Barn' } })
    expect(await missing()).not.toContain(picture)
  })
})
