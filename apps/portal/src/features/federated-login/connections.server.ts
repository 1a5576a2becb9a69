import type { PortalContext } from '#core/feature/feature.server.ts'
import type { Connection } from '#core/setup/connection.server.ts'
import { outcomeOf } from '#core/setup/connection.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { createIdentityProvider } from './provider.server.ts'
import { rulesOf } from './provider-rules.server.ts'
import { providerIds } from './providers.ts'
import { isStandIn, readProviderSettings } from './settings.server.ts'

/** Finds the endpoints of each provider, and whether it accepts our secret. */
export const providerConnections = providerIds.map(
  (id): Connection<PortalContext> => ({
    key: id,
    try: async ({ configuration, portalUrl }) => {
      const settings = readProviderSettings(id, configuration)
      if (!settings) return 'off'
      const provider = createIdentityProvider({
        id,
        rules: rulesOf(id, { withNationalId: configuration.FEIDE_NATIONAL_ID }),
        settings,
        portalUrl,
      })
      try {
        if (!(await provider.knowsUs())) return 'refused'
      } catch (error) {
        const outcome = outcomeOf(error)
        const isSilent = error instanceof Refusal && error.code === 'PROVIDER_UNREACHABLE'
        return outcome === 'failed' && isSilent ? 'unreachable' : outcome
      }
      return isStandIn(settings) ? 'example' : 'works'
    },
  }),
)
