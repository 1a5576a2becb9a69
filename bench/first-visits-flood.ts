import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { median, runWrk, runWrkRaw } from './load.ts'

const cachedPath = '/barnehage/barnehager'
const headers = ['Accept-Encoding: br', 'Sec-CH-UA-Mobile: ?0']
const rounds = 5
const seconds = 3
const readers = 16
const readerPause = 40
/** The flood starts before the pages are measured and ends after them. */
const floodSeconds = seconds + 2
const floodClients = 64
/** In milliseconds: a client that is refused does not repeat the request at once. */
const floodPause = 100

export type Flood = {
  /** p99 of the cached page in each round, in milliseconds. */
  pairs: readonly { quiet: number; flooded: number }[]
  /** Responses for the non-existent addresses, by status. */
  statuses: ReadonlyMap<number, number>
  requestsPerSecond: number
}

/**
 * The 99th percentile of a cached page at a steady rate that leaves the machine room, without and
 * with as many non-existent addresses as the site can take, in turn.
 */
export async function floodWithAddresses(
  url: string,
  { wrk, folder }: { wrk: string; folder: string },
): Promise<Flood> {
  const steadily = join(folder, 'steadily.lua')
  await writeFile(steadily, `delay = function() return ${readerPause} end\n`)
  const flooding = join(folder, 'flooding.lua')
  const statuses = new Map<number, number>()
  const rates: number[] = []
  const readPage = async () => {
    const page = { seconds, connections: readers, headers, script: steadily }
    return (await runWrk(wrk, url + cachedPath, page)).p99Milliseconds
  }
  const flood = async (round: number) => {
    await writeFile(flooding, floodScript(round))
    const printed = await runWrkRaw(wrk, url, {
      seconds: floodSeconds,
      connections: floodClients,
      headers,
      script: flooding,
    })
    rates.push(Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1] ?? 0))
    for (const [, status, count] of printed.matchAll(/^Answered (\d+): (\d+)$/gm))
      statuses.set(Number(status), (statuses.get(Number(status)) ?? 0) + Number(count))
  }
  await readPage()
  const pairs: { quiet: number; flooded: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const quiet = await readPage()
    const flooded = flood(round)
    await sleep(1_000)
    pairs.push({ quiet, flooded: await readPage() })
    await flooded
  }
  return { pairs, statuses, requestsPerSecond: median(rates) }
}

/** Requests each address once, and prints the number of responses per status. */
function floodScript(round: number): string {
  return `local threads = {}
local asked = 0
setup = function(thread) table.insert(threads, thread) end
init = function() answers = {} end
delay = function() return ${floodPause} end
request = function()
  asked = asked + 1
  local address = string.format("10.%d.%d.%d", math.random(0, 255), math.random(0, 255), math.random(0, 255))
  return wrk.format("GET", "/helse/oppdiktet-${round}-" .. asked, { ["X-Forwarded-For"] = address })
end
response = function(status) answers[status] = (answers[status] or 0) + 1 end
done = function()
  for _, thread in ipairs(threads) do
    for status, count in pairs(thread:get("answers")) do print(string.format("Answered %d: %d", status, count)) end
  end
end
`
}
