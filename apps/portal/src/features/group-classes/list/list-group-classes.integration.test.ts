import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListener } from '#platform/database/listen.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { CachedPage } from '#platform/pages/cached-page.server.ts'
import { createClass, createMembers, noonInTwoDays } from '#testing/group-classes.testing.server.ts'
import { createGroupClassBooking } from '../book/book-group-class.server.ts'
import { createBookingAnnouncer } from '../model/announce-bookings.server.ts'
import { GroupExercises } from '../model/contract.ts'
import { createGroupClassList } from './list-group-classes.server.ts'

const { database, url } = await createTestDatabase()
const log = createLog('silent')
const listener = createListener(url, log)
const list = createGroupClassList({ database, listener })
const announcer = createBookingAnnouncer({ database, log })
const { book } = createGroupClassBooking(database)

beforeAll(() => listener.start())
afterAll(async () => {
  announcer.stop()
  await listener.close()
})

function itemsOf(answer: CachedPage) {
  return GroupExercises.parse(JSON.parse(answer.variants.identity.body.toString())).items
}

async function findListed(classId: number) {
  return itemsOf(await list.read('no')).find(({ id }) => id === classId)
}

describe('the list of classes', () => {
  it('is sorted by start, in both languages, without classes that are over or far ahead', async () => {
    const later = await createClass(database, {
      startsAt: new Date(noonInTwoDays().getTime() + 3_600_000),
    })
    const sooner = await createClass(database)
    const hidden = [
      await createClass(database, { startsAt: new Date(Date.now() - 2 * 3_600_000) }),
      await createClass(database, { startsAt: new Date(Date.now() + 9 * 86_400_000) }),
    ].map(({ classId }) => classId)
    const ids = itemsOf(await list.read('no')).map(({ id }) => id)
    expect(ids).toEqual([sooner.classId, later.classId])
    expect(ids).not.toEqual(expect.arrayContaining(hidden))
    expect(itemsOf(await list.read('en'))[0]).toMatchObject({ className: 'Calm yoga' })
  })

  it('marks a cancelled class, which is not bookable', async () => {
    const cancelled = await createClass(database, { cancelledAt: new Date() })
    await sleep(1_050)
    expect(await findListed(cancelled.classId)).toMatchObject({
      isCancelled: true,
      isBookable: false,
      isCancellable: false,
    })
  })

  it('is the same answer as long as nothing changes', async () => {
    const before = await list.read('no')
    await sleep(1_100)
    expect(await list.read('no')).toBe(before)
  })

  it('shows a booking in this instance and in others within half a second', async () => {
    const wanted = await createClass(database, { capacity: 1 })
    await sleep(300)
    const free = { isFull: false, queueSize: 0, isBookable: true }
    expect(await findListed(wanted.classId)).toMatchObject(free)
    for (const [queueSize, userId] of (await createMembers(database, 2)).entries()) {
      await book({ ...wanted, userId })
      announcer.announce()
      await sleep(500)
      const full = { isFull: true, queueSize, isBookable: true }
      expect(await findListed(wanted.classId)).toMatchObject(full)
    }
  })

  it('is at most a second old even without an announcement', async () => {
    const wanted = await createClass(database)
    await sleep(300)
    await findListed(wanted.classId)
    for (const userId of await createMembers(database, 1)) await book({ ...wanted, userId })
    await database.execute(sql`
      update portal.group_class_schedule set name = name || '{"no": "Stille yoga"}'
       where id = (select schedule_id from portal.group_class where id = ${wanted.classId})`)
    await sleep(1_050)
    expect(await findListed(wanted.classId)).toMatchObject({ className: 'Stille yoga' })
  })

  it('reads classes and categories once, however many requests find the list out of date', async () => {
    let queries = 0
    const counting = new Proxy(database, {
      get(target, property, receiver) {
        if (property === 'select') queries += 1
        return Reflect.get(target, property, receiver)
      },
    })
    const fresh = createGroupClassList({ database: counting, listener })
    await Promise.all(Array.from({ length: 500 }, () => fresh.read('en')))
    expect(queries).toBe(2)
  })

  it('opens booking by the database clock', async () => {
    const wanted = await createClass(database, { bookingOpensAt: new Date(Date.now() + 5_000) })
    await expect
      .poll(() => findListed(wanted.classId), { timeout: 4_000 })
      .toMatchObject({ isBookable: false })
    await expect
      .poll(() => findListed(wanted.classId), { timeout: 15_000 })
      .toMatchObject({ isBookable: true })
  })
})
