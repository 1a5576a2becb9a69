import { setTimeout as sleep } from 'node:timers/promises'
import { findAssets } from '../apps/portal/src/platform/device-store/find-assets.ts'

/** What came of requests that must all be answered. */
export type Answered = { requests: number; failures: string[] }

/** Parts that a script loads when they are needed: `import("./a.js")`, `"assets/a.js"`. */
const onDemand = /["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g

/** Between two pages of a reader, in milliseconds. */
const pause = 300

/**
 * People who open one page after the other, with every file that it names. Between the page and its
 * files the load balancer chooses another instance.
 */
export function startReaders(
  url: string,
  { paths, count }: { paths: readonly string[]; count: number },
): { end(): Promise<Answered & { pages: number }> } {
  const answered = { requests: 0, failures: [] as string[], pages: 0 }
  let isOver = false
  async function read(reader: number): Promise<void> {
    for (let at = reader; !isOver; at += 1) {
      const path = paths[at % paths.length] ?? '/'
      const page = await get(url, path, answered)
      for (const file of page === null ? [] : findAssets(page)) await get(url, file, answered)
      answered.pages += 1
      await sleep(pause)
    }
  }
  const reading = Promise.all(Array.from({ length: count }, (_, reader) => read(reader)))
  return {
    async end() {
      isOver = true
      await reading
      return answered
    },
  }
}

/** A page that stays open while releases come and go. */
export type OpenPage = { readonly path: string; readonly parts: readonly string[] }

/** Opens a page with its scripts, and notes every part that they would load later. */
export async function openPage(url: string, path: string, answered: Answered): Promise<OpenPage> {
  const parts = new Set<string>()
  const waiting = findAssets((await get(url, path, answered)) ?? '')
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (parts.has(file)) continue
    parts.add(file)
    if (!file.endsWith('.js')) continue
    const script = (await get(url, file, answered)) ?? ''
    for (const [, name] of script.matchAll(onDemand)) waiting.push(`/assets/${name}`)
  }
  return { path, parts: [...parts] }
}

/** Has an open page load all its parts, as its reader would who goes through the site now. */
export async function usePage(url: string, page: OpenPage, answered: Answered): Promise<void> {
  for (const part of page.parts) await get(url, part, answered)
}

/** @returns null when it was not answered, which is noted */
async function get(url: string, path: string, answered: Answered): Promise<string | null> {
  answered.requests += 1
  try {
    const answer = await fetch(url + path)
    const text = await answer.text()
    if (answer.ok) return text
    answered.failures.push(`${path}: ${answer.status}`)
  } catch (error) {
    answered.failures.push(`${path}: ${reasonOf(error)}`)
  }
  return null
}

/** What broke, below what `fetch` says. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? error.cause.message : error.message
}
