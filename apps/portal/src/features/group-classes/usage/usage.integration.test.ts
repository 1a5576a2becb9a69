import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createClass, createMembers } from '#testing/group-classes.testing.server.ts'
import { insertBooking } from '#testing/privacy/booking.testing.server.ts'
import { groupClassAttendance } from '../model/tables.server.ts'
import type { UsageQuery } from './contract.ts'
import { countUsage } from './count-usage.server.ts'
import { summarizeUsage } from './summarize-usage.server.ts'

const { database } = await createTestDatabase()
const hour = 3_600_000

/** Noon in Oslo, a number of days ago. */
function noon(daysAgo: number): Date {
  const at = new Date(Date.now() - daysAgo * 24 * hour)
  at.setUTCHours(11, 0, 0, 0)
  return at
}
const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const today = dayOf(new Date())
const usage = (selection: Partial<UsageQuery> & { from?: string; to?: string } = {}) =>
  countUsage(database, { from: dayOf(noon(27)), to: today, language: 'no', ...selection }, today)

/** A class that is over, with bookings, attendance and no-shows. */
async function heldClass(
  people: readonly string[],
  { centerId = 1, startsAt = noon(2), came = people.length, missed = 0 } = {},
): Promise<number> {
  const { classId } = await createClass(database, { centerId, startsAt })
  for (const userId of people) await insertBooking(database, classId, userId)
  for (const [index, userId] of people.entries())
    if (index < came + missed)
      await database
        .insert(groupClassAttendance)
        .values({ classId, userId, mark: index < came ? 'attended' : 'no-show' })
  return classId
}

type Happened = readonly [booking: number, kind: string, hoursBefore: number]

/** Writes booking events of a class, in order. */
async function history(classId: number, events: readonly Happened[]): Promise<void> {
  for (const [booking, kind, hoursBefore] of events)
    await database.execute(sql`
      insert into portal.group_class_booking_event (booking_id, class_id, user_id, kind, happened_at)
      select ${1_000_000 + classId * 100 + booking}, id, 'somebody',
        ${kind}::portal.group_class_booking_event_kind, starts_at - make_interval(hours => ${hoursBefore})
      from portal.group_class where id = ${classId}`)
}

describe('usage of classes', () => {
  it('counts held classes, and attendance once it is summarized', async () => {
    const people = await createMembers(database, 6)
    await heldClass(people, { came: 4, missed: 1 })
    const { classId: cancelled } = await createClass(database, { startsAt: noon(3) })
    await database.execute(sql`
      update portal.group_class set cancelled_at = starts_at - interval '1 hour' where id = ${cancelled}`)
    await createClass(database)
    const before = await usage()
    expect(before.total).toMatchObject({
      classes: 1,
      cancelled: 1,
      places: 20,
      booked: 6,
      members: 6,
      attended: 0,
    })
    expect(before.notSummarized).toBe(1)
    await summarizeUsage(database)
    const { total, notSummarized, hours, weeks, centers } = await usage()
    expect(total).toMatchObject({ attended: 4, noShows: 1, lateUnbooked: 0, longestQueue: 0 })
    expect(notSummarized).toBe(0)
    const isoWeekday = noon(2).getUTCDay() || 7
    expect(hours).toContainEqual(
      expect.objectContaining({ weekday: isoWeekday, classes: 1, booked: 6 }),
    )
    expect(weeks.reduce((sum, { booked }) => sum + booked, 0)).toBe(6)
    expect(centers).toMatchObject([{ id: '1', name: 'Center 1', booked: 6, members: 6 }])
  })

  it('is filtered by club, category or instructor', async () => {
    const people = await createMembers(database, 5)
    await heldClass(people, { centerId: 2 })
    const { total, centers } = await usage({ center: '2' })
    expect(total).toMatchObject({ classes: 1, booked: 5, members: 5 })
    expect(centers.map(({ id }) => id)).toEqual(['2'])
    expect((await usage({ category: '999' })).total).toMatchObject({ classes: 0, members: 0 })
    expect((await usage({ instructor: '999' })).total.classes).toBe(0)
  })

  it('starts and ends with days in Norway', async () => {
    const people = await createMembers(database, 5)
    // Half past eleven in the evening in Oslo, in winter and in summer.
    await heldClass(people, { centerId: 3, startsAt: new Date('2026-01-31T22:30:00Z') })
    await heldClass(people, { centerId: 3, startsAt: new Date('2026-05-31T21:30:00Z') })
    const held = async (day: string) =>
      (await usage({ center: '3', from: day, to: day })).total.classes
    expect(await held('2026-01-31')).toBe(1)
    expect(await held('2026-02-01')).toBe(0)
    expect(await held('2026-05-31')).toBe(1)
    expect(await held('2026-06-01')).toBe(0)
    const { hours } = await usage({ center: '3', from: '2026-01-01', to: '2026-06-30' })
    expect(hours.map((one) => [one.weekday, one.hour])).toEqual([
      [6, 23],
      [7, 23],
    ])
  })

  it('counts the longest queue, and places cancelled in the last 24 hours', async () => {
    const people = await createMembers(database, 5)
    const classId = await heldClass(people, { centerId: 4 })
    await history(classId, [
      [1, 'booked', 90],
      [2, 'queued', 80],
      [3, 'queued', 79],
      [4, 'queued', 78],
      // Leaving the queue is not a cancelled place.
      [4, 'unbooked', 20],
      [1, 'unbooked', 23],
      [2, 'promoted', 23],
      [5, 'queued', 22],
      [2, 'unbooked', 25],
      [3, 'promoted', 20],
      [3, 'unbooked', 4],
      [5, 'lapsed', 3],
      // Displaced to the queue, and then cancelled.
      [6, 'booked', 90],
      [6, 'displaced', 10],
      [6, 'unbooked', 9],
    ])
    await summarizeUsage(database)
    const { total } = await usage({ center: '4' })
    expect(total).toMatchObject({ longestQueue: 3, lateUnbooked: 2 })
  })

  it('is summarized again while marks are corrected, and not later', async () => {
    const people = await createMembers(database, 6)
    const recent = await heldClass(people, { centerId: 5, startsAt: noon(20), came: 5, missed: 1 })
    const old = await heldClass(people, { centerId: 6, startsAt: noon(60), came: 5, missed: 1 })
    await summarizeUsage(database)
    await database.execute(sql`
      update portal.group_class_attendance set mark = 'attended' where class_id in (${recent}, ${old})`)
    await summarizeUsage(database)
    expect((await usage({ center: '5' })).total).toMatchObject({ attended: 6, noShows: 0 })
    expect((await usage({ center: '6', from: dayOf(noon(70)) })).total).toMatchObject({
      attended: 5,
      noShows: 1,
    })
  })

  it('hides the attendance and the number of few people', async () => {
    const people = await createMembers(database, 4)
    await heldClass(people, { centerId: 7, startsAt: noon(2) })
    await heldClass(people, { centerId: 7, startsAt: noon(9) })
    await summarizeUsage(database)
    const { total, centers } = await usage({ center: '7' })
    const unsaid = { attended: null, noShows: null, lateUnbooked: null, members: null }
    expect(total).toMatchObject({ classes: 2, booked: 8, ...unsaid })
    expect(centers[0]).toMatchObject(unsaid)
  })

  it('keeps its summaries when bookings are deleted, and then counts no people', async () => {
    const people = await createMembers(database, 5)
    const classId = await heldClass(people, { centerId: 8, startsAt: noon(360) })
    await summarizeUsage(database)
    await database.execute(sql`delete from portal.group_class_booking where class_id = ${classId}`)
    const { total } = await usage({ center: '8', from: dayOf(noon(400)) })
    expect(total).toMatchObject({ booked: 5, attended: 5, members: null })
  })
})
