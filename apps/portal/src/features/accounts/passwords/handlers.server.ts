import { linkLimits, linkUseLimits } from '@trivsel/account-guard/attempt-limit'
import {
  createAttemptLimit,
  passwordCheckLimits,
} from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { createDeviceCookie } from '#core/accounts/limits/known-device.server.ts'
import { enqueueAccountLink } from '#core/accounts/links/send-link.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { changePassword, resetPassword } from './change-password.server.ts'
import { passwordsDescribed as described } from './endpoints.server.ts'

/**
 * A forgotten password is reset by a mailed link, a known one is changed. A request for a link is
 * answered in the same way and time for every address: the job finds out whether it has an account.
 */
export function createPasswordsApi({
  database,
  sessions,
  passwords,
  configuration,
}: {
  database: Database
  sessions: Sessions
  passwords: Passwords
  configuration: Pick<Configuration, 'PORTAL_URL' | 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { AUTH_SECRET: secret, PORTAL_URL: portalUrl } = configuration
  const passwordLimit = createAttemptLimit({ database, secret, limits: passwordCheckLimits })
  const linkLimit = createAttemptLimit({ database, secret, limits: linkLimits })
  const useLimit = createAttemptLimit({ database, secret, limits: linkUseLimits })
  const deviceCookie = createDeviceCookie(configuration)
  const { api, serve } = serveEndpoints({ sessions })

  serve(described.requestPasswordReset, async ({ context, body: { email, locale } }) => {
    await linkLimit.count(email, addressOf(context, configuration))
    await enqueueAccountLink(database, { kind: 'reset-password', email, locale })
    return {}
  })

  serve(described.resetPassword, async ({ context, body }) => {
    await useLimit.count(body.token, addressOf(context, configuration))
    const { email } = await resetPassword({ database, passwords, portalUrl }, body)
    // The owner can log in from this browser, however many others guess at the password.
    deviceCookie.remember(context, email)
    return {}
  })

  serve(described.changePassword, async ({ context, user: person, body }) => {
    const attempt = await passwordLimit.count(person.userId, addressOf(context, configuration))
    await changePassword({ database, passwords, portalUrl }, person, body)
    await passwordLimit.forgive(attempt)
    return {}
  })

  return api
}
