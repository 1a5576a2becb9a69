import type { Configuration } from '#platform/config.server.ts'
import { isLocal } from '#platform/http/is-local.ts'
import type { ProviderSettings } from './provider.server.ts'
import type { ProviderId } from './providers.ts'

export type ProviderConfiguration = Pick<
  Configuration,
  | 'FEIDE_ISSUER'
  | 'FEIDE_CLIENT_ID'
  | 'FEIDE_CLIENT_SECRET'
  | 'FEIDE_NATIONAL_ID'
  | 'IDPORTEN_ISSUER'
  | 'IDPORTEN_CLIENT_ID'
  | 'IDPORTEN_CLIENT_SECRET'
>

/** @returns `null` when login through the provider is off */
export function readProviderSettings(
  provider: ProviderId,
  configuration: ProviderConfiguration,
): ProviderSettings | null {
  const [issuer, clientId, clientSecret] =
    provider === 'feide'
      ? [
          configuration.FEIDE_ISSUER,
          configuration.FEIDE_CLIENT_ID,
          configuration.FEIDE_CLIENT_SECRET,
        ]
      : [
          configuration.IDPORTEN_ISSUER,
          configuration.IDPORTEN_CLIENT_ID,
          configuration.IDPORTEN_CLIENT_SECRET,
        ]
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null
}

/** The provider itself is never on the machine that asks. */
export function isStandIn(settings: ProviderSettings | null): boolean {
  return settings !== null && isLocal(settings.issuer)
}
