import { AsyncLocalStorage } from 'node:async_hooks'

/** What a page turned out to be made of while it was rendered. */
export type ContentTrace = {
  readonly tags: Set<string>
  /** Set when a block is missing or old because the content system did not answer in time. */
  degraded: boolean
  /** Set when something that the page asked for could not be had for the moment. */
  unavailable: boolean
  /** Calls of the page that have no answer yet. */
  unanswered: number
}

const storage = new AsyncLocalStorage<ContentTrace>()

export async function traceContent<Result>(
  render: () => Promise<Result>,
): Promise<{ result: Result; trace: ContentTrace }> {
  const trace: ContentTrace = {
    tags: new Set(),
    degraded: false,
    unavailable: false,
    unanswered: 0,
  }
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

/** Runs a call to the API, and notes for the page whether it was answered, and could be served. */
export async function traceCall(call: () => Promise<Response>): Promise<Response> {
  const trace = storage.getStore()
  if (!trace) return call()
  trace.unanswered += 1
  try {
    const response = await call()
    if (response.status === 503) trace.unavailable = true
    return response
  } finally {
    trace.unanswered -= 1
  }
}
