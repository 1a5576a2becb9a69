import type { Configuration } from '#platform/config.server.ts'
import type { FeideSettings } from './provider.server.ts'

/** @returns `null` when login through Feide is off */
export function readFeideSettings(
  configuration: Pick<Configuration, 'FEIDE_ISSUER' | 'FEIDE_CLIENT_ID' | 'FEIDE_CLIENT_SECRET'>,
): FeideSettings | null {
  const {
    FEIDE_ISSUER: issuer,
    FEIDE_CLIENT_ID: clientId,
    FEIDE_CLIENT_SECRET: clientSecret,
  } = configuration
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null
}

/** Feide itself is never on the machine that asks. */
export function isStandIn(settings: FeideSettings | null): boolean {
  return (
    settings !== null &&
    ['localhost', '127.0.0.1', '[::1]'].includes(new URL(settings.issuer).hostname)
  )
}
