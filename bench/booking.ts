import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createBookingScenario } from './booking-scenario.ts'
import { median, runWrk } from './load.ts'
import type { Result } from './results.ts'

const run = promisify(execFile)

const rounds = 3
/** A slow machine does not reach the last member. */
const seconds = 3
const connections = 64
const pgbenchClients = 16
/** Each books once, and a round ends when all have. Fewer than the sessions that the portal caches. */
const membersPerRound = 600 * pgbenchClients
const manyClasses = 100

/**
 * `PUT /api/frontend/user/sports/bookings` on one class against pgbench calling the same database
 * function on the same server, in turn. The result is the number of bookings in the table divided by the
 * time from the first to the last: a fast machine finishes before the seconds are over.
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
    members: 4 * rounds * membersPerRound,
    authSecret,
  })
  try {
    const measure = async (classes: number, round: number) => {
      const createClasses = async () => {
        const created = []
        for (let count = 0; count < classes; count++) created.push(await scenario.createClass())
        return created
      }
      const of = (created: readonly { classId: number }[]) => created.map(({ classId }) => classId)
      const hot = await createClasses()
      await runPgbench(options.pgbench, databaseUrl, hot)
      const pgbench = await scenario.bookingsPerSecond(...of(hot))

      const next = await createClasses()
      const cookies = await scenario.createSessions(membersPerRound)
      const script = join(options.folder, `booking-${classes}-${round}.lua`)
      await writeFile(script, bookingScript(cookies, options.portalUrl, next))
      const sessionScript = join(options.folder, `session-${classes}-${round}.lua`)
      await writeFile(sessionScript, sessionLoadScript(cookies))
      // Members have just opened the page, so their sessions are cached.
      await runWrk(options.wrk, options.portalUrl, {
        seconds: 6,
        connections,
        script: sessionScript,
      })
      const load = await runWrk(options.wrk, options.portalUrl, { seconds, connections, script })
      const portal = await scenario.bookingsPerSecond(...of(next))
      return { portal, pgbench, p99: load.p99Milliseconds }
    }
    const pairs: Awaited<ReturnType<typeof measure>>[] = []
    const many: typeof pairs = []
    for (let round = 0; round < rounds; round += 1) {
      pairs.push(await measure(1, round))
      many.push(await measure(manyClasses, round))
    }
    const share = (of: typeof pairs) => median(of.map(({ portal, pgbench }) => portal / pgbench))
    return {
      name: 'Booking endpoint on one hot class against pgbench running the same function',
      figures: [
        {
          what: 'Booking endpoint on one hot class, share of pgbench',
          value: share(pairs),
          target: 3,
        },
        {
          what: `The same on ${manyClasses} classes, share of pgbench`,
          value: share(many),
          target: 0.6,
        },
      ],
      details: [
        inWords('one class', pairs),
        inWords(`${manyClasses} classes`, many),
        `${rounds} pairs, every booking by another of ${membersPerRound} members, counted and timed in the table; the endpoint for at most ${seconds} s`,
      ],
    }
  } finally {
    await scenario.close()
  }
}

function inWords(what: string, pairs: readonly { portal: number; pgbench: number; p99: number }[]) {
  const middle = (of: 'portal' | 'pgbench' | 'p99') =>
    median(pairs.map((pair) => pair[of])).toFixed(0)
  return `${what}: endpoint ${middle('portal')} bookings/s at ${connections} connections (p99 ${middle('p99')} ms), pgbench ${middle('pgbench')} bookings/s with ${pgbenchClients} clients`
}

type Wanted = { classId: number; centerId: number }

async function runPgbench(
  pgbench: string,
  databaseUrl: string,
  classes: readonly Wanted[],
): Promise<void> {
  const [first] = classes
  if (!first) return
  const file = classes.length > 1 ? './booking-many.sql' : './booking.sql'
  const url = new URL(databaseUrl)
  await run(
    pgbench,
    [
      '--no-vacuum',
      '--protocol=prepared',
      `--client=${pgbenchClients}`,
      `--transactions=${membersPerRound / pgbenchClients}`,
      `--define=classes=${classes.length}`,
      `--define=class_id=${first.classId}`,
      `--define=center_id=${first.centerId}`,
      `--file=${new URL(file, import.meta.url).pathname}`,
      `--host=${url.hostname}`,
      `--port=${url.port}`,
      `--username=${url.username}`,
      url.pathname.slice(1),
    ],
    { env: { ...process.env, PGPASSWORD: decodeURIComponent(url.password) } },
  )
}

function bookingScript(cookies: readonly string[], origin: string, classes: readonly Wanted[]) {
  const bodies = classes.map(({ classId, centerId }) => JSON.stringify({ classId, centerId }))
  return `${cookieTable(cookies)}
local booked = 0
local bodies = {${bodies.map((body) => `'${body}'`).join(',')}}
request = function()
  booked = booked + 1
  if booked > #cookies then
    wrk.thread:stop()
    return wrk.format("GET", "/readyz")
  end
  return wrk.format("PUT", "/api/frontend/user/sports/bookings",
    { ["Cookie"] = next_cookie(), ["Content-Type"] = "application/json", ["Origin"] = "${origin}" },
    bodies[booked % #bodies + 1])
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
