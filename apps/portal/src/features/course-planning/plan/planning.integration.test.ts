import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEntry } from '#core/audit/tables.server.ts'
import { addCourse } from '#core/courses/courses.testing.server.ts'
import { findCourse } from '#core/courses/find-course.server.ts'
import { courseDate } from '#core/courses/tables.server.ts'
import { bookOne, readOffer, readPlaces } from '#core/places/places.testing.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { publishCourse, withdrawCourse } from '../publish/publish-course.server.ts'
import { addPerson, addStaff, buildForm, jobsOf } from '../testing/courses.testing.server.ts'
import { changeCourse } from './change-course.server.ts'
import { copyCourse } from './copy-course.server.ts'
import { listCourses } from './list-courses.server.ts'
import { planCourse } from './plan-course.server.ts'
import { readCourse } from './read-course.server.ts'
import { removeCourse } from './remove-course.server.ts'

const { database } = await createTestDatabase({ size: 12 })
const staff = await addStaff(database)
const now = new Date()
const read = (id: string) => readCourse(database, { id, now })

async function publish(values: Parameters<typeof buildForm>[0] = {}) {
  const { id } = await planCourse(database, staff, { form: buildForm(values), now })
  await publishCourse(database, staff, { id, version: 1, now })
  return { id, open: await read(id) }
}

async function book(id: string, priceOre = 0) {
  const booked = await bookOne(database, id, { userId: await addPerson(database), priceOre })
  if (!booked || 'refusal' in booked) throw new Error('nothing was booked')
  return booked.place.id
}

const question = {
  id: null,
  text: { no: 'Allergier?', en: 'Allergies?' },
  kind: 'text' as const,
  options: [],
  isRequired: false,
  isSensitive: true,
}

it('a planned course is a draft, read as it was written, and only then published', async () => {
  const form = buildForm({ questions: [question], teacher: 'Ola Nordmann', keepPercent: 25 })
  const { id } = await planCourse(database, staff, { form, now })
  const open = await read(id)
  const { dates, questions } = open.course
  expect(open.course).toEqual({
    ...form,
    dates: form.dates.map((date, at) => ({ ...date, id: dates[at]?.id })),
    questions: [{ ...question, id: questions[0]?.id }],
  })
  expect(open).toMatchObject({ state: 'draft', version: 1, copyWeeks: 52 })
  await publishCourse(database, staff, { id, version: 1, now })
  expect(await read(id)).toMatchObject({ state: 'published', version: 2 })
  await expect(publishCourse(database, staff, { id, version: 2, now })).rejects.toThrow(
    'COURSE_STATE',
  )
})

it('a course with a date in the past is not planned, and a draft past its deadline not published', async () => {
  const past = { ...buildForm().dates[0], id: null, day: '2020-01-01' }
  const form = buildForm({ dates: [past as never], closesDay: '2019-12-31' })
  await expect(planCourse(database, staff, { form, now })).rejects.toThrow('COURSE_IN_PAST')
  const { id } = await planCourse(database, staff, {
    form: buildForm({ closesDay: '2020-01-01' }),
    now,
  })
  await expect(publishCourse(database, staff, { id, version: 1, now })).rejects.toThrow(
    'COURSE_IN_PAST',
  )
})

it('a copy is a draft on the same days of the week at the same times, with questions of its own', async () => {
  const form = buildForm({ questions: [question] })
  const { id } = await planCourse(database, staff, { form, now })
  const copy = await copyCourse(database, staff, { id, weeks: 26, now })
  const [of, to] = [await read(id), await read(copy.id)]
  expect(to.state).toBe('draft')
  expect(to.course.dates).toMatchObject(
    form.dates.map(({ day, startTime, endTime }) => ({
      day: addDays(day, 26 * 7),
      startTime,
      endTime,
    })),
  )
  expect(to.course.closesDay).toBe(addDays(form.closesDay, 26 * 7))
  expect(to.course.questions[0]?.id).not.toBe(of.course.questions[0]?.id)
})

it('fewer seats than are taken are refused with their number, more go to the queue', async () => {
  const { id, open } = await publish({ capacity: 2 })
  for (const _ of [1, 2, 3]) await book(id)
  const change = (capacity: number) =>
    changeCourse(database, staff, {
      id,
      now,
      version: open.version,
      course: { ...open.course, capacity },
    })
  await expect(change(1)).rejects.toMatchObject({
    code: 'COURSE_BELOW_TAKEN',
    details: { taken: 2 },
  })
  expect(await change(3)).toEqual({ told: 0 })
  const places = await readPlaces(database, id)
  expect(places.map(({ state }) => state)).toEqual(['booked', 'booked', 'booked'])
  expect(await readOffer(database, id)).toMatchObject({ capacity: 3, taken: 3 })
})

it('another price never touches what was booked', async () => {
  const { id, open } = await publish({ otherPriceOre: 20_000 })
  const placeId = await book(id, 20_000)
  const course = { ...open.course, otherPriceOre: 90_000 }
  await changeCourse(database, staff, { id, now, version: open.version, course })
  expect(await readPlaces(database, id)).toMatchObject([{ id: placeId, priceOre: 20_000 }])
  expect(await jobsOf(database, 'course-changed')).not.toContain(placeId)
})

it('at another time all are told once, and only who has a place then may cancel for free', async () => {
  const { id, open } = await publish({ capacity: 1 })
  const [has, waits] = [await book(id), await book(id)]
  const [first, ...others] = open.course.dates
  const course = { ...open.course, dates: [{ ...first, startTime: '16:00' } as never, ...others] }
  expect(await changeCourse(database, staff, { id, now, version: 2, course })).toEqual({ told: 2 })
  expect(await changeCourse(database, staff, { id, now, version: 3, course })).toEqual({ told: 0 })
  const told = (await jobsOf(database, 'course-changed')).filter((one) =>
    [has, waits].includes(one),
  )
  expect(told.sort()).toEqual([has, waits].sort())
  const places = await readPlaces(database, id)
  expect(places.map(({ movedAt }) => movedAt !== null)).toEqual([true, false])
  expect((await read(id)).course.dates.map((date) => date.id)).toEqual(
    open.course.dates.map((date) => date.id),
  )
})

it('another video meeting is told, and gives nobody a free way out', async () => {
  const { id, open } = await publish()
  await book(id)
  const course = { ...open.course, link: 'https://meet.example/a' }
  expect(await changeCourse(database, staff, { id, now, version: 2, course })).toEqual({ told: 1 })
  expect(await readPlaces(database, id)).toMatchObject([{ movedAt: null }])
})

it('two dates change places, each under its id', async () => {
  const { id, open } = await publish()
  const [one, other] = open.course.dates
  if (!one || !other) throw new Error('there are two dates')
  const dates = [
    { ...one, day: other.day },
    { ...other, day: one.day },
  ]
  await changeCourse(database, staff, { id, now, version: 2, course: { ...open.course, dates } })
  expect((await read(id)).course.dates.map((date) => date.id)).toEqual([other.id, one.id])
})

it('a date that has begun stays, also when it is only left out', async () => {
  const today = osloDate(now)
  const at = (days: number) => new Date(`${addDays(today, days)}T12:00:00Z`)
  const id = await addCourse(database, { startsAt: [at(-7), at(7)], closesAt: at(-8) })
  const open = await read(id)
  const course = { ...open.course, dates: open.course.dates.slice(1) }
  await expect(
    changeCourse(database, staff, { id, now, version: open.version, course }),
  ).rejects.toThrow('COURSE_DATE_HELD')
  expect(await changeCourse(database, staff, { id, now, version: 1, course: open.course })).toEqual(
    {
      told: 0,
    },
  )
})

it('of two who save at once the second is told that it has changed', async () => {
  const { id, open } = await publish()
  const wanted = { id, now, version: open.version, course: open.course }
  const results = await Promise.allSettled(
    [1, 2, 3].map(() => changeCourse(database, staff, wanted)),
  )
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(['COURSE_CHANGED', 'COURSE_CHANGED'])
  expect(
    await database.$count(
      auditEntry,
      and(eq(auditEntry.subjectId, id), eq(auditEntry.action, 'course-changed')),
    ),
  ).toBe(1)
})

it('is a draft again, or gone, only while nobody has booked', async () => {
  const { id } = await publish()
  await expect(removeCourse(database, staff, { id, version: 2 })).rejects.toThrow('COURSE_STATE')
  await withdrawCourse(database, staff, { id, version: 2, now })
  await removeCourse(database, staff, { id, version: 3 })
  expect(await findCourse(database, id)).toBeNull()
  const other = await publish()
  await book(other.id)
  await expect(withdrawCourse(database, staff, { id: other.id, version: 2, now })).rejects.toThrow(
    'COURSE_HAS_BOOKINGS',
  )
})

it('lists seats, queue and state of every course', async () => {
  const { id } = await publish({ capacity: 1 })
  for (const _ of [1, 2]) await book(id)
  const listed = (await listCourses(database, now)).items.find((one) => one.id === id)
  expect(listed).toMatchObject({
    state: 'published',
    dates: 2,
    capacity: 1,
    taken: 1,
    waiting: 1,
    came: 0,
    incomeOre: 0,
    callOffWaits: false,
  })
})

it('the list begins with what comes next and ends with what was over first', async () => {
  const day = 86_400_000
  const on = (days: number) => new Date(now.getTime() + days * day)
  const startsAt = { past: [-9], lately: [-2], running: [-3, 4], next: [1], later: [6] }
  const ids: Record<string, string> = {}
  for (const [name, days] of Object.entries(startsAt).toSorted())
    ids[name] = await addCourse(database, { startsAt: days.map(on) })
  ids.undated = await addCourse(database)
  await database.delete(courseDate).where(eq(courseDate.courseId, ids.undated))
  const wanted = new Set(Object.values(ids))
  const listed = (await listCourses(database, now)).items.filter(({ id }) => wanted.has(id))
  const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]))
  expect(listed.map(({ id }) => names[id])).toEqual([
    'undated',
    'running',
    'next',
    'later',
    'lately',
    'past',
  ])
})
