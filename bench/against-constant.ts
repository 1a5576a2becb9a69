import { join } from 'node:path'
import { fetchWirePage, startConstantApi } from './baselines.ts'
import { runWrk } from './load.ts'

const constantPort = 3_992
const rounds = 5
const seconds = 2
export const constantConnections = 32

type Rates = { whole: number; constant: number; unchanged: number }

/**
 * An answer of the API and a constant of the same size and headers, in turn, each sent whole; and the
 * answer when the asker has it already. Requests a second.
 * @param options.path of an answer that has an ETag
 */
export async function compareWithConstant(options: {
  wrk: string
  portalUrl: string
  path: string
  folder: string
}): Promise<{ pairs: Rates[]; bytes: number }> {
  const { wrk } = options
  const url = options.portalUrl + options.path
  const page = await fetchWirePage(url)
  const constant = await startConstantApi(join(options.folder, 'constant'), {
    port: constantPort,
    page,
  })
  try {
    const ask = async (asked: string, more: string[] = []) => {
      const headers = ['Accept-Encoding: br', ...more]
      const driving = { seconds, connections: constantConnections, headers }
      return (await runWrk(wrk, asked, driving)).requestsPerSecond
    }
    const constantUrl = `http://127.0.0.1:${constantPort}/api/constant`
    await ask(url)
    await ask(constantUrl)
    const pairs: Rates[] = []
    for (let round = 0; round < rounds; round += 1) {
      const tag = page.headers.find(([name]) => name === 'etag')?.[1] ?? ''
      pairs.push({
        constant: await ask(constantUrl),
        whole: await ask(url),
        unchanged: await ask(url, [`If-None-Match: ${tag}`]),
      })
    }
    return { pairs, bytes: page.body.byteLength }
  } finally {
    await constant.stop()
  }
}
