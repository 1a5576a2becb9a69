import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError } from '../scripts/progress.ts'
import { compareWithConstant, constantConnections as connections } from './against-constant.ts'
import { type BookingScenario, createBookingScenario } from './booking-scenario.ts'
import { median } from './load.ts'
import type { CrowdOrder, CrowdReport } from './open-pages-crowd.ts'
import { findPortal, loadWhile } from './processes.ts'
import type { Result } from './results.ts'

const list = '/api/frontend/sports/group-exercises?language=no'

const pages = 5_000
/** The rush on one class: this many members, evenly over this many seconds. */
const bookers = 2_000
const rushSeconds = 10
/** Milliseconds after which a booking request times out (specification, section 9). */
const bookingTimeout = 10_000
const bookingsPath = '/api/frontend/user/sports/bookings'

type Rush = {
  ages: number[]
  booking: number[]
  /** Bookings without an answer in time. */
  unanswered: number
  /** Processor seconds of the portal per second, while nothing changes and in the rush. */
  idleLoad: number
  rushLoad: number
}

/**
 * 5,000 open pages of group classes while 2,000 members book one class within ten seconds: once with
 * server-sent events, once polling every second with the tag of their list. And the cost of fetching the
 * list, against the same server with a constant.
 */
export async function measureOpenPages(options: {
  wrk: string
  portalUrl: string
  databaseUrl: string
  authSecret: string
  folder: string
}): Promise<Result> {
  const { portalUrl } = options
  const fetching = await compareWithConstant({ ...options, path: list })
  const scenario = await createBookingScenario(options.databaseUrl, {
    members: 2 * bookers,
    authSecret: options.authSecret,
    prefix: 'page',
    sequence: 'bench_page_member',
  })
  try {
    const events = await rush('events', portalUrl, scenario)
    const poll = await rush('poll', portalUrl, scenario)
    return resultOf({ events, poll, fetching })
  } finally {
    await scenario.close()
  }
}

async function rush(
  method: CrowdOrder['method'],
  portalUrl: string,
  scenario: BookingScenario,
): Promise<Rush> {
  const hot = await scenario.createClass()
  const cookies = await scenario.createSessions(bookers)
  const portal = await findPortal(portalUrl)
  // Members have just opened the page, so their sessions are cached.
  for (let at = 0; at < cookies.length; at += 50)
    await Promise.all(
      cookies.slice(at, at + 50).map(async (cookie) => {
        const answer = await fetch(`${portalUrl}/api/frontend/session`, { headers: { cookie } })
        await answer.arrayBuffer()
      }),
    )
  const crowd = fork(new URL('./open-pages-crowd.ts', import.meta.url).pathname)
  try {
    const receive = async () => {
      const [report] = (await once(crowd, 'message')) as [CrowdReport]
      return report
    }
    const order: CrowdOrder = {
      method,
      pages,
      port: Number(new URL(portalUrl).port),
      classId: hot.classId,
    }
    crowd.send(order)
    await receive()
    await sleep(2_000)
    const idleLoad = await loadWhile(portal, () => sleep(3_000))
    const acknowledged: number[] = []
    const booking: number[] = []
    let unanswered = 0
    const rushLoad = await loadWhile(portal, async () => {
      await Promise.all(
        cookies.map(async (cookie, index) => {
          await sleep((index * rushSeconds * 1_000) / bookers)
          const startedAt = performance.now()
          const position = await book(portalUrl, hot, cookie)
          booking.push(performance.now() - startedAt)
          if (position === null) unanswered += 1
          else if (position > 0) acknowledged[position - 1] = Date.now()
        }),
      )
    })
    await sleep(2_500)
    crowd.send(acknowledged)
    const report = await receive()
    if (report === 'open') throw new PlainError('The simulated pages sent no report.')
    return { ages: report.ages, booking, unanswered, idleLoad, rushLoad }
  } finally {
    crowd.kill()
  }
}

/** @returns the position in the queue, 0 for a place in the class; null without an answer */
async function book(
  portalUrl: string,
  body: { classId: number; centerId: number },
  cookie: string,
): Promise<number | null> {
  const answer = await fetch(portalUrl + bookingsPath, {
    method: 'PUT',
    headers: { cookie, origin: portalUrl, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(bookingTimeout),
    // A failed request is counted.
  }).catch(() => null)
  if (!answer || answer.status === 503) return null
  if (!answer.ok) throw new PlainError(`A booking was answered with ${answer.status}.`)
  const { queuePosition }: { queuePosition: number } = await answer.json()
  return queuePosition
}

function resultOf({
  events,
  poll,
  fetching: { pairs, bytes },
}: {
  events: Rush
  poll: Rush
  fetching: Awaited<ReturnType<typeof compareWithConstant>>
}): Result {
  const rate = (of: 'whole' | 'constant' | 'unchanged') =>
    Math.round(median(pairs.map((pair) => pair[of])))
  const row = (name: string, { ages, booking, unanswered, idleLoad, rushLoad }: Rush) => [
    name,
    `${(percentile(ages, 1) / 1_000).toFixed(2)} s`,
    `${(percentile(ages, 0.99) / 1_000).toFixed(2)} s`,
    `${percentile(booking, 0.99).toFixed(0)} ms`,
    String(unanswered),
    `${(idleLoad * 100).toFixed(0)} %`,
    `${(rushLoad * 100).toFixed(0)} %`,
  ]
  return {
    name: '5,000 open pages of group classes while 2,000 members book one class in ten seconds',
    figures: [
      {
        what: 'Oldest list that any of 5,000 open pages shows (s)',
        value: percentile(events.ages, 1) / 1_000,
        target: 1,
        smallerIsBetter: true,
      },
      {
        what: 'p99 of a booking meanwhile (ms)',
        value: percentile(events.booking, 0.99),
        target: 250,
        smallerIsBetter: true,
        digits: 0,
      },
      {
        what: 'Bookings without an answer meanwhile',
        value: events.unanswered,
        target: 0,
        smallerIsBetter: true,
        digits: 0,
      },
      {
        what: 'Asking for the list, share of the same server with a constant',
        value: median(pairs.map(({ whole, constant }) => whole / constant)),
        target: 0.6,
      },
    ],
    table: [
      [
        'method',
        'oldest list',
        'p99 of its age',
        'p99 of a booking',
        'bookings without an answer',
        'processor, nothing changes',
        'processor, in the rush',
      ],
      row('server-sent events', events),
      row('polling every second', poll),
    ],
    details: [
      `the list whole ${rate('whole')} requests/s, unchanged (304) ${rate('unchanged')} requests/s, the constant ${rate('constant')} requests/s; ${bytes} bytes of brotli, ${connections} connections`,
      `age of a list: how long ago the first booking that a page did not show had been acknowledged when the page was updated; ${events.ages.length} updates by events, ${poll.ages.length} by polling`,
      `${pages} pages in one process, bookers, database and portal on the same cores; 100 % is one core`,
    ],
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
