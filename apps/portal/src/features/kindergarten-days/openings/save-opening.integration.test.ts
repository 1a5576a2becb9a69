import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { place } from '#core/places/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { bookExtra } from '../guardian/book-extra.server.ts'
import { createKindergartenDays } from '../testing/kindergarten-days.testing.server.ts'
import { callOffOpening } from './call-off-opening.server.ts'
import { cancelExtraPlace } from './cancel-extra-place.server.ts'
import { readOpening } from './read-opening.server.ts'
import { changeOpening, closeOpening, setExamNotice } from './save-opening.server.ts'

const { database } = await createTestDatabase()
const { parts, newGuardian, newKindergarten } = createKindergartenDays(database)

const before = new Date('2099-02-01T11:00:00Z')
const saturday = '2099-03-07'

/** A Saturday with one place, which one child has while another waits. */
async function setUp() {
  const kindergarten = await newKindergarten()
  const { id } = await kindergarten.opening({ places: 1 })
  const [first, second] = [
    await kindergarten.newChild({ firstName: 'Aud' }),
    await kindergarten.newChild({ firstName: 'Bo' }),
  ]
  for (const childId of [first, second]) {
    const { userId } = await newGuardian(childId)
    await bookExtra(parts, { openingId: id, childId, userId })
  }
  const read = () => readOpening(database, kindergarten.leader, { id, now: before })
  const statesNow = async () => (await read()).children.map(({ state }) => state)
  return { ...kindergarten, id, first, second, read, statesNow }
}

it('the exam guarantee needs the notice of the kindergarten, which its leader sets', async () => {
  const { opening, leader, kindergartenId } = await newKindergarten()
  const exam = { kind: 'exam', onDate: '2099-03-05', bookUntil: '2099-02-20' } as const
  await expect(opening(exam)).rejects.toThrow('NOTICE_TOO_SHORT')
  await setExamNotice(database, leader, { id: kindergartenId, days: 13 })
  const { id } = await opening(exam)
  const later = { id, version: 1, places: 2, bookUntil: '2099-02-21', now: before }
  await expect(changeOpening(database, leader, later)).rejects.toThrow('NOTICE_TOO_SHORT')
})

it('a Saturday is a Saturday, and comes', async () => {
  const { opening } = await newKindergarten()
  await expect(opening({ onDate: '2099-03-06' })).rejects.toThrow('NOT_A_SATURDAY')
  await expect(opening({ now: new Date(`${saturday}T08:00:00Z`) })).rejects.toThrow('DAYS_IN_PAST')
})

it('more places go to the queue, and fewer than are taken are refused', async () => {
  const { leader, id, statesNow } = await setUp()
  expect(await statesNow()).toEqual(['booked', 'waiting'])
  const values = { id, bookUntil: '2099-03-04', now: before }
  await changeOpening(database, leader, { ...values, version: 1, places: 2 })
  expect(await statesNow()).toEqual(['booked', 'booked'])
  await expect(
    changeOpening(database, leader, { ...values, version: 2, places: 1 }),
  ).rejects.toThrow('OPENING_BELOW_TAKEN')
  await expect(
    changeOpening(database, leader, { ...values, version: 1, places: 3 }),
  ).rejects.toThrow('OPENING_CHANGED')
  await expect(
    changeOpening(database, leader, { ...values, version: 2, places: 2, bookUntil: saturday }),
  ).rejects.toThrow('DEADLINE_AFTER_DAY')
})

it('once booking is closed nobody books, and who has a place keeps it', async () => {
  const { leader, id, statesNow, newChild } = await setUp()
  await closeOpening(database, leader, { id, version: 1, now: before })
  const childId = await newChild()
  const { userId } = await newGuardian(childId)
  await expect(bookExtra(parts, { openingId: id, childId, userId })).rejects.toThrow(
    'OPENING_CLOSED',
  )
  expect(await statesNow()).toEqual(['booked', 'waiting'])
  await expect(closeOpening(database, leader, { id, version: 2, now: before })).rejects.toThrow(
    'OPENING_CLOSED',
  )
})

it('a day that is called off has nobody, says why, and takes no more bookings', async () => {
  const { leader, id, read, first } = await setUp()
  const reason = 'For få ansatte'
  const called = await callOffOpening(database, leader, { id, version: 1, reason, now: before })
  expect(called).toEqual({ notified: 2 })
  expect(await read()).toMatchObject({ calledOffBecause: reason, isOpen: false, children: [] })
  const { userId } = await newGuardian(first)
  await expect(bookExtra(parts, { openingId: id, childId: first, userId })).rejects.toThrow(
    'OPENING_CALLED_OFF',
  )
  await expect(
    callOffOpening(database, leader, { id, version: 2, reason, now: before }),
  ).rejects.toThrow('OPENING_CALLED_OFF')
})

it('staff cancel a place after the deadline, once, and only in their own kindergarten', async () => {
  const { leader, id, read, statesNow } = await setUp()
  const [child] = (await read()).children
  const wanted = { id: child?.placeId ?? '', state: 'booked' } as const
  const other = await newKindergarten()
  await expect(cancelExtraPlace(parts, other.leader, wanted)).rejects.toThrow(
    'EXTRA_PLACE_NOT_FOUND',
  )
  await expect(readOpening(database, other.leader, { id, now: before })).rejects.toThrow(
    'OPENING_NOT_FOUND',
  )
  await closeOpening(database, leader, { id, version: 1, now: before })
  await cancelExtraPlace(parts, leader, wanted)
  expect(await statesNow()).toEqual(['waiting'])
  await expect(cancelExtraPlace(parts, leader, wanted)).rejects.toThrow('EXTRA_PLACE_CHANGED')
})

it('staff do not cancel the place of their own child', async () => {
  const { id, read, first, leader } = await setUp()
  const own = await newGuardian(first)
  const staff = { ...leader, userId: own.userId, roles: ['kindergarten-office'] } as typeof leader
  const [child] = (await read()).children
  const wanted = { id: child?.placeId ?? '', state: 'booked' } as const
  await expect(cancelExtraPlace(parts, staff, wanted)).rejects.toThrow('OWN_CASE')
  expect(await database.$count(place, eq(place.offerId, id))).toBe(2)
})
