import { locales } from '@trivsel/content-contract/locales'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import type { Localized } from '#platform/i18n/localized.ts'
import {
  createClass,
  createMember,
  createMembers,
  noonInTwoDays,
} from '#testing/group-classes.testing.server.ts'
import { SportsBookings } from '../model/contract.ts'
import { groupClassSchedule } from '../model/tables.server.ts'
import { createGroupClassBooking } from './book-group-class.server.ts'
import { findMyBookings } from './find-my-bookings.server.ts'

const { database } = await createTestDatabase()
const { book } = createGroupClassBooking(database)
const query = { page: 1, pageSize: 25, language: 'no' } as const
const daysAfter = (days: number) => new Date(noonInTwoDays().getTime() + days * 86_400_000)

describe('my bookings', () => {
  it('are empty for a member who has booked nothing', async () => {
    expect(await findMyBookings(database, 'nobody', { ...query, page: 3 })).toEqual({
      items: [],
      total: 0,
      count: 0,
      page: 1,
    })
  })

  it('include the class, the position in the queue and whether it can be unbooked', async () => {
    const wanted = await createClass(database, { capacity: 1 })
    const [first = '', second = '', third = ''] = await createMembers(database, 3)
    for (const userId of [first, second, third]) await book({ ...wanted, userId })
    const mine = await findMyBookings(database, third, query)
    expect(SportsBookings.parse(mine)).toMatchObject({
      items: [
        {
          classId: wanted.classId,
          centerId: wanted.centerId,
          queueSize: 2,
          queuePosition: 2,
          startTime: noonInTwoDays().toISOString(),
          className: 'Rolig yoga',
          instructorName: 'Ingrid',
          canBeCancelled: true,
        },
      ],
      total: 1,
      count: 1,
      page: 1,
    })
    const english = await findMyBookings(database, first, { ...query, language: 'en' })
    expect(english.items).toMatchObject([{ className: 'Calm yoga', queuePosition: 0 }])
  })

  it('include club and room in the requested language', async () => {
    const wanted = await createClass(database, { centerId: 3 })
    const userId = await createMember(database)
    await book({ ...wanted, userId })
    const places = async () => {
      const answers = locales.map((language) =>
        findMyBookings(database, userId, { ...query, language }),
      )
      const [no, en] = (await Promise.all(answers)).map(({ items }) => items[0])
      return [no?.centerName, no?.roomName, en?.roomName]
    }
    const rename = (room: Localized) =>
      database.update(groupClassSchedule).set({ room }).where(eq(groupClassSchedule.centerId, 3))
    await rename({ no: 'Basseng', en: 'Pool' })
    expect(await places()).toEqual(['Center 3', 'Basseng', 'Pool'])
    await rename({ no: 'Loftet', en: 'Loftet' })
    expect(await places()).toEqual(['Center 3', 'Loftet', 'Loftet'])
  })

  it('are sorted by start and paged; a page after the last one falls back to the first', async () => {
    const userId = await createMember(database)
    for (const days of [2, 0, 1])
      await book({ ...(await createClass(database, { startsAt: daysAfter(days) })), userId })
    const page = (number: number) =>
      findMyBookings(database, userId, { ...query, page: number, pageSize: 2 })
    const starts = (found: SportsBookings) => found.items.map(({ startTime }) => startTime)
    expect(starts(await page(1))).toEqual([0, 1].map((days) => daysAfter(days).toISOString()))
    expect(await page(2)).toMatchObject({ total: 3, count: 1, page: 2 })
    expect(starts(await page(2))).toEqual([daysAfter(2).toISOString()])
    expect(await page(3)).toEqual(await page(1))
  })

  it('leave out classes that are over and waiting places whose queue has closed', async () => {
    const [holder = '', waiting = ''] = await createMembers(database, 2)
    const wanted = await createClass(database, { capacity: 1 })
    for (const userId of [holder, waiting]) await book({ ...wanted, userId })
    await database.execute(sql`
      update portal.group_class set unbooking_closes_at = now() where id = ${wanted.classId}`)
    expect(await findMyBookings(database, waiting, query)).toMatchObject({ total: 0 })
    expect(await findMyBookings(database, holder, query)).toMatchObject({
      items: [{ queueSize: 0, canBeCancelled: false }],
    })
    await database.execute(sql`
      update portal.group_class
         set starts_at = now() - interval '1 hour', ends_at = now(),
             booking_opens_at = now() - interval '6 days',
             unbooking_closes_at = now() - interval '4 hours'
       where id = ${wanted.classId}`)
    expect(await findMyBookings(database, holder, query)).toMatchObject({ total: 0 })
  })
})
