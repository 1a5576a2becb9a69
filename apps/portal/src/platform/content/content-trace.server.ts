import { AsyncLocalStorage } from 'node:async_hooks'

/** What a page turned out to be made of while it was rendered. */
export type ContentTrace = {
  readonly tags: Set<string>
  /** Set when a block is missing or old because the content system did not answer in time. */
  degraded: boolean
  /** Set when the page is nothing without what the content system did not answer. */
  unavailable: boolean
}

const storage = new AsyncLocalStorage<ContentTrace>()

export async function traceContent<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; trace: ContentTrace }> {
  const trace: ContentTrace = { tags: new Set(), degraded: false, unavailable: false }
  const result = await storage.run(trace, render)
  return { result, trace }
}

export function noteContentTags(tags: Iterable<string>): void {
  const trace = storage.getStore()
  if (trace) for (const tag of tags) trace.tags.add(tag)
}

export function noteDegradedContent(): void {
  const trace = storage.getStore()
  if (trace) trace.degraded = true
}

export function noteUnavailableContent(): void {
  const trace = storage.getStore()
  if (trace) trace.unavailable = true
}
