import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FeideRefusal } from './contract.ts'
import { feideRefusal } from './feide-refusal.server.ts'

/** What is said of a failed exchange with Feide. The failure itself is its cause, for the log. */
export function toFeideRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return Object.assign(feideRefusal(codeOf(error)), { cause: error })
}

function codeOf(error: unknown): FeideRefusal {
  if (error instanceof AuthorizationResponseError) return answered[error.error] ?? 'FEIDE_FAILED'
  // A code that is used, too old, or that was given to somebody else's verifier.
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant' ? 'FEIDE_EXPIRED' : 'FEIDE_FAILED'
  return isUnreachable(error) ? 'FEIDE_UNREACHABLE' : 'FEIDE_FAILED'
}

/** Errors that the browser may bring back (RFC 6749, 4.1.2.1). */
const answered: Readonly<Record<string, FeideRefusal>> = {
  access_denied: 'FEIDE_DENIED',
  server_error: 'FEIDE_UNREACHABLE',
  temporarily_unavailable: 'FEIDE_UNREACHABLE',
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Refusal && error.code === 'FEIDE_UNREACHABLE') return true
  if ('code' in error && error.code === 'OAUTH_TIMEOUT') return true
  return isUnreachable(error.cause)
}

/** The words of a failure and its causes, without what they carry: claims are somebody's own. */
export function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [error.message, ...reasonsOf(error.cause)]
}
