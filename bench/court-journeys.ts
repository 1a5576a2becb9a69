import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { createBookingScenario } from './booking-scenario.ts'
import { countStatements, type StatementCounter, type Work } from './count-statements.ts'
import { authSecret, type CourtPortal, portalUrl, startCourtPortal } from './court-portal.ts'
import { createOpenCourts, type WantedUnit } from './court-scenario.ts'
import { inDatabase } from './in-database.ts'

/** `COURT_JOURNEYS=300` measures fewer. */
const journeys = Number(process.env.COURT_JOURNEYS ?? 2_000)
const concurrency = 32
/** Of each kind, one after the other. */
const counted = 25
const members = journeys + 3 * counted
const courts = 10
const connections = 16

const reservations = '/api/frontend/user/sports/courts/reservations'
const seamless = '/api/frontend/user/finances/seamless-payment/court'

export type MeasuredJourneys = {
  readonly journeys: number
  readonly concurrency: number
  readonly perSecond: number
  /** Milliseconds of this process for one journey: the portal, the simulator and the members. */
  readonly processorTime: number
  /** Of one journey, by step. */
  readonly returning: ReadonlyMap<string, Work>
  /** The same of a payer who closes the window after paying: the callback captures. */
  readonly leaving: ReadonlyMap<string, Work>
}

type Journey = { readonly cookie: string; readonly unit: WantedUnit }
type Given = { readonly portal: CourtPortal; readonly observer: pg.Pool }
type RunStep = StatementCounter['during']

/**
 * Members reserve a court, start the payment, pay at the provider and open the status page, which
 * reads the status and captures; the provider calls back afterwards.
 */
export function measureCourtJourneys(serverUrl: string): Promise<MeasuredJourneys> {
  return inDatabase(
    serverUrl,
    'bench_court_payments',
    async (database, url) => {
      // Its statements are not counted.
      const observer = new pg.Pool({ connectionString: url, max: 4 })
      await observer.query(`insert into portal.sports_center (id, name) values (1, 'Bench')`)
      const units = await createOpenCourts(url, courts)
      const scenario = await createBookingScenario(url, {
        members,
        authSecret,
        prefix: 'court',
        sequence: 'bench_court_member',
      })
      const portal = await startCourtPortal(database, url)
      const take = async (count: number): Promise<Journey[]> =>
        (await scenario.createSessions(count)).map((cookie) => {
          const unit = units.pop()
          if (!unit) throw new Error('There are too few half hours')
          return { cookie, unit }
        })
      const given = { portal, observer }
      try {
        for (const journey of await take(counted)) await payAndReturn(given, journey)
        const returning = await countEach(given, await take(counted), payAndReturn)
        const leaving = await countEach(given, await take(counted), payAndLeave)
        const together = await measureTogether(given, await take(journeys))
        return { journeys, concurrency, ...together, returning, leaving }
      } finally {
        await portal.close()
        await scenario.close()
        await observer.end()
      }
    },
    connections,
  )
}

/** @returns the work of one journey, by step */
async function countEach(
  given: Given,
  all: readonly Journey[],
  run: (given: Given, journey: Journey, during: RunStep) => Promise<void>,
): Promise<ReadonlyMap<string, Work>> {
  await untilIdle(given)
  const counter = countStatements()
  try {
    for (const journey of all) {
      await run(given, journey, counter.during)
      await untilIdle(given)
    }
    return new Map(
      [...counter.work].map(([step, { roundTrips, statements, commits, flushes }]) => [
        step,
        {
          roundTrips: roundTrips / all.length,
          statements: statements / all.length,
          commits: commits / all.length,
          flushes: flushes / all.length,
        },
      ]),
    )
  } finally {
    counter.stop()
  }
}

/** Until their jobs have run, too. */
async function measureTogether(
  given: Given,
  all: Journey[],
): Promise<Pick<MeasuredJourneys, 'perSecond' | 'processorTime'>> {
  const { length } = all
  const start = performance.now()
  const before = process.cpuUsage()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let next = all.pop(); next; next = all.pop()) await payAndReturn(given, next)
    }),
  )
  await untilIdle(given)
  const { user, system } = process.cpuUsage(before)
  return {
    perSecond: length / ((performance.now() - start) / 1_000),
    processorTime: (user + system) / 1_000 / length,
  }
}

const uncounted: RunStep = (_, run) => run()

async function payAndReturn(
  given: Given,
  { cookie, unit }: Journey,
  during: RunStep = uncounted,
): Promise<void> {
  const { call, callBack } = given.portal
  const { paymentId, orderId } = await reserveAndPay(given, { cookie, unit }, during)
  await during('status', () =>
    call('GET', `/api/frontend/user/finances/payment-status?paymentId=${paymentId}`, { cookie }),
  )
  const { paymentStatus } = await during('confirm and capture', () =>
    call<{ paymentStatus: string }>('POST', `${seamless}/pay`, { cookie, body: { paymentId } }),
  )
  if (paymentStatus !== 'PAID') throw new Error(`A payment is ${paymentStatus}`)
  await during('callback', () => callBack(orderId))
}

async function payAndLeave(given: Given, journey: Journey, during: RunStep): Promise<void> {
  const { paymentId, orderId } = await reserveAndPay(given, journey, during)
  await during('callback', () => given.portal.callBack(orderId))
  await untilIdle(given)
  const { state } = await readPayment(given, paymentId)
  if (state !== 'captured') throw new Error(`A payment is ${state}`)
}

async function reserveAndPay(given: Given, { cookie, unit }: Journey, during: RunStep) {
  const { call, pay } = given.portal
  const { items } = await during('reserve', () =>
    call<{ items: { id: string }[] }>('PUT', `${reservations}?language=no`, { cookie, body: unit }),
  )
  const { paymentId } = await during('start', () =>
    call<{ paymentId: string }>('POST', seamless, {
      cookie,
      body: {
        completeUrl: `${portalUrl}/trening/haller-og-baner?step=status`,
        courtReservationInputs: items.map(({ id }) => ({
          reservationId: id,
          classId: String(unit.courtId),
          location: String(unit.sportsCenterId),
        })),
        locale: 'no',
      },
    }),
  )
  const { orderId } = await readPayment(given, paymentId)
  await pay(orderId)
  return { paymentId, orderId }
}

async function readPayment({ observer }: Given, paymentId: string) {
  const { rows } = await observer.query<{ orderId: string; state: string }>(
    'select order_id as "orderId", state from portal.payment where id = $1',
    [paymentId],
  )
  const [found] = rows
  if (!found) throw new Error('A payment was not stored')
  return found
}

/** Until all jobs have run. */
async function untilIdle({ observer }: Given): Promise<void> {
  for (;;) {
    const { rows } = await observer.query<{ left: boolean }>(
      'select exists (select from graphile_worker._private_jobs) as left',
    )
    if (!rows[0]?.left) return
    await sleep(5)
  }
}
