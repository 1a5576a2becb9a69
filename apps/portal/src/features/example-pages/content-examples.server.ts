import {
  type Example,
  Examples,
  ExamplesAdded,
  ExamplesRemoved,
  siteExamplesPath,
} from '@trivsel/content-contract/examples'
import { siteKeyHeader } from '@trivsel/content-contract/queries'
import type { ExampleChange } from './contract.ts'

/** Nobody waits for a change: it is made in a job. */
const changeMilliseconds = 60_000
const listMilliseconds = 5_000

export type ContentExamples = {
  /** @throws the content system does not answer, or not as agreed */
  list(): Promise<Example[]>
  /** @returns how many were added or removed, and how many were left. @throws as `list` */
  change(change: ExampleChange): Promise<{ done: number; left: number }>
}

/** The example pages of the content system. */
export function createContentExamples(configuration: {
  CMS_URL: string
  SITE_KEY: string
}): ContentExamples {
  async function call(method: 'GET' | 'POST' | 'DELETE', milliseconds: number): Promise<unknown> {
    const answer = await fetch(configuration.CMS_URL + siteExamplesPath, {
      method,
      headers: { [siteKeyHeader]: configuration.SITE_KEY },
      signal: AbortSignal.timeout(milliseconds),
    })
    if (!answer.ok) throw new Error(`The content system answered ${answer.status}`)
    return answer.json()
  }

  return {
    list: async () => Examples.parse(await call('GET', listMilliseconds)).examples,
    async change(change) {
      if (change === 'add') {
        const { added, inUse } = ExamplesAdded.parse(await call('POST', changeMilliseconds))
        return { done: added, left: inUse }
      }
      const { removed, kept } = ExamplesRemoved.parse(await call('DELETE', changeMilliseconds))
      return { done: removed, left: kept }
    },
  }
}
