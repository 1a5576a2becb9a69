import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { doneOre } from '#core/payments/payment.ts'
import type { PaymentKind } from '#core/payments/payment-kind.server.ts'
import { readOrder } from '#core/payments/provider/read-order.ts'
import { readOffer } from '#core/places/places.testing.server.ts'
import { isActive, isTaken } from '#core/places/states.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { seedStaff } from '#testing/staff.testing.server.ts'
import { type CourseWorld, createCourseWorld } from '../testing/course-schedules.testing.server.ts'
import { coursePayments } from './payment-kind.server.ts'

/** `PAYMENT_SCHEDULES=1000` plays more, `PAYMENT_SEED=…` the same again. */
const seed = process.env.PAYMENT_SEED ?? String(Date.now())
const count = Number(process.env.PAYMENT_SCHEDULES ?? 12)
const steps = 30

const { database } = await createTestDatabase({ size: 10 })
const { userId } = await seedStaff(database, ['courses'])
const staff = { kind: 'staff', roles: ['courses'], requestId: 'request', userId } as const

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** Seats are counted as they are, and each has a ticket. */
async function compareSeats({ places, courseId, ticketsOf, wrong }: CourseWorld): Promise<void> {
  const [all, { taken, capacity }, tickets] = [
    await places(),
    await readOffer(database, courseId),
    await ticketsOf(),
  ]
  const had = sum(all.filter(({ state }) => isTaken(state)).map(({ seats }) => seats))
  if (had !== taken || taken > capacity)
    wrong.push(`${had} seats are had, ${taken} of ${capacity} are counted`)
  for (const { id, seats, state } of all) {
    const own = tickets.filter(({ placeId }) => placeId === id).length
    if (isActive(state) && own !== seats) wrong.push(`${seats} seats have ${own} tickets`)
  }
}

/** What the provider has taken and not given back, by payment. */
async function compareWithProvider({ cards, simulated, wrong }: CourseWorld) {
  const leftOre = new Map<string, number>()
  for (const one of await cards()) {
    const say = (what: string) => wrong.push(`${one.state} payment: ${what}`)
    if (!one.orderId) continue
    const { body } = await simulated.merchant(
      'GET',
      `${one.orderId}?$expand=paid,financialTransactions`,
    )
    const order = readOrder(body)
    if (!order) {
      say('has an order that cannot be read')
      continue
    }
    const of = (type: string) =>
      sum(order.transactions.map((shown) => (shown.type === type ? shown.amountOre : 0)))
    const [captured, reversed] = [of('Capture'), of('Reversal')]
    if (captured !== doneOre(one, 'capture')) say('is not captured as we know it')
    if (reversed !== doneOre(one, 'reversal')) say('is not refunded as we know it')
    if (captured > one.amountOre) say('took more than its amount')
    if (order.remainingCaptureOre > 0) say('leaves money reserved')
    leftOre.set(one.id, captured - reversed)
  }
  return leftOre
}

/** What people were told of a refund when the course was called off, by place. */
async function readPromises(world: CourseWorld): Promise<ReadonlyMap<string, number>> {
  const ids = (await world.places()).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { rows } = await database.execute<{ id: string; ore: number }>(sql`
    select job.payload ->> 'placeId' as id, (job.payload -> 'news' ->> 'refundOre')::int as ore
    from graphile_worker._private_jobs job
    where job.payload ->> 'placeId' in ${ids} and job.payload -> 'news' ->> 'kind' = 'called-off'`)
  return new Map(rows.map(({ id, ore }) => [id, ore]))
}

/** Nobody is charged for what they do not have, but for what they agreed to. */
async function compareMoney(world: CourseWorld): Promise<ReadonlySet<string>> {
  const { agreed, cards, places, wrong } = world
  const [left, promises] = [await compareWithProvider(world), await readPromises(world)]
  const [all, payments] = [await places(), await cards()]
  const seen = new Set<string>()
  for (const one of all) {
    const own = payments.filter(({ subjectId }) => subjectId === one.id)
    const leftOre = sum(own.map(({ id }) => left.get(id) ?? 0))
    const [keptOre, refundedOre] = [
      agreed.keptOre.get(one.id) ?? 0,
      agreed.refundedOre.get(one.id) ?? 0,
    ]
    const paid = own.find(({ id }) => id === one.paymentId)
    const say = (what: string) => wrong.push(`${one.state} (${one.cancelledBecause}): ${what}`)
    const due = paid ? paid.amountOre - refundedOre : 0
    const isCalledOff = one.cancelledBecause === 'called-off'
    const expected = isCalledOff ? Math.min(keptOre, due) : due
    if (leftOre !== expected) say(`${leftOre} is charged, ${expected} is agreed`)
    if (one.state === 'booked' && one.priceOre + keptOre !== leftOre)
      say(`${leftOre} is charged for seats of ${one.priceOre} and ${keptOre} kept`)
    if (isCalledOff && paid) {
      const promised = promises.get(one.id)
      if (promised !== due - keptOre && !agreed.refundedAfter.has(one.id))
        say(`${promised} was promised, and ${due - keptOre} refunded`)
      seen.add(keptOre > 0 ? 'called off after a part was kept' : 'called off')
    }
    if (one.state === 'booked' && one.promotedAt && paid) seen.add('promoted and paid')
    if (one.state === 'booked' && keptOre > 0) seen.add('a part is kept')
  }
  await compareBooks(world, sum([...left.values()]))
  return seen
}

async function compareBooks({ cards, wrong }: CourseWorld, leftOre: number): Promise<void> {
  const ids = (await cards()).map(({ id }) => id)
  if (ids.length === 0) return
  const { rows } = await database.execute<{ ore: string }>(sql`
    select coalesce(sum(e.amount_ore), 0) as ore
    from portal.payment_operation o
    join portal.ledger_transaction t on t.idempotency_key = 'card-payment:' || o.id
    join portal.ledger_entry e on e.transaction_id = t.id
    join portal.ledger_account a on a.id = e.account_id
    where o.payment_id in ${ids} and a.kind = 'card-provider'`)
  const inBooks = Number(rows[0]?.ore)
  if (inBooks !== leftOre) wrong.push(`the books have ${inBooks}, the provider ${leftOre}`)
}

/** Half of the courses are called off, while somebody pays. */
async function play(name: string, kind = coursePayments) {
  const world = await createCourseWorld(database, { name, staff, kind })
  const { wrong, random, step } = world
  const isCalledOff = random() < 0.5
  for (let at = 0; at < steps; at += 1) {
    await step()
    await compareSeats(world)
  }
  if (isCalledOff) {
    await world.buy(2)
    await world.cancel(false)
    await world.book()
    await world.start()
    await world.pay()
    await Promise.all([world.callOff(), world.sweep()])
    await world.refundAll()
  }
  for (let at = 0; at < steps / 3; at += 1) await step()
  await world.finish()
  await compareSeats(world)
  const seen = await compareMoney(world)
  const ends = (await world.cards()).map(({ state }) => state)
  return { wrong: wrong.map((what) => `PAYMENT_SEED ${name}: ${what}`), seen: [...seen, ...ends] }
}

it(
  'seats, tickets, ledger and provider agree to the øre, whatever fails in between',
  async () => {
    const seen = new Set<string>()
    const wrong: string[] = []
    for (let index = 0; index < count; index += 1) {
      const outcome = await play(`${seed}-${index}`)
      wrong.push(...outcome.wrong)
      for (const one of outcome.seen) seen.add(one)
    }
    expect(wrong).toEqual([])
    // Each was come to, so that what was played was worth playing.
    for (const one of ['captured', 'refunded', 'called off'])
      expect([...seen], `${one} with PAYMENT_SEED=${seed}`).toContain(one)
    expect(await findFaults(database)).toMatchObject({ totalOre: 0, unbalanced: 0 })
  },
  60_000 + count * 5_000,
)

it('would find that somebody pays for a place that they have lost', async () => {
  const careless: PaymentKind = { ...coursePayments, confirm: async () => 'confirmed' }
  const wrong: string[] = []
  for (let index = 0; index < count && wrong.length === 0; index += 1)
    wrong.push(...(await play(`${seed}-control-${index}`, careless)).wrong)
  expect(wrong, `PAYMENT_SEED=${seed}`).not.toEqual([])
})
