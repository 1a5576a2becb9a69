import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PlainError } from '../scripts/progress.ts'
import { fetchWirePage, startBareServer, startNginx } from './baselines.ts'
import { median, runWrk } from './load.ts'
import type { Result } from './results.ts'

const path = '/barnehage/barnehager'
const nginxPort = 3_990
const barePort = 3_991
const rounds = 5
const seconds = 3
const connections = 32
const headers = ['Accept-Encoding: br', 'Sec-CH-UA-Mobile: ?0']

/** What trackers, scanners and broken links put behind an address: 1,000 addresses of one page. */
const junkPaths = Array.from({ length: 1_000 }, (_, number) => {
  const query = [
    `utm_source=letter-${number}`,
    `fbclid=${number.toString(36).repeat(20)}&page=-${number}`,
    `page=${'9'.repeat(number % 50)}x&ref=%22%3E${number}`,
    `q[]=${number}&${number}=&page=1`,
  ][number % 4]
  return `${path}?${query}`
})

type Round = Record<'nginx' | 'portal' | 'bare' | 'nginxJunk' | 'portalJunk' | 'p99', number>

/**
 * The cached list page against one nginx worker with the same bytes, in turn, five times: at its
 * one address, and under 1,000 different query strings, which must not make 1,000 pages.
 */
export async function measureListPage(options: {
  nginx: string
  wrk: string
  portalUrl: string
  folder: string
}): Promise<Result> {
  const { wrk, portalUrl, folder } = options
  const nginxUrl = `http://127.0.0.1:${nginxPort}`
  await requireOnePage(portalUrl)
  const page = await fetchWirePage(portalUrl + path)
  const script = join(folder, 'junk-queries.lua')
  await writeFile(script, junkScript())
  const nginx = await startNginx(options.nginx, join(folder, 'nginx'), { port: nginxPort, page })
  const bare = await startBareServer(join(folder, 'bare'), { port: barePort, page })
  try {
    const plain = (base: string) => runWrk(wrk, base + path, { seconds, connections, headers })
    const junk = (base: string) => runWrk(wrk, base, { seconds, connections, headers, script })
    // The first seconds go to compiling the hot path.
    await plain(portalUrl)
    await junk(portalUrl)
    const pairs: Round[] = []
    for (let round = 0; round < rounds; round += 1) {
      const nginxLoad = await plain(nginxUrl)
      const portalLoad = await plain(portalUrl)
      const bareLoad = await plain(`http://127.0.0.1:${barePort}`)
      const nginxJunk = await junk(nginxUrl)
      const portalJunk = await junk(portalUrl)
      pairs.push({
        nginx: nginxLoad.requestsPerSecond,
        portal: portalLoad.requestsPerSecond,
        bare: bareLoad.requestsPerSecond,
        nginxJunk: nginxJunk.requestsPerSecond,
        portalJunk: portalJunk.requestsPerSecond,
        p99: portalLoad.p99Milliseconds,
      })
    }
    return resultOf(pairs, page.body.byteLength)
  } finally {
    await nginx.stop()
    await bare.stop()
  }
}

function resultOf(pairs: readonly Round[], bytes: number): Result {
  const middle = (of: (pair: Round) => number) => median(pairs.map(of))
  const ratio = (above: keyof Round, below: keyof Round) =>
    middle((pair) => pair[above] / pair[below])
  const rate = (name: keyof Round) => `${Math.round(middle((pair) => pair[name]))} requests/s`
  return {
    name: 'Cached list page, 75 cards, against one nginx worker with the same bytes',
    figures: [
      {
        what: 'Cached list page, share of nginx',
        value: ratio('portal', 'nginx'),
        target: 0.6,
      },
      {
        what: 'The same under 1,000 different query strings, share of nginx',
        value: ratio('portalJunk', 'nginxJunk'),
        target: 0.6,
      },
    ],
    details: [
      `one address: portal ${rate('portal')}, nginx ${rate('nginx')}`,
      `1,000 query strings, all one page: portal ${rate('portalJunk')}, nginx ${rate('nginxJunk')}`,
      `a bare node:http server with the same bytes: ${ratio('bare', 'nginx').toFixed(2)} of nginx; the portal is ${ratio('portal', 'bare').toFixed(2)} of it`,
      `p99 of the portal ${middle((pair) => pair.p99).toFixed(1)} ms at ${connections} connections`,
      `${bytes} bytes of brotli, ${rounds} rounds of ${seconds} s each, one wrk thread on the same machine`,
    ],
  }
}

/** Every one of the addresses is answered with the very same stored page. */
async function requireOnePage(portalUrl: string): Promise<void> {
  const tags = new Set<string | null>()
  for (const junk of junkPaths) {
    const answer = await fetch(portalUrl + junk, { headers: { 'sec-ch-ua-mobile': '?0' } })
    await answer.arrayBuffer()
    tags.add(answer.headers.get('etag'))
  }
  if (tags.size !== 1) throw new PlainError(`1,000 query strings gave ${tags.size} pages.`)
}

/** The requests are made beforehand, so that the load generator has little to do between them. */
function junkScript(): string {
  return `local paths = {${junkPaths.map((junk) => JSON.stringify(junk)).join(',')}}
local requests = {}
local index = 0
init = function()
  for number, path in ipairs(paths) do requests[number] = wrk.format("GET", path) end
end
request = function()
  index = index % #requests + 1
  return requests[index]
end
`
}
