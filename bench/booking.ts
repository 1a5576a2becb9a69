import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createBookingScenario } from './booking-scenario.ts'
import { drive, median } from './load.ts'
import type { Result } from './results.ts'

const run = promisify(execFile)

const rounds = 3
/** A slower machine does not get to the last member. */
const seconds = 3
const connections = 64
const pgbenchClients = 16
/** Each books once, and a round ends when all have: fewer than the sessions that the portal remembers. */
const membersPerRound = 600 * pgbenchClients

/**
 * `PUT /api/frontend/user/sports/bookings` on one class against pgbench calling the same database
 * function on the same server, in turn. What counts is the bookings that are in the table after, in
 * the time from the first to the last: a fast machine is done before the seconds are over.
 */
export async function measureBooking(options: {
  pgbench: string
  wrk: string
  portalUrl: string
  databaseUrl: string
  authSecret: string
  folder: string
}): Promise<Result> {
  const { databaseUrl, authSecret } = options
  const scenario = await createBookingScenario(databaseUrl, {
    members: 2 * rounds * membersPerRound,
    authSecret,
  })
  try {
    const pairs: { portal: number; pgbench: number; p99: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const hot = await scenario.createClass()
      await runPgbench(options.pgbench, databaseUrl, hot)
      const pgbench = await scenario.bookingsPerSecond(hot.classId)

      const next = await scenario.createClass()
      const cookies = await scenario.createSessions(membersPerRound)
      const script = join(options.folder, `booking-${round}.lua`)
      await writeFile(script, bookingScript(cookies, options.portalUrl, next))
      const sessionScript = join(options.folder, `session-${round}.lua`)
      await writeFile(sessionScript, sessionLoadScript(cookies))
      // Somebody who books has just looked at the page: the session is known.
      await drive(options.wrk, options.portalUrl, {
        seconds: 6,
        connections,
        script: sessionScript,
      })
      const load = await drive(options.wrk, options.portalUrl, { seconds, connections, script })
      const portal = await scenario.bookingsPerSecond(next.classId)
      pairs.push({ portal, pgbench, p99: load.p99Milliseconds })
    }
    return {
      name: 'Booking endpoint on one hot class against pgbench running the same function',
      figures: [
        {
          what: 'Booking endpoint on one hot class, share of pgbench',
          value: median(pairs.map(({ portal, pgbench }) => portal / pgbench)),
          target: 0.5,
        },
      ],
      details: [
        `endpoint ${Math.round(median(pairs.map((pair) => pair.portal)))} bookings/s at ${connections} connections (p99 ${median(pairs.map((pair) => pair.p99)).toFixed(0)} ms), pgbench ${Math.round(median(pairs.map((pair) => pair.pgbench)))} bookings/s with ${pgbenchClients} clients`,
        `${rounds} pairs, every booking by another of ${membersPerRound} members, counted and timed in the table; the endpoint for at most ${seconds} s`,
      ],
    }
  } finally {
    await scenario.close()
  }
}

async function runPgbench(
  pgbench: string,
  databaseUrl: string,
  hot: { classId: number; centerId: number },
): Promise<void> {
  const url = new URL(databaseUrl)
  await run(
    pgbench,
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${pgbenchClients}`,
      `--transactions=${membersPerRound / pgbenchClients}`,
      `--define=class_id=${hot.classId}`,
      `--define=center_id=${hot.centerId}`,
      `--file=${new URL('./booking.sql', import.meta.url).pathname}`,
      `--host=${url.hostname}`,
      `--port=${url.port}`,
      `--username=${url.username}`,
      url.pathname.slice(1),
    ],
    { env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } },
  )
}

function bookingScript(
  cookies: readonly string[],
  origin: string,
  hot: { classId: number; centerId: number },
) {
  return `${cookieTable(cookies)}
local booked = 0
local body = '{"classId":${hot.classId},"centerId":${hot.centerId}}'
request = function()
  booked = booked + 1
  if booked > #cookies then
    wrk.thread:stop()
    return wrk.format("GET", "/readyz")
  end
  return wrk.format("PUT", "/api/frontend/user/sports/bookings",
    { ["Cookie"] = next_cookie(), ["Content-Type"] = "application/json", ["Origin"] = "${origin}" }, body)
end
`
}

function sessionLoadScript(cookies: readonly string[]) {
  return `${cookieTable(cookies)}
request = function()
  return wrk.format("GET", "/api/frontend/session", { ["Cookie"] = next_cookie() })
end
`
}

function cookieTable(cookies: readonly string[]): string {
  return `local cookies = {${cookies.map((cookie) => `"${cookie}"`).join(',')}}
local index = 0
function next_cookie()
  index = index % #cookies + 1
  return cookies[index]
end`
}
