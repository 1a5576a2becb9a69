import type { CollectionSlug } from 'payload'
import { describe, expect, it } from 'vitest'
import { type Data, publisher } from './testing/publish.ts'
import { runQuery } from './testing/run-query.ts'
import { startTestPayload } from './testing/test-payload.ts'

const { payload } = await startTestPayload()
const publish = publisher(payload)

describe('with nothing but a name', () => {
  it('every kind is answered', async () => {
    const bare = async (collection: CollectionSlug, data: Data = {}) =>
      publish(collection, { displayName: 'Bare navn', ...data })
    const variables = { locale: 'no', slug: 'bare-navn' } as const
    await bare('kindergartens')
    await bare('gyms')
    await bare('eateries')
    await bare('health-centers')
    await bare('job-listings')
    await bare('building-projects')
    await bare('study-places')
    await bare('pages')
    const event = await bare('events', { startsAt: '2026-12-03T18:00:00Z' })
    expect((await runQuery(payload, 'kindergartenBySlug', variables)).data).not.toBeNull()
    expect((await runQuery(payload, 'gymBySlug', variables)).data).not.toBeNull()
    expect((await runQuery(payload, 'eateryBySlug', variables)).data).toMatchObject({
      eateryType: 'eatery',
    })
    expect((await runQuery(payload, 'healthCenterBySlug', variables)).data).toMatchObject({
      phoneHours: null,
    })
    expect((await runQuery(payload, 'jobListingBySlug', variables)).data).not.toBeNull()
    expect((await runQuery(payload, 'buildingProjectBySlug', variables)).data).not.toBeNull()
    expect((await runQuery(payload, 'studyPlaceBySlug', variables)).data).not.toBeNull()
    expect(
      (await runQuery(payload, 'pageByPath', { locale: 'no', path: 'bare-navn' })).data,
    ).not.toBeNull()
    expect((await runQuery(payload, 'eventById', { locale: 'no', id: event })).data).not.toBeNull()
  })

  it('and in the other language it is null', async () => {
    const variables = { locale: 'en', slug: 'bare-navn' } as const
    expect((await runQuery(payload, 'gymBySlug', variables)).data).toBeNull()
    expect((await runQuery(payload, 'studyPlaceBySlug', variables)).data).toBeNull()
    const { docs } = await payload.find({ collection: 'events', limit: 1 })
    const id = docs[0]?.id ?? 0
    expect((await runQuery(payload, 'eventById', { locale: 'en', id })).data).toBeNull()
  })
})

describe('what is not published', () => {
  it('is left out, with the tags of what was left out', async () => {
    const draftPlace = await payload.create({
      collection: 'study-places',
      locale: 'no',
      draft: true,
      data: { displayName: 'Nytt campus' },
    })
    const draftCategory = await payload.create({
      collection: 'categories',
      locale: 'no',
      draft: true,
      data: { name: 'Hemmelig', usedFor: 'event' },
    })
    const id = await publish('events', {
      displayName: 'Åpning',
      startsAt: '2026-12-03T18:00:00Z',
      place: draftPlace.id,
      category: draftCategory.id,
    })
    const { data, tags } = await runQuery(payload, 'eventById', { locale: 'no', id })
    expect(data).toMatchObject({ category: null, place: { name: 'Nytt campus', href: null } })
    expect(tags).toEqual(
      expect.arrayContaining([`categories:${draftCategory.id}`, `study-places:${draftPlace.id}`]),
    )
  })

  it('is answered as a draft only', async () => {
    const variables = { locale: 'no', slug: 'kladden' } as const
    await payload.create({
      collection: 'gyms',
      locale: 'no',
      draft: true,
      data: { displayName: 'Kladden' },
    })
    expect(await runQuery(payload, 'gymBySlug', variables)).toEqual({ data: null, tags: ['gyms'] })
    expect((await runQuery(payload, 'gymBySlug', variables, { draft: true })).data).toMatchObject({
      displayName: 'Kladden',
      alternates: { no: '/trening/treningssentre/kladden' },
    })
    const paging = { locale: 'no', page: 1, pageSize: 100 } as const
    const names = async (draft: boolean) =>
      (await runQuery(payload, 'gymList', paging, { draft })).data.items.map(
        (gym) => gym.displayName,
      )
    expect(await names(false)).not.toContain('Kladden')
    expect(await names(true)).toContain('Kladden')
  })

  it('of a published page is answered as a draft, with the drafts of what it names', async () => {
    const place = await publish('study-places', { displayName: 'Gammel' })
    const id = await publish('eateries', { displayName: 'Utkastkafé', studyPlace: place })
    const draft = { locale: 'no', draft: true } as const
    await payload.update({
      ...draft,
      collection: 'study-places',
      id: place,
      data: { displayName: 'Ny' },
    })
    await payload.update({ ...draft, collection: 'eateries', id, data: { ingress: 'Snart' } })
    const variables = { locale: 'no', slug: 'utkastkafe' } as const
    expect((await runQuery(payload, 'eateryBySlug', variables)).data).toMatchObject({
      ingress: null,
      studyPlace: { name: 'Gammel' },
    })
    expect(
      (await runQuery(payload, 'eateryBySlug', variables, { draft: true })).data,
    ).toMatchObject({
      ingress: 'Snart',
      studyPlace: { name: 'Ny' },
    })
  })
})
