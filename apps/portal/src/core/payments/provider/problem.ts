/** How a call of the provider ended, when it did not answer with an order. */
export type ProviderFailure =
  /** It answered, and has done nothing: `problem` is the last part of its type, `carddeclined`. */
  | { readonly kind: 'refused'; readonly status: number; readonly problem: string }
  /** Nothing was sent. */
  | { readonly kind: 'unreachable'; readonly problem: string }
  /** It may have been done: no answer in time, one that was cut, an error of the provider's. */
  | { readonly kind: 'lost'; readonly problem: string }

/** Carries no address, no body and no header: they may be logged. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly failure: ProviderFailure

  constructor(failure: ProviderFailure) {
    super(`the provider of card payments: ${failure.kind}, ${failure.problem}`)
    this.failure = failure
  }
}

const longestProblem = 60

/**
 * The last part of a problem's type, which alone is branched on: both spellings of one that the
 * documentation spells twice are the same. `problem-400` where there is no such type.
 */
export function problemOf(type: unknown, status: number): string {
  const last = typeof type === 'string' ? (type.split('/').at(-1) ?? '') : ''
  if (!/^[a-z0-9]+$/i.test(last) || last.length > longestProblem) return `problem-${status}`
  const name = last.toLowerCase()
  return name === '3dsecureusercanceled' ? '3dsecureusercancelled' : name
}

/** Connections that were never made: what was to be sent was not. */
const notSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** What `fetch` rejects with, or the reader of its body. */
export function failureOf(error: unknown): ProviderFailure {
  const code = codeOf(error)
  if (code && notSent.has(code)) return { kind: 'unreachable', problem: code.toLowerCase() }
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
  return { kind: 'lost', problem: isTimeout ? 'timeout' : (code?.toLowerCase() ?? 'no-answer') }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
