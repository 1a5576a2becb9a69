import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { PlainError } from '../scripts/progress.ts'
import { compareWithConstant, constantConnections } from './against-constant.ts'
import { type BookingScenario, createBookingScenario } from './booking-scenario.ts'
import type { CourtCrowdOrder, CourtCrowdReport } from './court-pages-crowd.ts'
import { createOpenCourts, type WantedUnit } from './court-scenario.ts'
import { median, percentile99 } from './load.ts'
import type { Result } from './results.ts'

const list = '/api/frontend/sports/courts/timeslots?language=no'
const reservations = '/api/frontend/user/sports/courts/reservations'
const seamless = '/api/frontend/user/finances/seamless-payment/court'

const racers = 500
const races = 5
const pages = 5_000
const heldWhileOpen = 100
const journeys = 1_000
const concurrency = 32
/**
 * Members who start to pay while the provider does not answer, and members who reserve meanwhile.
 */
const waiting = 100
const reserving = 200
/** Milliseconds: a request that does not wait for the provider takes a small part of it. */
const providerDelay = 4_000

type Surroundings = {
  wrk: string
  portalUrl: string
  databaseUrl: string
  authSecret: string
  folder: string
  simulator: { url: string; key: string }
}

/** Courts: a race for one half hour, many open pages, and whole journeys with the simulator. */
export async function measureCourts(surroundings: Surroundings): Promise<Result> {
  const { portalUrl, databaseUrl, authSecret } = surroundings
  // Runs before the scenario adds more courts than any welfare organisation has.
  const requests = await compareWithConstant({ ...surroundings, path: list })
  const units = await createOpenCourts(databaseUrl, 8)
  const scenario = await createBookingScenario(databaseUrl, {
    members: (races + 1) * racers + heldWhileOpen + journeys + waiting + reserving,
    authSecret,
    prefix: 'court',
    sequence: 'bench_court_member',
  })
  try {
    const race = await measureRaces({ portalUrl, scenario, units })
    const open = await measureOpenPages({ portalUrl, scenario, units })
    const control = controlOf(surroundings.simulator)
    const journey = await measureJourneys({ ...surroundings, scenario, units, control })
    const beside = await measureBesideASlowProvider({ portalUrl, scenario, units, control })
    return {
      name: 'Courts: a race, open pages, and journeys from hold to captured',
      figures: [
        {
          what: `p99 of ${racers} who reserve the same half hour at once (ms)`,
          value: race,
          target: 300,
          smallerIsBetter: true,
          digits: 0,
        },
        {
          what: 'Requests for the timeslots, share of the same server with a constant',
          value: median(requests.pairs.map(({ whole, constant }) => whole / constant)),
          target: 0.6,
        },
        {
          what: `Oldest list that any of ${pages} open pages was answered with (s)`,
          value: Math.max(...open.ages) / 1_000,
          target: 1,
          smallerIsBetter: true,
        },
        {
          what: 'Journeys hold, pay, confirmed and captured, a second',
          value: journey.perSecond,
          target: 100,
          digits: 0,
        },
        {
          what: `p99 of a reservation while ${waiting} payments wait for the provider (ms)`,
          value: beside,
          target: 300,
          smallerIsBetter: true,
          digits: 0,
        },
      ],
      details: [
        `race: the median of ${races} after one that is not counted; one winner and ${racers - 1} refusals in each`,
        `timeslots: ${requests.bytes} bytes of brotli, ${Math.round(median(requests.pairs.map(({ whole }) => whole)))} requests/s, unchanged (304) ${Math.round(median(requests.pairs.map(({ unchanged }) => unchanged)))}, the constant ${Math.round(median(requests.pairs.map(({ constant }) => constant)))}; ${constantConnections} connections`,
        `open pages: each asks every ten seconds; ${open.answers} answers while ${heldWhileOpen} half hours were taken; age: how long the first that it does not show had been acknowledged when the page asked`,
        `journeys: ${journeys}, ${concurrency} at once, four requests each, p99 of one ${journey.p99.toFixed(0)} ms; simulator, database, portal and load generator share the cores`,
        `the provider takes ${providerDelay / 1_000} s for each of the ${waiting} payments that begin at once`,
      ],
    }
  } finally {
    await scenario.close()
  }
}

type Given = { portalUrl: string; scenario: BookingScenario; units: WantedUnit[] }

function send(portalUrl: string, cookie: string, method: string, path: string, body: object) {
  return fetch(portalUrl + path, {
    method,
    headers: { cookie, origin: portalUrl, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Warms the session cache: visitors of a page have been seen before. */
async function warmUpMembers({ portalUrl, scenario }: Given, count: number): Promise<string[]> {
  const cookies = await scenario.createSessions(count)
  for (let from = 0; from < count; from += 50)
    await Promise.all(
      cookies.slice(from, from + 50).map(async (cookie) => {
        const answer = await fetch(`${portalUrl}/api/frontend/session`, { headers: { cookie } })
        await answer.arrayBuffer()
      }),
    )
  return cookies
}

function takeUnit(units: WantedUnit[]): WantedUnit {
  const unit = units.pop()
  if (!unit) throw new PlainError('There are too few half hours.')
  return unit
}

/** @returns the median of the races' 99th percentiles, in milliseconds */
async function measureRaces(given: Given): Promise<number> {
  const slowest: number[] = []
  for (let race = 0; race <= races; race += 1) {
    const cookies = await warmUpMembers(given, racers)
    const unit = takeUnit(given.units)
    const times: number[] = []
    const statuses = await Promise.all(
      cookies.map(async (cookie) => {
        const start = performance.now()
        const answer = await send(given.portalUrl, cookie, 'PUT', reservations, unit)
        await answer.arrayBuffer()
        times.push(performance.now() - start)
        return answer.status
      }),
    )
    const winners = statuses.filter((status) => status === 200).length
    const refused = statuses.filter((status) => status === 409).length
    if (winners !== 1 || refused !== racers - 1)
      throw new PlainError(`${winners} reserved the same half hour and ${refused} were refused.`)
    if (race > 0) slowest.push(percentile99(times))
  }
  return median(slowest)
}

async function measureOpenPages(given: Given) {
  const { portalUrl, units } = given
  const [{ courtId }, cookies] = [takeUnit(units), await warmUpMembers(given, heldWhileOpen)]
  const wanted = units.filter((unit) => unit.courtId === courtId).slice(-heldWhileOpen)
  const crowd = fork(new URL('./court-pages-crowd.ts', import.meta.url).pathname)
  try {
    const nextReport = async () => {
      const [report] = (await once(crowd, 'message')) as [CourtCrowdReport]
      return report
    }
    const order: CourtCrowdOrder = { pages, port: Number(new URL(portalUrl).port), courtId }
    const before = await takenOf(portalUrl, courtId)
    crowd.send(order)
    await nextReport()
    const acknowledged: number[] = Array.from({ length: before }, () => 0)
    for (const [index, cookie] of cookies.entries()) {
      const answer = await send(portalUrl, cookie, 'PUT', reservations, wanted[index] ?? {})
      if (!answer.ok) throw new PlainError(`A reservation was answered with ${answer.status}.`)
      acknowledged.push(Date.now())
      await sleep(150)
    }
    await sleep(1_000)
    crowd.send(acknowledged)
    const report = await nextReport()
    if (report === 'open') throw new PlainError('The crowd did not say what it saw.')
    removeFrom(units, wanted)
    return report
  } finally {
    crowd.kill()
  }
}

function removeFrom(units: WantedUnit[], used: readonly WantedUnit[]): void {
  const isUsed = new Set(used)
  units.splice(0, units.length, ...units.filter((unit) => !isUsed.has(unit)))
}

async function takenOf(portalUrl: string, courtId: number): Promise<number> {
  const answer = await fetch(portalUrl + list)
  const { items }: { items: { isOpen: boolean; court: { id: number } }[] } = await answer.json()
  return items.filter(({ isOpen, court }) => !isOpen && court.id === courtId).length
}

type Control = (method: string, path: string, body?: object) => Promise<unknown>

function controlOf({ url, key }: Surroundings['simulator']): Control {
  return async (method, path, body) => {
    const answer = await fetch(`${url}/simulator${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new PlainError(`The simulator answered ${path} with ${answer.status}.`)
    return answer.json()
  }
}

async function reserve(portalUrl: string, cookie: string, unit: WantedUnit): Promise<string> {
  const answer = await send(portalUrl, cookie, 'PUT', reservations, unit)
  if (!answer.ok) throw new PlainError(`A reservation was answered with ${answer.status}.`)
  const { items }: { items: { id: string }[] } = await answer.json()
  return items[0]?.id ?? ''
}

function startPaying(portalUrl: string, cookie: string, reservationId: string, unit: WantedUnit) {
  return send(portalUrl, cookie, 'POST', seamless, {
    completeUrl: `${portalUrl}/trening/haller-og-baner?step=status`,
    courtReservationInputs: [
      { reservationId, classId: unit.courtId, location: String(unit.sportsCenterId) },
    ],
    locale: 'no',
  })
}

async function measureJourneys({
  databaseUrl,
  control,
  ...given
}: Given & { databaseUrl: string; control: Control }) {
  const { portalUrl, units } = given
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
  const cookies = await warmUpMembers(given, journeys)
  const times: number[] = []
  async function journey(cookie: string): Promise<void> {
    const unit = takeUnit(units)
    const startedAt = performance.now()
    const reservationId = await reserve(portalUrl, cookie, unit)
    const started = await startPaying(portalUrl, cookie, reservationId, unit)
    if (!started.ok) throw new PlainError(`Paying was answered with ${started.status}.`)
    const { paymentId }: { paymentId: string } = await started.json()
    const { rows } = await pool.query<{ order: string }>(
      `select split_part(order_id, '/', 4) as order from portal.payment where id = $1`,
      [paymentId],
    )
    await control('POST', `/orders/${rows[0]?.order}/pay`, { bank: 'approve' })
    const paid = await send(portalUrl, cookie, 'POST', `${seamless}/pay`, { paymentId })
    const { paymentStatus }: { paymentStatus?: string } = await paid.json()
    if (paymentStatus !== 'PAID') throw new PlainError(`A payment is ${paymentStatus}.`)
    times.push(performance.now() - startedAt)
  }
  try {
    const start = performance.now()
    await Promise.all(
      Array.from({ length: concurrency }, async () => {
        for (let cookie = cookies.pop(); cookie; cookie = cookies.pop()) await journey(cookie)
      }),
    )
    const seconds = (performance.now() - start) / 1_000
    return { perSecond: journeys / seconds, p99: percentile99(times) }
  } finally {
    await pool.end()
  }
}

/**
 * @returns the 99th percentile of reservations, in milliseconds, while others wait for the start of
 *   their payment
 */
async function measureBesideASlowProvider({ control, ...given }: Given & { control: Control }) {
  const { portalUrl, units } = given
  const payers = await warmUpMembers(given, waiting)
  const others = await warmUpMembers(given, reserving)
  const held = await Promise.all(
    payers.map(async (cookie) => {
      const unit = takeUnit(units)
      return { cookie, unit, reservationId: await reserve(portalUrl, cookie, unit) }
    }),
  )
  await control('POST', '/faults', {
    operation: 'create',
    kind: 'slow',
    when: 'before',
    seconds: providerDelay / 1_000,
  })
  try {
    const starts = held.map(({ cookie, unit, reservationId }) =>
      startPaying(portalUrl, cookie, reservationId, unit),
    )
    await sleep(providerDelay / 4)
    const times: number[] = []
    for (const cookie of others) {
      const start = performance.now()
      await reserve(portalUrl, cookie, takeUnit(units))
      times.push(performance.now() - start)
    }
    await Promise.all(starts)
    return percentile99(times)
  } finally {
    await control('DELETE', '/switches')
  }
}
