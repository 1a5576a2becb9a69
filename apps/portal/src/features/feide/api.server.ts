import { Hono } from 'hono'
import type { Passwords } from '#features/accounts/passwords.server.ts'
import type { Sessions } from '#features/accounts/session.server.ts'
import type { SignIn } from '#features/accounts/sign-in.server.ts'
import type { ApiEnvironment } from '#platform/api/create-api.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { FeideOffer, FeideProofAnswer } from './contract.ts'
import { createFeideCookies } from './feide-cookies.server.ts'
import { feideRefusal } from './feide-refusal.server.ts'
import { createFeideLinkApi } from './link-api.server.ts'
import { createPassThroughApi } from './pass-through-api.server.ts'
import { findProof, forgetProof } from './proof.server.ts'
import { createFeideProvider, type FeideProvider } from './provider.server.ts'
import { isStandIn, readFeideSettings } from './settings.server.ts'

export type FeideParts = {
  database: Database
  sessions: Sessions
  signIn: Pick<SignIn, 'startAs'>
  passwords: Passwords
  configuration: Pick<
    Configuration,
    | 'PORTAL_URL'
    | 'AUTH_SECRET'
    | 'TRUST_PROXY'
    | 'FEIDE_ISSUER'
    | 'FEIDE_CLIENT_ID'
    | 'FEIDE_CLIENT_SECRET'
  >
  log: Log
}

/**
 * Login through Feide, below `/frontend/accounts/feide`. Without the setting nothing is offered and
 * everything else is refused with FEIDE_OFF (404).
 */
export function createFeideApi(parts: FeideParts) {
  const { database, configuration } = parts
  const settings = readFeideSettings(configuration)
  const feide = settings && createFeideProvider({ settings, portalUrl: configuration.PORTAL_URL })
  const cookies = createFeideCookies(configuration)

  function provider(): FeideProvider {
    if (!feide) throw feideRefusal('FEIDE_OFF')
    return feide
  }

  return new Hono<ApiEnvironment>()
    .get('/', (context) => {
      const offer = { isOffered: settings !== null, isStandIn: isStandIn(settings) }
      return context.json(offer satisfies FeideOffer)
    })
    .get('/proof', async (context) => {
      provider()
      const proof = await findProof(database, cookies.proof.read(context), null)
      return context.json({ proof } satisfies FeideProofAnswer)
    })
    .delete('/proof', async (context) => {
      provider()
      const token = cookies.proof.read(context)
      if (token) await forgetProof(database, token)
      cookies.proof.remove(context)
      return context.json({})
    })
    .route('/', createPassThroughApi({ ...parts, provider, cookies }))
    .route('/', createFeideLinkApi({ ...parts, requireFeide: provider, cookies }))
}
