import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { SignIn } from '#core/sessions/sign-in.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import { describeFederated } from './endpoints.server.ts'
import { createFederatedCookies } from './federated-cookies.server.ts'
import { federatedRefusal } from './federated-refusal.server.ts'
import { createFederatedLinkApi } from './link-handlers.server.ts'
import { createPassThroughApi } from './pass-through-handlers.server.ts'
import { findProof, forgetProof } from './proof.server.ts'
import { createIdentityProvider, type IdentityProvider } from './provider.server.ts'
import { rulesOf } from './provider-rules.server.ts'
import type { ProviderId } from './providers.ts'
import { isStandIn, type ProviderConfiguration, readProviderSettings } from './settings.server.ts'

export type FederatedParts = {
  /** Which of them. */
  id: ProviderId
  database: Database
  encryption: FieldEncryption
  sessions: Sessions
  signIn: Pick<SignIn, 'startAs'>
  passwords: Passwords
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'> &
    ProviderConfiguration
  log: Log
}

/**
 * Login through a provider of OpenID Connect. Without its settings nothing is offered and
 * everything else is refused with PROVIDER_OFF (404).
 */
export function createFederatedApi(parts: FederatedParts) {
  const { id, database, configuration } = parts
  const settings = readProviderSettings(id, configuration)
  const rules = rulesOf(id, { withNationalId: configuration.FEIDE_NATIONAL_ID })
  const portalUrl = configuration.PORTAL_URL
  const known = settings && createIdentityProvider({ id, rules, settings, portalUrl })
  const cookies = createFederatedCookies(id, configuration)

  function provider(): IdentityProvider {
    if (!known) throw federatedRefusal('PROVIDER_OFF')
    return known
  }

  const described = describeFederated(id)
  const { api, serve } = serveEndpoints(parts)

  serve(described.offer, () => ({ isOffered: settings !== null, isStandIn: isStandIn(settings) }))

  serve(described.proof, async ({ context }) => {
    provider()
    const token = cookies.proof.read(context)
    return { proof: await findProof({ database, provider: id }, token, null) }
  })

  serve(described.forgetProof, async ({ context }) => {
    provider()
    const token = cookies.proof.read(context)
    if (token) await forgetProof(database, token)
    cookies.proof.remove(context)
    return {}
  })

  return api.route('/', createPassThroughApi({ ...parts, described, provider, cookies })).route(
    '/',
    createFederatedLinkApi({
      ...parts,
      described,
      provider: id,
      requireProvider: provider,
      cookies,
    }),
  )
}
