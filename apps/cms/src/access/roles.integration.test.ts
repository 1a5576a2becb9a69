import type { CollectionSlug, GlobalSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { makeEditors } from '../testing/editors.ts'
import { makePdf } from '../testing/pdf.ts'
import { makePicture } from '../testing/picture.ts'
import { startTestPayload } from '../testing/test-payload.ts'
import type { Role } from './has-role.ts'

const { payload } = await startTestPayload()
const people = await makeEditors(payload)
const roles = ['editor', 'publisher', 'admin'] as const

type Data = Record<string, unknown>
type Right = 'draft' | 'publish' | 'take down' | 'delete'

const page = { displayName: 'Prøve' }
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

/** What an item of each drafted collection needs to be published. */
const contents: [CollectionSlug, Data][] = [
  ['pages', page],
  ['fixed-pages', { key: 'gyms', heading: 'Prøve' }],
  ['kindergartens', page],
  ['gyms', page],
  ['eateries', page],
  ['health-centers', page],
  ['job-listings', page],
  ['building-projects', page],
  ['study-places', page],
  ['help-texts', { key: 'depositAccount' }],
  ['training-videos', { title: 'Prøve', minutes: 5, videoUrl: 'https://vimeo.com/1' }],
  ['staff', { kind: 'doctor', name: 'Prøve', roleDescription: 'Lege' }],
  ['events', { ...page, startsAt: tomorrow }],
  ['service-areas', { name: 'Prøve' }],
  ['categories', { name: 'Prøve', usedFor: 'goal' }],
  ['redirects', { from: '/prove', to: { kind: 'external', externalUrl: 'https://nav.no' } }],
]
const globals: GlobalSlug[] = ['front-page', 'my-page', 'site-frame']
const rights: Record<Role, Right[]> = {
  editor: ['draft'],
  publisher: ['draft', 'publish', 'take down', 'delete'],
  admin: ['draft', 'publish', 'take down', 'delete'],
}

const granted = async (action: () => Promise<unknown>) =>
  action().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.name === 'Forbidden') return false
      throw error
    },
  )
const as = (role: Role) => ({ user: people[role], overrideAccess: false, locale: 'no' }) as const

it('covers every drafted collection', () => {
  const drafted = payload.config.collections.filter(({ versions }) => versions?.drafts)
  expect(contents.map(([slug]) => slug).toSorted()).toEqual(
    drafted.map(({ slug }) => slug).toSorted(),
  )
  expect(payload.config.globals.map(({ slug }) => slug).toSorted()).toEqual(globals)
})

describe.each(contents)('in %s', (collection, data) => {
  it.each(roles)('%s may do what the role says and no more', async (role) => {
    const item = { collection, ...as(role) }
    const { id } = await payload.create({ ...item, draft: true, data: data as never })
    const may: [Right, () => Promise<unknown>][] = [
      ['draft', () => payload.update({ ...item, id, draft: true, data: data as never })],
      [
        'publish',
        () => payload.update({ ...item, id, data: { ...data, _status: 'published' } as never }),
      ],
      ['take down', () => payload.update({ ...item, id, data: { _status: 'draft' } as never })],
      ['delete', () => payload.delete({ ...item, id })],
    ]
    for (const [right, action] of may)
      expect([right, await granted(action)]).toEqual([right, rights[role].includes(right)])
    if (role === 'editor') await payload.delete({ collection, id })
  })
})

describe.each(globals)('of %s', (slug) => {
  it.each(roles)('%s may do what the role says and no more', async (role) => {
    const global = { slug, ...as(role) }
    const data = (slug === 'front-page' ? { heading: 'Prøve' } : { sections: [] }) as never
    const draft = () => payload.updateGlobal({ ...global, draft: true, data })
    const publish = () =>
      payload.updateGlobal({
        ...global,
        data: { ...(data as Data), _status: 'published' } as never,
      })
    expect([await granted(draft), await granted(publish)]).toEqual([true, role !== 'editor'])
  })
})

describe.each(['media', 'attachments'] as const)('in %s', (collection) => {
  it.each(roles)('%s may add; what readers see is changed by publishers alone', async (role) => {
    const item = { collection, ...as(role) }
    const data = collection === 'media' ? { alt: 'Hus' } : { title: 'Plan' }
    const file = collection === 'media' ? await makePicture(300) : makePdf()
    const { id } = await payload.create({ ...item, data: data as never, file })
    const change = () => granted(() => payload.update({ ...item, id, data: data as never }))
    const changeMany = async () =>
      (await payload.update({ ...item, where: { id: { equals: id } }, data: data as never })).docs
        .length
    expect([await change(), await changeMany()]).toEqual([true, 1])

    const shown = await payload.create({
      collection: 'kindergartens',
      locale: 'no',
      data: {
        displayName: 'Viser den',
        _status: 'published',
        ...(collection === 'media' ? { image: id } : { yearPlan: { title: 'Plan', file: id } }),
      } as never,
    })
    const publishes = role !== 'editor'
    expect([await change(), await changeMany()]).toEqual([publishes, publishes ? 1 : 0])
    await payload.delete({ collection: 'kindergartens', id: shown.id })
    expect(await granted(() => payload.delete({ ...item, id }))).toBe(publishes)
    if (role === 'editor') await payload.delete({ collection, id })
  })
})

describe('accounts', () => {
  it.each(roles)('%s sees only what the role may see', async (role) => {
    const { docs } = await payload.find({ collection: 'editors', ...as(role) })
    expect(docs.map(({ name }) => name).toSorted()).toEqual(
      role === 'admin' ? ['admin', 'editor', 'publisher'] : [role],
    )
  })

  it.each(['editor', 'publisher'] as const)('are out of reach for %s', async (role) => {
    const accounts = { collection: 'editors', ...as(role) } as const
    const other = people.admin.id
    const account = { email: 'x@trivsel.example', name: 'X', role, password: 'a-long-password' }
    expect(await granted(() => payload.create({ ...accounts, data: account }))).toBe(false)
    await expect(payload.update({ ...accounts, id: other, data: { name: 'X' } })).rejects.toThrow()
    await expect(payload.delete({ ...accounts, id: other })).rejects.toThrow()
    await expect(payload.findByID({ ...accounts, id: other })).rejects.toThrow()
  })
})

it('a stranger sees and does nothing', async () => {
  for (const { slug } of payload.config.collections) {
    const asStranger = { collection: slug, overrideAccess: false } as const
    expect([slug, await granted(() => payload.find(asStranger))]).toEqual([slug, false])
    expect([
      slug,
      await granted(() => payload.create({ ...asStranger, draft: true, data: {} as never })),
    ]).toEqual([slug, false])
  }
})
