import type { Locale } from '@trivsel/content-contract/locales'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Editor } from './payload-types.ts'
import { listenForChanges } from './testing/listen.ts'
import { makePdf } from './testing/pdf.ts'
import { makePicture } from './testing/picture.ts'
import { runQuery } from './testing/run-query.ts'
import { startTestPayload } from './testing/test-payload.ts'

const { payload, databaseUrl } = await startTestPayload()
const announcedBy = await listenForChanges(databaseUrl)

const publish = (displayName: string, more: Record<string, unknown> = {}) =>
  payload.create({
    collection: 'kindergartens',
    locale: 'no',
    data: { displayName, _status: 'published', ...more },
  })
const names = async (locale: Locale) => {
  const { data } = await runQuery(payload, 'kindergartenList', { locale, page: 1, pageSize: 100 })
  return data.items.map(({ displayName }) => displayName)
}

describe('the first account', () => {
  it('becomes an admin whatever role it requested, the next ones what they are given', async () => {
    const account = (email: string) =>
      payload.create({
        collection: 'editors',
        data: { email, name: 'Kari', role: 'editor', password: 'a-long-password' },
      })
    expect((await account('first@trivsel.example')).role).toBe('admin')
    expect((await account('second@trivsel.example')).role).toBe('editor')
  })
})

describe('announcements', () => {
  it('announce publishing, changing, taking down and deleting, but no drafts', async () => {
    const draft = { collection: 'kindergartens', locale: 'no' } as const
    let id = 0
    const created = await announcedBy(async () => {
      id = (await payload.create({ ...draft, draft: true, data: { displayName: 'Kladden' } })).id
    })
    expect(created).toEqual([])

    const tags = ['kindergartens', `kindergartens:${id}`]
    const save = (data: Record<string, unknown>, onlyDraft = false) =>
      announcedBy(() => payload.update({ ...draft, id, data, draft: onlyDraft }))
    expect(await save({ _status: 'published' })).toEqual(tags)
    expect(await save({ ingress: 'Bare et utkast' }, true)).toEqual([])
    expect(await save({ ingress: 'Nytt', _status: 'published' })).toEqual(tags)
    expect(await save({ _status: 'draft' })).toEqual(tags)
    expect(await announcedBy(() => payload.delete({ collection: 'kindergartens', id }))).toEqual(
      tags,
    )
  })

  it('announce nothing when the change is rolled back', async () => {
    const { id } = await publish('Angrer')
    const announced = await announcedBy(async () => {
      const transactionID = await payload.db.beginTransaction()
      if (transactionID === null) throw new Error('no transaction')
      await payload.update({
        collection: 'kindergartens',
        id,
        data: { spots: 12 },
        req: { transactionID },
      })
      await payload.db.rollbackTransaction(transactionID)
    })
    expect(announced).toEqual([])
    await payload.delete({ collection: 'kindergartens', id })
  })

  it('announce a changed picture, not a new one', async () => {
    const file = await makePicture(600)
    let id = 0
    const added = await announcedBy(async () => {
      id = (await payload.create({ collection: 'media', data: { alt: 'Hus' }, file })).id
    })
    expect(added).toEqual([])
    const changed = await announcedBy(() =>
      payload.update({ collection: 'media', id, data: { alt: 'Et hus' } }),
    )
    expect(changed).toEqual(['media', `media:${id}`])
  })
})

describe('pictures', () => {
  it('get the sizes that are not wider than they are, as WebP, under a name of their own', async () => {
    const media = await payload.create({
      collection: 'media',
      data: { alt: 'Hus' },
      file: await makePicture(800, '#ffffff'),
    })
    expect(media.filename).toMatch(/^blatt-hus-[0-9a-f]{20}\.png$/)
    const sizes = Object.entries(media.sizes ?? {}).filter(([, size]) => size.filename)
    expect(sizes.map(([name, { width, mimeType }]) => [name, width, mimeType])).toEqual([
      ['xxs', 256, 'image/webp'],
      ['xs', 512, 'image/webp'],
      ['s', 768, 'image/webp'],
    ])
  })

  it('are refused when they are narrower than the smallest size', async () => {
    const file = await makePicture(255)
    await expect(
      payload.create({ collection: 'media', data: { alt: 'Hus' }, file }),
    ).rejects.toThrow()
  })
})

describe('roles', () => {
  let editor: Editor & { collection: 'editors' }
  beforeAll(async () => {
    const { docs } = await payload.find({
      collection: 'editors',
      where: { role: { equals: 'editor' } },
    })
    if (!docs[0]) throw new Error('no editor')
    editor = { ...docs[0], collection: 'editors' }
  })

  it('let an editor save drafts, but neither publish, change, take down nor delete', async () => {
    const { id } = await publish('Rolleprøven')
    const asEditor = {
      collection: 'kindergartens',
      id,
      user: editor,
      overrideAccess: false,
    } as const
    const draft = await payload.update({ ...asEditor, draft: true, data: { ingress: 'Utkast' } })
    expect(draft._status).toBe('draft')
    for (const data of [{ _status: 'published' }, { spots: 3 }, { _status: 'draft' }] as const)
      await expect(payload.update({ ...asEditor, data })).rejects.toThrow()
    await expect(payload.delete(asEditor)).rejects.toThrow()
    const published = await payload.findByID({ collection: 'kindergartens', id })
    expect(published).toMatchObject({ _status: 'published', spots: null })
    await payload.delete({ collection: 'kindergartens', id })
  })

  it('let nobody make themselves an admin', async () => {
    const changed = await payload.update({
      collection: 'editors',
      id: editor.id,
      user: editor,
      overrideAccess: false,
      data: { name: 'Nytt navn', role: 'admin' },
    })
    expect(changed).toMatchObject({ name: 'Nytt navn', role: 'editor' })
  })

  it('show a visitor nothing', async () => {
    await expect(
      payload.find({ collection: 'kindergartens', overrideAccess: false }),
    ).rejects.toThrow()
  })
})

describe('content queries', () => {
  it('answer an empty list when a language has nothing', async () => {
    const answer = await runQuery(payload, 'kindergartenList', {
      locale: 'en',
      page: 1,
      pageSize: 25,
    })
    expect(answer).toEqual({
      data: { fixedPage: null, items: [], total: 0, page: 1, studyPlaces: [] },
      tags: ['study-places', 'kindergartens', 'fixed-pages'],
    })
  })

  it('order by place, then by name in Norwegian order', async () => {
    await publish('Åsen')
    await publish('Ærfuglen')
    await publish('Ørnen')
    await publish('Bakken')
    await publish('Zoo', { sortOrder: 1 })
    expect(await names('no')).toEqual(['Zoo', 'Bakken', 'Ærfuglen', 'Ørnen', 'Åsen'])
    const page = await runQuery(payload, 'kindergartenList', { locale: 'no', page: 2, pageSize: 2 })
    expect(page.data).toMatchObject({
      total: 5,
      page: 2,
      items: [{ displayName: 'Ærfuglen' }, { displayName: 'Ørnen' }],
    })
    const beyond = await runQuery(payload, 'kindergartenList', {
      locale: 'no',
      page: 9,
      pageSize: 2,
    })
    expect(beyond.data).toMatchObject({ page: 1, items: [{ displayName: 'Zoo' }, {}] })
  })

  it('leave a page out of a language that it has no name in, and take it out again', async () => {
    const { docs } = await payload.find({
      collection: 'kindergartens',
      locale: 'no',
      where: { displayName: { equals: 'Ørnen' } },
    })
    const id = docs[0]?.id ?? 0
    const write = (data: Record<string, unknown>) =>
      payload.update({ collection: 'kindergartens', id, locale: 'en', data })
    await write({ displayName: 'The Eagle' })
    expect(await names('en')).toEqual(['The Eagle'])
    const found = await runQuery(payload, 'kindergartenBySlug', { locale: 'en', slug: 'the-eagle' })
    expect(found.data).toMatchObject({
      id,
      alternates: {
        no: '/barnehage/barnehager/ornen',
        en: '/en/kindergarten/kindergartens/the-eagle',
      },
    })

    await write({ displayName: '' })
    expect(await names('en')).toEqual([])
    expect(
      (await runQuery(payload, 'kindergartenBySlug', { locale: 'en', slug: 'ornen' })).data,
    ).toBeNull()
  })

  it('show the published text while a draft waits', async () => {
    const { id } = await publish('Utkastet', { ingress: 'Publisert' })
    await payload.update({
      collection: 'kindergartens',
      id,
      locale: 'no',
      draft: true,
      data: { ingress: 'Venter', slug: 'et-annet-sted' },
    })
    const found = await runQuery(payload, 'kindergartenBySlug', { locale: 'no', slug: 'utkastet' })
    expect(found.data).toMatchObject({ ingress: 'Publisert' })
  })

  it('give the second page of the same name a slug of its own', async () => {
    await publish('Tvillingen')
    expect((await publish('Tvillingen')).slug).toBe('tvillingen-2')
  })

  it('resolve links to our own pages and files, and drop those to what is not public', async () => {
    const target = await publish('Naboen')
    const secret = await payload.create({
      collection: 'kindergartens',
      draft: true,
      data: { displayName: 'Hemmelig' },
    })
    const plan = await payload.create({
      collection: 'attachments',
      data: { title: 'Årsplan' },
      file: makePdf(),
    })
    const linkTo = (relationTo: string, value: number) => ({
      title: 'Videre',
      link: { kind: 'internal', internalReference: { relationTo, value } },
    })
    await publish('Lenkene', {
      yearPlan: { title: 'Årsplan', file: plan.id },
      navBlocks: [
        linkTo('kindergartens', target.id),
        linkTo('kindergartens', secret.id),
        linkTo('attachments', plan.id),
        { title: 'Ut', link: { kind: 'external', externalUrl: 'https://oslo.kommune.no' } },
      ],
    })
    const { data: page, tags } = await runQuery(payload, 'kindergartenBySlug', {
      locale: 'no',
      slug: 'lenkene',
    })
    expect(page?.yearPlan).toMatchObject({ title: 'Årsplan', file: plan.filename })
    expect(page?.navBlocks.map(({ link }) => link?.href ?? null)).toEqual([
      '/barnehage/barnehager/naboen',
      null,
      `/files/attachments/${page?.yearPlan?.version}/${plan.filename}`,
      'https://oslo.kommune.no',
    ])
    expect(tags).toContain(`kindergartens:${secret.id}`)
    expect(tags).toContain(`attachments:${plan.id}`)
  })

  it('refuse unknown questions and variables out of range', async () => {
    const { answerContentQuery } = await import('./queries/answer-content-query.ts')
    expect(await answerContentQuery(payload, 'toString', {})).toBe('UNKNOWN_QUERY')
    const outOfRange = { locale: 'no', page: 0, pageSize: 25 }
    expect(await answerContentQuery(payload, 'kindergartenList', outOfRange)).toBe(
      'INVALID_VARIABLES',
    )
  })
})
