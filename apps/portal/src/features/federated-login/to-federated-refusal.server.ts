import { AuthorizationResponseError, ResponseBodyError } from 'openid-client'
import { Refusal } from '#platform/api/errors.server.ts'
import type { FederatedRefusal } from './contract.ts'
import { federatedRefusal } from './federated-refusal.server.ts'

/**
 * The refusal for a failed exchange with a provider. The failure itself is its cause, for the log.
 */
export function toFederatedRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  return Object.assign(federatedRefusal(codeOf(error)), { cause: error })
}

function codeOf(error: unknown): FederatedRefusal {
  if (error instanceof AuthorizationResponseError) return answered[error.error] ?? 'PROVIDER_FAILED'
  // A code that is used, too old, or that was given to somebody else's verifier.
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant' ? 'PROVIDER_EXPIRED' : 'PROVIDER_FAILED'
  return isUnreachable(error) ? 'PROVIDER_UNREACHABLE' : 'PROVIDER_FAILED'
}

/** Errors that the browser may bring back (RFC 6749, 4.1.2.1). */
const answered: Readonly<Record<string, FederatedRefusal>> = {
  access_denied: 'PROVIDER_DENIED',
  server_error: 'PROVIDER_UNREACHABLE',
  temporarily_unavailable: 'PROVIDER_UNREACHABLE',
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Refusal && error.code === 'PROVIDER_UNREACHABLE') return true
  if ('code' in error && error.code === 'OAUTH_TIMEOUT') return true
  return isUnreachable(error.cause)
}

/** The words of a failure and its causes, without what they carry: claims are somebody's own. */
export function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  return [error.message, ...reasonsOf(error.cause)]
}
