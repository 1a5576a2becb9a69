import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#core/accounts/tables.server.ts'
import { receipt } from '#core/receipts/tables.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { createMember } from '#testing/group-classes.testing.server.ts'
import { createHold } from './holds/create-hold.server.ts'
import { courtReservation, courtReservationEvent } from './model/tables.server.ts'
import { courtData } from './personal-data.server.ts'
import { courtRetention } from './retention.server.ts'
import { slotAlert } from './slot-alerts/tables.server.ts'
import {
  confirm,
  createCourt,
  createHoldParts,
  readUnits,
  spanOf,
} from './testing/courts.testing.server.ts'

const { database } = await createTestDatabase()

async function newHold() {
  const wanted = await createCourt(database)
  const userId = await createMember(database)
  const holding = createHoldParts(database)
  const outcome = await createHold(holding, { ...spanOf(wanted, '18:00', '19:00'), userId })
  if ('refusal' in outcome) throw new Error(outcome.refusal)
  return { ...wanted, userId, holdId: outcome.holdId }
}

async function remove(now: Date): Promise<void> {
  for (const step of courtRetention) await database.execute(step.remove(now))
}

/** Moves a booking two days ahead into the past. */
async function wasOn(holdId: string, day: string): Promise<void> {
  await database.execute(sql`alter table portal.court_reservation disable trigger user`)
  await database.execute(sql`
    update portal.court_reservation
       set starts_at = ${day}::timestamptz, ends_at = ${day}::timestamptz + interval '1 hour'
     where id = ${holdId}`)
  await database.execute(sql`alter table portal.court_reservation enable trigger user`)
}

it('reservations are deleted twelve months after their time, and not before', async () => {
  const [old, young] = [await newHold(), await newHold()]
  await wasOn(old.holdId, '2025-11-22T10:00:00Z')
  await wasOn(young.holdId, '2025-11-24T10:00:00Z')
  await remove(new Date('2026-11-23T12:00:00Z'))
  const isOne = (id: string) => database.$count(courtReservation, eq(courtReservation.id, id))
  expect([await isOne(old.holdId), await isOne(young.holdId)]).toEqual([0, 1])
  expect(await readUnits(database, old.courtId)).toEqual([])
})

it('history is deleted after twelve months', async () => {
  const { holdId } = await newHold()
  const isOf = eq(courtReservationEvent.reservationId, holdId)
  const [event] = await database.select().from(courtReservationEvent).where(isOf)
  if (!event) throw new Error('there is no history')
  const { id: _, ...values } = event
  const happenedAt = new Date(Date.now() - 370 * 24 * 3_600_000)
  await database.insert(courtReservationEvent).values({ ...values, happenedAt })
  await remove(new Date())
  expect(await database.$count(courtReservationEvent, isOf)).toBe(1)
})

it('a receipt outlasts the account without its name', async () => {
  const { holdId, userId } = await newHold()
  await confirm(database, holdId)
  await database.delete(user).where(eq(user.id, userId))
  const isOf = eq(receipt.subjectId, holdId)
  expect(await database.select().from(receipt).where(isOf)).toMatchObject([
    { userId: null, amountOre: 12_000 },
  ])
})

it('slot alerts are deleted when their day is over', async () => {
  const { categoryId, userId } = await newHold()
  const on = (day: string) => ({
    userId,
    categoryId,

    startsAt: new Date(`${day}T10:00:00Z`),
    endsAt: new Date(`${day}T11:00:00Z`),
  })
  await database.insert(slotAlert).values(['2026-03-01', '2026-03-02'].map(on))
  await remove(new Date('2026-03-02T12:00:00Z'))
  const left = await database.select().from(slotAlert).where(eq(slotAlert.userId, userId))
  expect(left.map(({ startsAt }) => startsAt.toISOString())).toEqual(['2026-03-02T10:00:00.000Z'])
})

it('a deleted account releases its courts', async () => {
  const { userId, courtId } = await newHold()
  await database.transaction(async (transaction) => {
    for (const { lock } of courtData) await lock?.(transaction, userId)
    await transaction.delete(user).where(eq(user.id, userId))
  })
  expect(await readUnits(database, courtId)).toEqual([])
})
