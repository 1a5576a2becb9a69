import type { AttemptLimits } from '@trivsel/account-guard/attempt-limit'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { findJoinCode } from '../model/join-codes.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { joiningDescribed as described } from './endpoints.server.ts'
import { findOffer } from './find-offer.server.ts'
import { findOwnJoining } from './find-own-joining.server.ts'
import { join } from './join.server.ts'

/** A whole campus may share one address, on the day of the stands too: only wrong codes stay counted. */
const fromOneAddress: AttemptLimits = {
  purpose: 'association-code',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 60,
  perAddress: 60,
}

/** Finding an association by its code, and becoming a member. */
export function createJoiningApi({
  database,
  portalUrl,
  clock,
  configuration,
  ...auth
}: AuthDependencies & {
  database: Database
  portalUrl: string
  clock: Clock
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { AUTH_SECRET: secret } = configuration
  const limit = createAttemptLimit({ database, secret, limits: fromOneAddress })
  const { api, serve } = serveEndpoints(auth)

  serve(described.checkCode, async ({ context, body: { code } }) => {
    const attempt = await limit.count('codes', addressOf(context, configuration))
    const found = await findJoinCode(database, code, osloDate(clock()))
    if (!found) throw refuse('JOIN_CODE_INVALID')
    await limit.forgiveOne(attempt)
    return { slug: found.slug, name: found.name }
  })

  serve(described.findOffer, ({ params: { slug } }) => findOffer(database, slug, osloDate(clock())))

  serve(described.findOwn, ({ user: { userId }, params: { slug } }) =>
    findOwnJoining(database, { userId, slug }, clock()),
  )

  serve(described.join, ({ user: { userId }, body }) =>
    join({ database, portalUrl }, { ...body, userId }, clock()),
  )

  return api
}
