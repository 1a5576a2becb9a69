import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { createDeviceCookie } from '../model/device-cookie.server.ts'
import { pairingDescribed as described } from './endpoints.server.ts'
import { listTablets } from './list-tablets.server.ts'
import { makePairing } from './make-pairing.server.ts'
import { pairTablet } from './pair-tablet.server.ts'
import { shutOff } from './shut-off.server.ts'

/** Codes that an address may try in a quarter of an hour: a code lives for ten minutes. */
const pairingLimits = {
  purpose: 'kindergarten-pairing',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 10,
  perAddress: 10,
} as const

/** Pairing tablets with departments, and shutting them off. */
export function createPairingApi({
  database,
  clock,
  configuration,
  ...auth
}: AuthDependencies & {
  readonly database: Database
  readonly clock: Clock
  readonly configuration: Pick<Configuration, 'AUTH_SECRET' | 'PORTAL_URL' | 'TRUST_PROXY'>
}) {
  const limit = createAttemptLimit({
    database,
    secret: configuration.AUTH_SECRET,
    limits: pairingLimits,
  })
  const cookie = createDeviceCookie(configuration)
  const { api, serve } = serveEndpoints(auth)

  serve(described.list, ({ staff }) => listTablets(database, staff))

  serve(described.make, ({ staff, body }) => makePairing(database, staff, body, clock()))

  serve(described.shutOff, async ({ staff, params: { id } }) => {
    await shutOff(database, staff, id, clock())
    return {}
  })

  serve(described.pair, async ({ context, body: { code } }) => {
    const attempt = await limit.count('', addressOf(context, configuration))
    const token = cookie.newToken()
    const paired = await pairTablet(database, { code, token }, clock())
    await limit.forgiveOne(attempt)
    cookie.set(context, token)
    return paired
  })

  return api
}
