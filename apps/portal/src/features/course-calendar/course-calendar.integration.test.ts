import { eq } from 'drizzle-orm'
import { afterEach, expect, it, test } from 'vitest'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { course, courseDate } from '#core/courses/tables.server.ts'
import { pauseOffer } from '#core/places/pausing.testing.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { buildPerson, seedPeople } from '#testing/accounts.testing.server.ts'
import { findPublicCourse } from './details/find-public-course.server.ts'
import { writeCourseFile } from './details/write-course-file.server.ts'
import { CoursesQuery, MonthQuery } from './find/contract.ts'
import { coursePageSize } from './find/course-search.ts'
import { listCourses } from './find/list-courses.server.ts'
import { listMonth } from './find/list-month.server.ts'
import { listPublicPages } from './site-map/list-public-pages.server.ts'
import { courseSearch } from './site-search/search-source.server.ts'

const { database } = await createTestDatabase({ size: 4 })
const now = new Date('2026-11-28T10:00:00Z')
const day = (date: string, time = '17:00') => new Date(`${date}T${time}:00Z`)

afterEach(async () => {
  await database.delete(course)
  await database.delete(placeOffer)
})

type Values = Parameters<typeof addCourse>[1]
const add = (values: Values = {}) =>
  addCourse(database, { startsAt: [day('2026-12-03')], closesAt: day('2026-12-02'), ...values })
const named = (title: string, values: Values = {}) =>
  add({ ...values, title: { no: title, en: '' } })
const list = async (query: Record<string, unknown> = {}) => {
  const { items, ...counts } = await listCourses(database, CoursesQuery.parse(query), now)
  return { names: items.map(({ title }) => title.no), ...counts, items }
}
const namesIn = async (month: string, query: Record<string, unknown> = {}) => {
  const { items } = await listMonth(database, MonthQuery.parse({ month, ...query }), now)
  return items.map(({ title, number }) => `${title.no} ${number}`)
}

it('shows each course by its next date, what is called off too, and no draft', async () => {
  await named('Over', { startsAt: [day('2026-11-27')] })
  await named('Kladd', { state: 'draft' })
  await named('Senere', { startsAt: [day('2026-12-04')] })
  await named('Avlyst', { state: 'called-off', reason: 'Syk', startsAt: [day('2026-12-03')] })
  await named('Flere', { startsAt: [day('2026-11-26'), day('2026-12-02'), day('2026-12-09')] })
  const { names, total, items } = await list()
  expect(names).toEqual(['Flere', 'Avlyst', 'Senere'])
  expect(total).toBe(3)
  expect(items[0]).toMatchObject({ number: 2, dates: 3, startsAt: '2026-12-02T17:00:00.000Z' })
  expect(items.map(({ isCalledOff }) => isCalledOff)).toEqual([false, true, false])
})

it('says of a course that may be called off that its booking is paused', async () => {
  const id = await named('Kanskje')
  await named('Sikkert')
  await pauseOffer(database, id)
  const { items } = await list()
  expect(items.map(({ seats }) => seats.isPaused)).toEqual(
    items.map(({ title }) => title.no === 'Kanskje'),
  )
  expect((await list({ left: 'yes' })).names).toEqual(['Sikkert'])
  expect((await findPublicCourse(database, id)).seats.isPaused).toBe(true)
  const month = await listMonth(database, MonthQuery.parse({ month: '2026-12' }), now)
  expect(month.items.filter(({ seats }) => seats.isPaused)).toHaveLength(1)
})

it('shows a date until it is over, and not at its end', async () => {
  // Each lasts for two hours.
  await named('Nå', { startsAt: [new Date(now.getTime() - 2 * 3_600_000 + 1)] })
  await named('Ferdig', { startsAt: [new Date(now.getTime() - 2 * 3_600_000)] })
  expect((await list()).names).toEqual(['Nå'])
})

test.each([
  ['q', 'forstehjelp', ['Førstehjelp']],
  ['q', 'HJELP salen', ['Førstehjelp']],
  ['q', '100%', []],
  ['audience', 'contact-persons', ['Regnskap']],
  ['language', 'en', ['Regnskap']],
  ['held', 'online', ['Regnskap', 'Stemmebruk']],
  ['held', 'place', ['Førstehjelp', 'Stemmebruk']],
  ['free', 'yes', ['Regnskap', 'Stemmebruk']],
  ['left', 'yes', ['Førstehjelp', 'Regnskap']],
])('is narrowed by %s=%s', async (name, value, expected) => {
  const link = 'https://video.example/kurs'
  await named('Førstehjelp', { otherPriceOre: 10_000 })
  await named('Regnskap', {
    startsAt: [day('2026-12-04')],
    place: null,
    link,
    audience: 'contact-persons',
    languages: ['en'],
    teacher: 'Kari Moen',
  })
  const full = await named('Stemmebruk', { startsAt: [day('2026-12-05')], link, place: 'Aulaen' })
  await database.update(placeOffer).set({ taken: 2 }).where(eq(placeOffer.id, full))
  const shut = await named('Stengt', { startsAt: [day('2026-12-06')], otherPriceOre: 1 })
  await database.update(placeOffer).set({ closesAt: now }).where(eq(placeOffer.id, shut))
  const { names } = await list({ [name]: value })
  expect(names.filter((one) => one !== 'Stengt')).toEqual(expected)
  expect(names.includes('Stengt')).toBe(name === 'held' && value === 'place')
})

it('turns pages, and falls back to the first one', async () => {
  for (let at = 0; at <= coursePageSize; at += 1) await named(`Kurs ${at}`)
  expect((await list()).items).toHaveLength(coursePageSize)
  expect(await list({ page: 2 })).toMatchObject({ page: 2, total: coursePageSize + 1 })
  expect((await list({ page: 2 })).items).toHaveLength(1)
  expect(await list({ page: 3 })).toMatchObject({ page: 1, total: coursePageSize + 1 })
  expect(await list({ page: 3, q: 'finnes ikke' })).toMatchObject({ page: 1, total: 0, items: [] })
})

it('has all dates that begin in a month by the clock in Norway, also those that are over', async () => {
  const first = day('2026-11-30', '23:00')
  await named('Flere', {
    startsAt: [new Date(first.getTime() - 1), first, day('2026-12-31', '22:59')],
  })
  await named('Nyttår', { startsAt: [day('2026-12-31', '23:00')] })
  expect(await namesIn('2026-12')).toEqual(['Flere 2', 'Flere 3'])
  expect(await namesIn('2026-11')).toEqual(['Flere 1'])
  expect(await namesIn('2027-01')).toEqual(['Nyttår 1'])
  expect(await namesIn('2027-01', { free: 'yes', q: 'annet' })).toEqual([])
  const { last } = await listMonth(database, MonthQuery.parse({ month: '2026-12' }), now)
  expect(last).toBe('2027-01')
})

it('counts seats and who waits, and says nothing that only those with a ticket may know', async () => {
  const id = await add({ link: 'https://video.example/hemmelig' })
  const people = await seedPeople(database, [
    buildPerson({ membership: null }),
    buildPerson({ membership: null }),
  ])
  await database.insert(place).values(
    [...people.values()].map((userId) => ({
      offerId: id,
      userId,
      state: 'waiting' as const,
      waitingBecause: 'full' as const,
      isFirstPool: false,
      priceOre: 0,
    })),
  )
  await database.update(placeOffer).set({ taken: 2 }).where(eq(placeOffer.id, id))
  const found = await findPublicCourse(database, id)
  expect(found.seats).toMatchObject({ capacity: 2, free: 0, waiting: 2 })
  expect(found.isOnline).toBe(true)
  const { items } = await list()
  expect(items[0]?.seats).toMatchObject({ free: 0, waiting: 2 })
  const options = { locale: 'no', portalUrl: 'https://portal.example', now } as const
  for (const told of [
    JSON.stringify(found),
    JSON.stringify(items),
    writeCourseFile(found, options),
  ])
    expect(told).not.toContain('hemmelig')
})

it('is no page while it is a draft, and says why it was called off', async () => {
  const draft = await add({ state: 'draft' })
  await expect(findPublicCourse(database, draft)).rejects.toMatchObject({
    code: 'COURSE_NOT_FOUND',
    status: 404,
  })
  const off = await add({ state: 'called-off', reason: 'Kursholderen er syk.' })
  expect((await findPublicCourse(database, off)).calledOff).toBe('Kursholderen er syk.')
})

it('puts all dates into a calendar, each where it is', async () => {
  const id = await add({ startsAt: [day('2026-12-03'), day('2026-12-10')] })
  const [, second] = await database
    .select()
    .from(courseDate)
    .where(eq(courseDate.courseId, id))
    .orderBy(courseDate.startsAt)
  await database
    .update(courseDate)
    .set({ place: 'Rom 2' })
    .where(eq(courseDate.id, second?.id ?? ''))
  const file = writeCourseFile(await findPublicCourse(database, id), {
    locale: 'en',
    portalUrl: 'https://portal.example',
    now,
  })
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('DTSTART;TZID=Europe/Oslo:20261203T180000')
  expect(file).toContain('LOCATION:Salen')
  expect(file).toContain('LOCATION:Rom 2')
  expect(file).toContain('SUMMARY:First aid')
})

it('is in the site map and the search while it is held', async () => {
  // The site map and the search go by the clock of the day on which they are made.
  const coming = new Date(Date.now() + 48 * 3_600_000)
  const id = await add({ startsAt: [coming] })
  await add({ state: 'called-off', reason: 'Syk' })
  await add({ state: 'draft' })
  await add({ startsAt: [new Date(Date.now() - 48 * 3_600_000)] })
  expect(await listPublicPages({ database })).toEqual([
    {
      alternates: { no: `/kurskalender/${id}`, en: `/en/course-calendar/${id}` },
      updatedAt: null,
    },
  ])
  const found = (await courseSearch.read(database)).filter(({ href }) => href.endsWith(id))
  expect(found.map(({ title }) => title)).toEqual(['Førstehjelp', 'First aid'])
  expect(found[0]?.lastDay).toMatch(/^\d{4}-\d\d-\d\d$/)
})
