import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { connectDatabase, type Database } from '#platform/database/database.server.ts'
import { countWaiting, createTestDatabase } from '#platform/database/testing.server.ts'
import { createLog } from '#platform/log.server.ts'
import { createMember, createMembers } from '#testing/group-classes.testing.server.ts'
import { courtReservation, courtReservationEvent } from '../model/tables.server.ts'
import {
  confirm,
  createCourt,
  createHoldParts,
  expire,
  inTwoDays,
  readUnits,
  spanOf,
} from '../testing/courts.testing.server.ts'
import { releaseHold, sweepExpiredHolds } from './change-reservation.server.ts'
import { createHold, type HoldOutcome } from './create-hold.server.ts'

const { database, url } = await createTestDatabase({ size: 32 })
const otherInstance = connectDatabase(url, { size: 16, log: createLog('silent') })
afterAll(() => otherInstance.close())

const racers = 500
const taken = { refusal: 'COURT_RESERVATION_ALREADY_BOOKED' }

function sortOut(outcomes: readonly HoldOutcome[]) {
  const won = outcomes.flatMap((outcome) => ('holdId' in outcome ? [outcome.holdId] : []))
  const lost = outcomes.filter((outcome) => 'refusal' in outcome)
  return { won, lost }
}

async function deadlocks(): Promise<number> {
  // Connections report their waits within a second.
  await sleep(1_500)
  const { rows } = await database.execute<{ deadlocks: string }>(
    sql`select deadlocks from pg_stat_database where datname = current_database()`,
  )
  return Number(rows[0]?.deadlocks)
}

describe(`${racers} who want the same half hour at once`, () => {
  it('all get it with check-then-insert: the race is real', async () => {
    await database.execute(
      sql`create table scratch_unit (court_id integer, starts_at timestamptz, user_id text)`,
    )
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, racer) =>
        database.transaction(async (transaction) => {
          const { rows } = await transaction.execute(
            sql`select from scratch_unit where court_id = 1 and starts_at = '2027-01-04T17:00Z'`,
          )
          // Long enough for every connection to be checked, however slow the machine is.
          await transaction.execute(sql`select pg_sleep(0.3)`)
          if (rows.length > 0) return false
          await transaction.execute(
            sql`insert into scratch_unit values (1, '2027-01-04T17:00Z', ${`user-${racer}`})`,
          )
          return true
        }),
      ),
    )
    expect(outcomes.filter(Boolean).length).toBeGreaterThan(1)
  })

  it('have one winner and clean refusals, over two instances', async () => {
    const wanted = await createCourt(database)
    const members = await createMembers(database, racers)
    const instances = [createHoldParts(database), createHoldParts(otherInstance.database)]
    const outcomes = await Promise.all(
      members.map((userId, racer) => {
        const instance = instances[racer % 2]
        if (!instance) throw new Error('there are two')
        return createHold(instance, { ...spanOf(wanted, '18:00', '18:30'), userId })
      }),
    )
    const { won, lost } = sortOut(outcomes)
    expect(won).toHaveLength(1)
    expect(lost).toEqual(Array.from({ length: racers - 1 }, () => taken))
    expect(await readUnits(database, wanted.courtId)).toEqual([
      { startsAt: inTwoDays('18:00'), reservationId: won[0] },
    ])
    expect(
      await database.$count(courtReservation, eq(courtReservation.courtId, wanted.courtId)),
    ).toBe(1)
    expect(
      await database.$count(
        courtReservationEvent,
        eq(courtReservationEvent.courtId, wanted.courtId),
      ),
    ).toBe(1)
    expect(await deadlocks()).toBe(0)
  })
})

/** Lets two members request the same half hour side by side, and counts how many get it. */
async function holdSideBySide(): Promise<number> {
  const wanted = await createCourt(database)
  const [one = '', other = ''] = await createMembers(database, 2)
  const span = spanOf(wanted, '18:00', '18:30')
  const outcomes = await database.transaction(async (transaction) => {
    const first = await createHold(createHoldParts(transaction), { ...span, userId: one })
    let isDecided = false
    const second = createHold(createHoldParts(database), { ...span, userId: other }).finally(() => {
      isDecided = true
    })
    // The first transaction commits after the second has been decided, or waits for it.
    while (!isDecided && (await countWaiting(database)) === 0) await sleep(5)
    return { first, second }
  })
  return sortOut([outcomes.first, await outcomes.second]).won.length
}

it('the primary key decides, not a check before it', async () => {
  expect(await holdSideBySide()).toBe(1)
  await database.execute(sql`alter table portal.court_unit drop constraint court_unit_once`)
  expect(await holdSideBySide()).toBe(2)
  await database.execute(sql`delete from portal.court_unit`)
  await database.execute(
    sql`alter table portal.court_unit add constraint court_unit_once primary key (court_id, starts_at)`,
  )
  expect(await holdSideBySide()).toBe(1)
})

describe('overlapping spans', () => {
  const spans = [
    ['18:00', '20:00'],
    ['19:30', '20:30'],
    ['18:30', '19:00'],
    ['17:00', '18:30'],
    ['20:00', '20:30'],
    ['19:00', '20:00'],
  ] as const

  it('are granted as a whole or not at all, without deadlocks', async () => {
    for (let round = 0; round < 20; round++) {
      const wanted = await createCourt(database)
      const members = await createMembers(database, 30)
      const holding = createHoldParts(database)
      const outcomes = await Promise.all(
        members.map((userId, index) => {
          const [from, to] = spans[(index + round) % spans.length] ?? spans[0]
          return createHold(holding, { ...spanOf(wanted, from, to), userId })
        }),
      )
      const { won, lost } = sortOut(outcomes)
      expect(lost).toEqual(Array.from({ length: lost.length }, () => taken))
      await expectWholeReservations(wanted.courtId, won)
    }
    expect(await deadlocks()).toBe(0)
  })

  it('stay whole while others confirm, release, expire and sweep', async () => {
    const wanted = await createCourt(database)
    const members = await createMembers(database, 40)
    const holding = createHoldParts(database)
    let seed = 20_261_123
    const draw = (below: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((seed / 2_147_483_648) * below)
    }
    await Promise.all(
      members.map(async (userId) => {
        for (let turn = 0; turn < 12; turn++) {
          const [from, to] = spans[draw(spans.length)] ?? spans[0]
          const outcome = await createHold(holding, { ...spanOf(wanted, from, to), userId })
          if ('refusal' in outcome) continue
          await [release, expireAndSweep, letExpire][draw(3)]?.(outcome.holdId)
        }
      }),
    )
    expect(await deadlocks()).toBe(0)
    const live = await database
      .select({ id: courtReservation.id })
      .from(courtReservation)
      .where(sql`court_id = ${wanted.courtId} and state in ('held', 'confirmed')`)
    await expectWholeReservations(
      wanted.courtId,
      live.map(({ id }) => id),
    )
  })

  const release = (holdId: string) =>
    database.transaction((transaction) => releaseHold(transaction, holdId))
  const letExpire = (holdId: string) => expire(database, holdId)
  async function expireAndSweep(holdId: string) {
    await expire(database, holdId)
    await sweepExpiredHolds(database)
  }

  /** Every granted reservation has all of its units, and there are no other units. */
  async function expectWholeReservations(courtId: number, granted: readonly string[]) {
    const { rows } = await database.execute<{ id: string; units: number; wanted: number }>(sql`
      select r.id, count(u.id)::integer as units,
             (extract(epoch from r.ends_at - r.starts_at) / 1800)::integer as wanted
        from portal.court_reservation r
        left join portal.court_unit u on u.reservation_id = r.id
       where r.court_id = ${courtId} and r.state in ('held', 'confirmed')
       group by r.id`)
    expect(rows.map(({ id }) => id).sort()).toEqual([...granted].sort())
    expect(rows.filter(({ units, wanted }) => units !== wanted)).toEqual([])
    const units = rows.reduce((sum, row) => sum + row.units, 0)
    expect(await readUnits(database, courtId)).toHaveLength(units)
  }
})

it('two concurrent requests of one member, over two instances, make one hold', async () => {
  for (let round = 0; round < 10; round++) {
    const wanted = await createCourt(database)
    const userId = await createMember(database)
    const send = (runner: Database) =>
      createHold(createHoldParts(runner), { ...spanOf(wanted, '18:00', '19:00'), userId })
    const runners = [database, otherInstance.database, database, otherInstance.database]
    const { won, lost } = sortOut(await Promise.all(runners.map(send)))
    expect(lost).toEqual([])
    expect(new Set(won).size).toBe(1)
    expect(await readUnits(database, wanted.courtId)).toHaveLength(2)
  }
})

it('a hold that expires while it is confirmed and taken over goes to one of the two', async () => {
  for (let round = 0; round < 20; round++) {
    const wanted = await createCourt(database)
    const [owner = '', other = ''] = await createMembers(database, 2)
    const holding = createHoldParts(database)
    const span = spanOf(wanted, '18:00', '19:00')
    const first = await createHold(holding, { ...span, userId: owner })
    if ('refusal' in first) throw new Error(first.refusal)
    await expire(database, first.holdId)
    const [confirmed, second] = await Promise.all([
      confirm(database, first.holdId),
      createHold(holding, { ...span, userId: other }),
    ])
    expect(confirmed === 'confirmed').toBe('refusal' in second)
    expect(await readUnits(database, wanted.courtId)).toHaveLength(2)
  }
})
