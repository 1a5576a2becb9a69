import type { ContentVariables } from '@trivsel/content-contract/queries'
import { describe, expect, it } from 'vitest'
import { listenForChanges } from './testing/listen.ts'
import { type Data, publisher } from './testing/publish.ts'
import { runQuery } from './testing/run-query.ts'
import { startTestPayload } from './testing/test-payload.ts'

const { payload, databaseUrl } = await startTestPayload()
const announcedBy = await listenForChanges(databaseUrl)

const publish = publisher(payload)
const paging = { locale: 'no', page: 1, pageSize: 100 } as const
const namesOf = (items: { displayName: string }[]) => items.map(({ displayName }) => displayName)

const blindern = await publish('study-places', { displayName: 'Blindern' })
const kjeller = await publish('study-places', { displayName: 'Kjeller' })
await publish('study-places', { displayName: 'Uten spisested' })

describe('eateries', async () => {
  await publish('eateries', {
    displayName: 'Østkafé',
    studyPlace: blindern,
    eateryType: 'coffee_bar',
  })
  await publish('eateries', { displayName: 'Kantina', studyPlace: blindern })
  await publish('eateries', { displayName: 'Åpen dør', studyPlace: kjeller })
  await publish('eateries', { displayName: 'Alene' })

  type Filters = Partial<ContentVariables<'eateryList'>>
  const list = async (filters: Filters = {}) =>
    (
      await runQuery(payload, 'eateryList', {
        ...paging,
        studyPlace: null,
        eateryType: null,
        ...filters,
      })
    ).data

  it('are filtered by study place and by serving', async () => {
    const both = { studyPlace: 'blindern', eateryType: 'coffee_bar' } as const
    expect(namesOf((await list()).items)).toEqual(['Alene', 'Kantina', 'Østkafé', 'Åpen dør'])
    expect(namesOf((await list({ studyPlace: 'blindern' })).items)).toEqual(['Kantina', 'Østkafé'])
    expect(namesOf((await list({ eateryType: 'eatery' })).items)).toEqual([
      'Alene',
      'Kantina',
      'Åpen dør',
    ])
    expect(await list(both)).toMatchObject({ total: 1, items: [{ displayName: 'Østkafé' }] })
  })

  it('are not filtered by a study place that does not exist', async () => {
    expect((await list({ studyPlace: 'finnes-ikke' })).total).toBe(4)
  })

  it('offer the study places that have one', async () => {
    expect((await list({ studyPlace: 'kjeller' })).studyPlaces).toEqual([
      { key: 'blindern', name: 'Blindern' },
      { key: 'kjeller', name: 'Kjeller' },
    ])
  })

  it('are announced when a study place is renamed', async () => {
    const { tags } = await runQuery(payload, 'eateryList', {
      ...paging,
      studyPlace: null,
      eateryType: null,
    })
    const renamed = await announcedBy(() =>
      payload.update({
        collection: 'study-places',
        id: kjeller,
        locale: 'no',
        data: { displayName: 'Kjeller campus', _status: 'published' },
      }),
    )
    expect(tags).toEqual(expect.arrayContaining(renamed.slice(1)))
  })
})

describe('places near a study place', async () => {
  const at = (east: number) => ({ location: { latitude: 59.94, longitude: 10.72 + east } })
  const sogn = await publish('study-places', { displayName: 'Sogn', ...at(0) })
  await publish('study-places', { displayName: 'Adamstuen', ...at(0.05) })
  await publish('kindergartens', { displayName: 'Fjern', sortOrder: 1, ...at(0.2) })
  await publish('kindergartens', { displayName: 'Nær', sortOrder: 3, ...at(0.01) })
  await publish('kindergartens', { displayName: 'Uten sted', sortOrder: 2 })
  const answer = (studyPlace: string | null, page = 1, pageSize = 100) =>
    runQuery(payload, 'kindergartenList', { ...paging, page, pageSize, studyPlace })
  const list = async (...given: Parameters<typeof answer>) => (await answer(...given)).data

  it('come in the order of the distance, those without a place last', async () => {
    const { items, total } = await list('sogn')
    expect(items.map(({ displayName, distance }) => [displayName, distance])).toEqual([
      ['Nær', 557],
      ['Fjern', 11_140],
      ['Uten sted', null],
    ])
    expect(total).toBe(3)
  })

  it('keep that order from page to page', async () => {
    expect(namesOf((await list('sogn', 2, 1)).items)).toEqual(['Fjern'])
    expect(namesOf((await list('adamstuen', 1, 2)).items)).toEqual(['Nær', 'Fjern'])
  })

  it.each([[null], ['finnes-ikke'], ['blindern']])(
    'keep the order of the editors from %s, which lies nowhere',
    async (studyPlace) => {
      const { items } = await list(studyPlace)
      expect(namesOf(items)).toEqual(['Fjern', 'Uten sted', 'Nær'])
      expect(items.every(({ distance }) => distance === null)).toBe(true)
    },
  )

  it('offer the study places that lie somewhere', async () => {
    expect((await list(null)).studyPlaces).toEqual([
      { key: 'adamstuen', name: 'Adamstuen' },
      { key: 'sogn', name: 'Sogn' },
    ])
  })

  it('are announced when a study place moves', async () => {
    const { tags } = await answer('sogn')
    const moved = await announcedBy(() =>
      payload.update({
        collection: 'study-places',
        id: sogn,
        locale: 'no',
        data: { ...at(0.001), _status: 'published' } as never,
      }),
    )
    expect(moved.some((tag) => tags.includes(tag))).toBe(true)
  })

  it.each([
    [{ latitude: 59.94 }],
    [{ longitude: 10.72 }],
    [{ latitude: 91, longitude: 10 }],
    [{ latitude: 59, longitude: -181 }],
  ])('are refused at %j', async (location) => {
    await expect(publish('kindergartens', { displayName: 'Feil', location })).rejects.toThrow()
  })
})

describe('job listings', async () => {
  await publish('job-listings', { displayName: 'Alltid' })
  await publish('job-listings', { displayName: 'Sist', applicationDeadline: '2026-12-31' })
  await publish('job-listings', { displayName: 'I dag', applicationDeadline: '2026-12-01' })
  await publish('job-listings', { displayName: 'I går', applicationDeadline: '2026-11-30' })
  const list = async (today: string, page = 1, pageSize = 100) =>
    (await runQuery(payload, 'jobListingList', { locale: 'no', page, pageSize, today })).data

  it('leave the list the day after their deadline; the next deadline is first', async () => {
    expect(namesOf((await list('2026-12-01')).items)).toEqual(['I dag', 'Sist', 'Alltid'])
    expect(namesOf((await list('2026-12-02')).items)).toEqual(['Sist', 'Alltid'])
  })

  it('are answered with the first page when the requested one is beyond the last', async () => {
    const items = [{ displayName: 'I dag' }]
    expect(await list('2026-12-01', 4, 1)).toMatchObject({ page: 1, total: 3, items })
    expect(await list('2026-12-01', 3, 1)).toMatchObject({
      page: 3,
      items: [{ displayName: 'Alltid' }],
    })
  })
})

describe('events', async () => {
  const quiz = await publish('categories', { name: 'Quiz', usedFor: 'event' })
  const course = await publish('categories', { name: 'Kurs', usedFor: 'event' })
  const at = (startsAt: string, endsAt?: string) => ({ startsAt, endsAt })
  await publish('events', { displayName: 'Senere', category: quiz, ...at('2026-12-05T18:00:00Z') })
  await publish('events', {
    displayName: 'Lang',
    category: course,
    place: blindern,
    ...at('2026-11-20T08:00:00Z', '2026-12-02T15:00:00Z'),
  })
  await publish('events', { displayName: 'Over', place: kjeller, ...at('2026-12-01T22:30:00Z') })
  await publish('events', { displayName: 'Etter midnatt', ...at('2026-12-01T23:30:00Z') })

  type Filters = Partial<ContentVariables<'eventList'>>
  const list = async (filters: Filters = {}) =>
    (
      await runQuery(payload, 'eventList', {
        ...paging,
        today: '2026-12-02',
        category: null,
        place: null,
        ...filters,
      })
    ).data

  it('come in the order in which they start, until the day in Oslo on which they end', async () => {
    expect(namesOf((await list()).items)).toEqual(['Lang', 'Etter midnatt', 'Senere'])
    expect(namesOf((await list({ today: '2026-12-03' })).items)).toEqual(['Senere'])
  })

  it('are filtered by category and place, of which those of coming events are offered', async () => {
    const all = await list()
    expect(all.categories).toEqual([
      { key: 'kurs', name: 'Kurs' },
      { key: 'quiz', name: 'Quiz' },
    ])
    expect(all.places).toEqual([{ key: 'blindern', name: 'Blindern' }])
    expect(namesOf((await list({ category: 'quiz' })).items)).toEqual(['Senere'])
    expect(namesOf((await list({ place: 'blindern' })).items)).toEqual(['Lang'])
    expect((await list({ category: 'quiz', place: 'blindern' })).total).toBe(0)
    expect((await list({ category: 'tull' })).total).toBe(3)
  })
})

describe('staff', async () => {
  const center = await publish('health-centers', { displayName: 'Helsesenteret' })
  const gym = await publish('gyms', { displayName: 'Domus' })
  const strength = await publish('categories', { name: 'Styrke', usedFor: 'goal' })
  const person = (kind: string, name: string, more: Data = {}) =>
    publish('staff', { kind, name, roleDescription: 'Rolle', ...more })
  await person('doctor', 'Åse Lege', { healthCenters: [center], position: 80, substitute: 'Per' })
  const english = await person('doctor', 'Anne Lege')
  await person('dentist', 'Tone Tann', { healthCenters: [center] })
  await person('personalTrainer', 'Pål Trener', { workPlaces: [gym], categories: [strength] })
  await person('personalTrainer', 'Per Trener', { email: 'per@example.org', phone: '22 00 00 00' })

  type Filters = Partial<ContentVariables<'staffList'>>
  const none = { healthCenter: null, fitnessClub: null, goal: null }
  const list = async (kind: 'doctor' | 'dentist' | 'personalTrainer', filters: Filters = {}) =>
    (await runQuery(payload, 'staffList', { ...paging, kind, ...none, ...filters })).data

  it('are listed by kind with what they have, and doctors filtered by health center', async () => {
    const doctors = await list('doctor')
    expect(namesOf(doctors.items)).toEqual(['Anne Lege', 'Åse Lege'])
    expect(doctors.items[1]).toMatchObject({
      healthCenters: [{ name: 'Helsesenteret', href: '/helse/helsesentre/helsesenteret' }],
      position: 80,
      substitute: 'Per',
    })
    expect(doctors).toMatchObject({
      healthCenters: [{ key: 'helsesenteret', name: 'Helsesenteret' }],
      fitnessClubs: [],
      goals: [],
    })
    expect(namesOf((await list('doctor', { healthCenter: 'helsesenteret' })).items)).toEqual([
      'Åse Lege',
    ])
    expect((await list('doctor', { healthCenter: 'tull', fitnessClub: 'domus' })).total).toBe(2)
  })

  it('who are dentists are not filtered', async () => {
    const dentists = await list('dentist', { healthCenter: 'helsesenteret' })
    expect(dentists).toMatchObject({ total: 1, healthCenters: [] })
  })

  it('who are trainers are filtered by fitness club and goal', async () => {
    const trainers = await list('personalTrainer')
    expect(namesOf(trainers.items)).toEqual(['Per Trener', 'Pål Trener'])
    expect(trainers).toMatchObject({
      fitnessClubs: [{ key: 'domus', name: 'Domus' }],
      goals: [{ key: 'styrke', name: 'Styrke' }],
    })
    expect(namesOf((await list('personalTrainer', { fitnessClub: 'domus' })).items)).toEqual([
      'Pål Trener',
    ])
    const byGoal = await list('personalTrainer', { goal: 'styrke' })
    expect(byGoal.items).toMatchObject([{ displayName: 'Pål Trener', categories: ['Styrke'] }])
  })

  it('without an English role are not shown in English', async () => {
    expect((await list('doctor', { locale: 'en' })).total).toBe(0)
    await payload.update({
      collection: 'staff',
      id: english,
      locale: 'en',
      data: { roleDescription: 'Doctor', _status: 'published' },
    })
    expect(namesOf((await list('doctor', { locale: 'en' })).items)).toEqual(['Anne Lege'])
  })

  it('carry the tags of their collection, their centers and their goals', async () => {
    const { tags } = await runQuery(payload, 'staffList', {
      ...paging,
      kind: 'personalTrainer',
      ...none,
    })
    expect(tags).toEqual(expect.arrayContaining(['staff', `gyms:${gym}`, `categories:${strength}`]))
  })
})

it('reads a list in a fixed number of queries, whatever its length', async () => {
  const queries = async (pageSize: number) => {
    const { pool } = payload.db
    let count = 0
    const counted = pool.query
    pool.query = ((...args: Parameters<typeof counted>) => {
      count++
      return counted.apply(pool, args)
    }) as typeof counted
    await runQuery(payload, 'eateryList', {
      ...paging,
      pageSize,
      studyPlace: null,
      eateryType: null,
    })
    pool.query = counted
    return count
  }
  const few = await queries(2)
  expect(few).toBe(2)
  expect(await queries(4)).toBe(few)
})
