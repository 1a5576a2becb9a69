import { loginLimits } from '@trivsel/account-guard/attempt-limit'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { createDeviceCookie } from '#core/accounts/limits/known-device.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveRoutes } from '#core/feature/serve-routes.server.ts'
import type { SignIn } from '#core/sessions/sign-in.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { described } from '../routes.server.ts'

/** Login by password. */
export function createLoginApi({
  database,
  passwords,
  signIn,
  configuration,
}: {
  database: Database
  passwords: Pick<Passwords, 'refuseWhenFull'>
  signIn: Pick<SignIn, 'start'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'PORTAL_URL' | 'TRUST_PROXY'>
}) {
  const secret = configuration.AUTH_SECRET
  const loginLimit = createAttemptLimit({ database, secret, limits: loginLimits })
  const deviceCookie = createDeviceCookie(configuration)

  const { routes, serveBehind } = serveRoutes({})

  serveBehind(
    // A storm of logins costs neither a body nor the database nor the attempts of whoever is turned away.
    () => passwords.refuseWhenFull(),
    described.signIn,
    async ({ context, body: { email, password } }) => {
      const device = deviceCookie.find(context, email)
      const attempt = await loginLimit.count(email, addressOf(context, configuration), device)
      await signIn.start(context, { email, password })
      await loginLimit.forgive(attempt)
      deviceCookie.remember(context, email)
      return success
    },
  )

  return routes
}
