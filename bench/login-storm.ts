import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, runWrk, runWrkRaw } from './load.ts'
import type { Result } from './results.ts'

const path = '/barnehage/barnehager'
const headers = ['Accept-Encoding: br', 'Sec-CH-UA-Mobile: ?0']
const rounds = 11
const seconds = 5
const connections = 16
const pauseMilliseconds = 40
/** The storm begins before the pages are measured, and ends after them. */
const stormSeconds = seconds + 2
/** Each tries again after half a second on average: somewhat more than 200 a second in all. */
const guessers = 160
const longestPauseMilliseconds = 1_000
/** Somebody of the demo whose password is known, so that the storm has to hash each time. */
const email = 'visitor@trivsel.example'

type Storm = { triedPerSecond: number; answers: ReadonlyMap<string, number> }

/**
 * The 99th percentile of a cached page at a steady rate that leaves spare capacity, with and
 * without 200 attempted logins a second, in turn. The limit is ten milliseconds in the storm; the
 * ratio to the quiet value is within the machine's noise and is only reported.
 */
export async function measureLoginStorm(options: {
  wrk: string
  portalUrl: string
  folder: string
}): Promise<Result> {
  const { wrk, portalUrl, folder } = options
  const steadily = join(folder, 'steady.lua')
  await writeFile(steadily, `delay = function() return ${pauseMilliseconds} end\n`)
  const guessing = join(folder, 'guessing.lua')
  await writeFile(guessing, guessingScript(portalUrl))
  const readPage = async () => {
    const page = { seconds, connections, headers, script: steadily }
    return (await runWrk(wrk, portalUrl + path, page)).p99Milliseconds
  }
  const storm = async () =>
    stormOf(
      await runWrkRaw(wrk, `${portalUrl}/api/auth/sign-in/email`, {
        seconds: stormSeconds,
        connections: guessers,
        script: guessing,
      }),
    )
  // What runs for the first time is compiled first.
  await Promise.all([readPage(), storm()])
  const storms: Storm[] = []
  const pairs: { quiet: number; stormy: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await readPage()
    const blowing = storm()
    await sleep(1_000)
    const stormy = await readPage()
    storms.push(await blowing)
    pairs.push({ quiet, stormy })
  }
  const middle = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of))
  const tried = median(storms.map(({ triedPerSecond }) => triedPerSecond))
  return {
    name: 'Cached page while 200 logins a second are tried',
    figures: [
      {
        what: 'p99 of a cached page while 200 logins a second are tried (ms)',
        value: middle(({ stormy }) => stormy),
        target: 10,
        smallerIsBetter: true,
        digits: 1,
      },
    ],
    details: [
      `p99 ${middle(({ quiet }) => quiet).toFixed(1)} ms without the storm, at about ${Math.round((connections * 1_000) / pauseMilliseconds)} pages a second`,
      `single pairs, with the storm against without: ${pairs.map(({ quiet, stormy }) => (stormy / quiet).toFixed(2)).join(', ')}`,
      `${Math.round(tried)} logins a second tried, each from another address; answers: ${sharesOf(storms)}`,
      `${rounds} pairs of ${seconds} s; storm, load generator and database on the same cores`,
    ],
  }
}

/** The right password every other time; reports how often each status was returned. */
function guessingScript(origin: string): string {
  const body = (password: string) => `'${JSON.stringify({ email, password })}'`
  return `local threads = {}
setup = function(thread) table.insert(threads, thread) end
init = function() answers = {} end
delay = function() return math.random(${longestPauseMilliseconds}) end
request = function()
  local address = string.format("10.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(0, 255))
  return wrk.format("POST", nil, {
    ["Content-Type"] = "application/json", ["Origin"] = "${origin}", ["X-Forwarded-For"] = address
  }, math.random(2) == 1 and ${body('trivsel-demo')} or ${body('not this one')})
end
response = function(status) answers[status] = (answers[status] or 0) + 1 end
done = function()
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get("answers")) do print(string.format("Answered %d: %d", status, count)) end
  end
end
`
}

function stormOf(printed: string): Storm {
  return {
    triedPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1] ?? 0),
    answers: new Map(
      [...printed.matchAll(/^Answered (\d+): (\d+)$/gm)].map(([, status = '', count]) => [
        status,
        Number(count),
      ]),
    ),
  }
}

function sharesOf(storms: readonly Storm[]): string {
  const sums = new Map<string, number>()
  for (const { answers } of storms)
    for (const [status, count] of answers) sums.set(status, (sums.get(status) ?? 0) + count)
  const all = [...sums.values()].reduce((sum, count) => sum + count, 0)
  return [...sums]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([status, count]) => `${((100 * count) / all).toFixed(0)} % ${status}`)
    .join(', ')
}
