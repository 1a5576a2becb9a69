import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drive, median } from './load.ts'
import type { Result } from './results.ts'

const path = '/barnehage/barnehager'
const headers = ['Accept-Encoding: br', 'Sec-CH-UA-Mobile: ?0']
const rounds = 7
const seconds = 4
const connections = 16
const pauseMilliseconds = 40
const loginsPerSecond = 200
/** People of the demo whose password is known, so that the storm has to hash each time. */
const email = 'visitor@trivsel.example'

type Storm = { tried: number; seconds: number; statuses: ReadonlyMap<number, number> }

/**
 * How much slower a cached page gets while 200 logins a second are tried: its 99th percentile at a
 * steady rate that leaves the machine room, with and without the storm, in turn.
 */
export async function measureLoginStorm(options: {
  wrk: string
  portalUrl: string
  folder: string
}): Promise<Result> {
  const { wrk, portalUrl, folder } = options
  const script = join(folder, 'steady.lua')
  await writeFile(script, `delay = function() return ${pauseMilliseconds} end\n`)
  const readPage = () =>
    drive(wrk, portalUrl + path, { seconds, connections, headers, script }).then(
      ({ p99Milliseconds }) => p99Milliseconds,
    )
  await readPage()
  const storms: Storm[] = []
  const pairs: { quiet: number; stormy: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await readPage()
    const storm = startStorm(portalUrl)
    await sleep(500)
    const stormy = await readPage()
    storms.push(await storm.end())
    pairs.push({ quiet, stormy })
  }
  const middle = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of))
  const tried = storms.reduce((sum, storm) => sum + storm.tried / storm.seconds, 0) / rounds
  return {
    name: 'Cached page while 200 logins a second are tried',
    figures: [
      {
        what: 'p99 of a cached page during a login storm, against the same without it',
        value: middle((pair) => pair.stormy / pair.quiet),
        target: 1.2,
        smallerIsBetter: true,
      },
    ],
    details: [
      `p99 ${middle(({ quiet }) => quiet).toFixed(1)} ms without and ${middle(({ stormy }) => stormy).toFixed(1)} ms with the storm, at about ${Math.round((connections * 1_000) / pauseMilliseconds)} pages a second`,
      `${Math.round(tried)} logins a second tried, each from another address; answers: ${answersOf(storms)}`,
      `${rounds} pairs of ${seconds} s; storm, load generator and database on the same cores`,
    ],
  }
}

/** Logins at a steady rate, however long each takes. The right password every other time. */
function startStorm(portalUrl: string) {
  const statuses = new Map<number, number>()
  const underWay = new Set<Promise<void>>()
  const started = performance.now()
  let tried = 0

  async function logIn(number: number): Promise<void> {
    const answer = await fetch(`${portalUrl}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: portalUrl,
        'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({ email, password: number % 2 ? 'trivsel-demo' : 'not this one' }),
    }).catch(() => null)
    await answer?.arrayBuffer()
    const status = answer?.status ?? 0
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  const clock = setInterval(() => {
    const due = ((performance.now() - started) / 1_000) * loginsPerSecond
    for (; tried < due; tried += 1) {
      const login = logIn(Math.floor(Math.random() * 0xff_ff_ff))
      underWay.add(login)
      login.finally(() => underWay.delete(login))
    }
  }, 5)

  return {
    async end(): Promise<Storm> {
      clearInterval(clock)
      const lasted = (performance.now() - started) / 1_000
      await Promise.all(underWay)
      return { tried, seconds: lasted, statuses }
    },
  }
}

function answersOf(storms: readonly Storm[]): string {
  const sums = new Map<number, number>()
  for (const { statuses } of storms)
    for (const [status, count] of statuses) sums.set(status, (sums.get(status) ?? 0) + count)
  const all = [...sums.values()].reduce((sum, count) => sum + count, 0)
  return [...sums]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${((100 * count) / all).toFixed(0)} % ${status || 'none'}`)
    .join(', ')
}
