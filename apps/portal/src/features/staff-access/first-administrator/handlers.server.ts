import { linkUseLimits } from '@trivsel/account-guard/attempt-limit'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { becomeAdministrator } from './become-administrator.server.ts'
import { described } from './endpoints.server.ts'
import { isFirstStart } from './find-first-start.server.ts'

/** The way in before anybody is of the staff. */
export function createFirstStartApi({
  database,
  passwords,
  configuration,
}: {
  database: Database
  passwords: Pick<Passwords, 'hash' | 'isCommon'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { AUTH_SECRET: secret } = configuration
  const limit = createAttemptLimit({ database, secret, limits: linkUseLimits })
  const { api, serve } = serveEndpoints({})

  serve(described.findFirstStart, async () => ({ isOpen: await isFirstStart(database) }))

  serve(described.becomeAdministrator, async ({ context, body }) => {
    await limit.count(body.code, addressOf(context, configuration))
    const parts = { database, passwords, secret }
    return { email: await becomeAdministrator(parts, body, context.get('requestId')) }
  })

  return api
}
