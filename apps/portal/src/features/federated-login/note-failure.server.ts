import { isDatabaseUnavailable } from '#platform/api/database-failure.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { ProviderId } from './providers.ts'
import { reasonsOf } from './to-federated-refusal.server.ts'

/** What operators must hear of; the rest is people who change their minds. */
const noted: ReadonlySet<string> = new Set([
  'PROVIDER_UNREACHABLE',
  'PROVIDER_FAILED',
  'UNAVAILABLE',
])

/**
 * Logs a failed login in words, never with the address or what the provider answered: both hold secrets.
 * @returns the code to show
 */
export function noteFailure(log: Log, provider: ProviderId, error: unknown): string {
  const code = codeOf(error)
  if (!(error instanceof Refusal)) log.error({ component: provider, error }, 'a login failed')
  else if (noted.has(code))
    log.warn({ component: provider, code, reasons: reasonsOf(error.cause) }, 'a login failed')
  return code
}

function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.code
  return isDatabaseUnavailable(error) ? 'UNAVAILABLE' : 'PROVIDER_FAILED'
}
