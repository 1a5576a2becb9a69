import { setTimeout as sleep } from 'node:timers/promises'
import { createBookingScenario } from './booking-scenario.ts'
import { median } from './load.ts'
import type { Result } from './results.ts'

const rounds = 3
const rush = { members: 2_000, seconds: 10 }
const grown = { members: 100_000, pastBookings: 1_000_000 }

/**
 * 2,000 members book one class within ten seconds, each at a fixed time, however long the answers take;
 * and the same with 100,000 members and a million past bookings.
 */
export async function measureBookingRush(options: {
  portalUrl: string
  databaseUrl: string
  authSecret: string
}): Promise<Result> {
  const scenario = await createBookingScenario(options.databaseUrl, {
    members: 2 * (rounds + 1) * rush.members,
    authSecret: options.authSecret,
    sequence: 'bench_rush_member',
    prefix: 'rush',
  })
  try {
    const measure = async () => {
      const waits: number[] = []
      // The first round warms up and is not counted.
      for (let round = 0; round <= rounds; round += 1) {
        const cookies = await scenario.createSessions(rush.members)
        const p99 = await bookInARush(options.portalUrl, await scenario.createClass(), cookies)
        if (round > 0) waits.push(p99)
      }
      return median(waits)
    }
    const empty = await measure()
    await scenario.grow(grown)
    const full = await measure()
    return {
      name: 'Booking in a rush, 2,000 members in 10 s on one class',
      figures: [
        {
          what: 'p99 of a booking when 2,000 members book one class in 10 s (ms)',
          value: empty,
          target: 250,
          digits: 1,
          smallerIsBetter: true,
        },
        {
          what: 'The same with 100,000 members and 1 million past bookings, share of it',
          value: full / empty,
          target: 1.5,
          smallerIsBetter: true,
        },
      ],
      details: [
        `p99 ${empty.toFixed(1)} ms, with a full database ${full.toFixed(1)} ms; the median of ${rounds} rounds after one that is not counted`,
        'sent at their time whether or not the answers before have come, and timed from then on',
      ],
    }
  } finally {
    await scenario.close()
  }
}

/** @returns p99 in milliseconds, of requests that all succeeded */
async function bookInARush(
  portalUrl: string,
  wanted: { classId: number; centerId: number },
  cookies: readonly string[],
): Promise<number> {
  const body = JSON.stringify(wanted)
  const startsAt = performance.now() + 100
  const waits = await Promise.all(
    cookies.map(async (cookie, index) => {
      const due = startsAt + (index * rush.seconds * 1_000) / cookies.length
      await sleep(due - performance.now())
      const answer = await fetch(`${portalUrl}/api/frontend/user/sports/bookings`, {
        method: 'PUT',
        headers: { cookie, 'content-type': 'application/json', origin: portalUrl },
        body,
      })
      if (!answer.ok) throw new Error(`a booking was answered with ${answer.status}`)
      await answer.arrayBuffer()
      return performance.now() - due
    }),
  )
  const sorted = waits.toSorted((one, other) => one - other)
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN
}
