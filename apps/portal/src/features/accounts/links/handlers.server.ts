import { linkUseLimits } from '@trivsel/account-guard/attempt-limit'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { findLink } from '#core/accounts/links/account-link.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { linksDescribed as described } from './endpoints.server.ts'

/** Checks a mailed link when it is opened, before it is used. */
export function createLinksApi({
  database,
  configuration,
}: {
  database: Database
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const secret = configuration.AUTH_SECRET
  const useLimit = createAttemptLimit({ database, secret, limits: linkUseLimits })
  const { api, serve } = serveEndpoints({})

  serve(described.checkLink, async ({ context, body: { purpose, token } }) => {
    await useLimit.count(token, addressOf(context, configuration))
    const { email } = await findLink(database, purpose, token)
    return { email }
  })

  return api
}
