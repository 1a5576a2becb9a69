import { Hono } from 'hono'
import { createAttemptLimit, loginLimits } from '#core/identity/limits/attempt-limit.server.ts'
import { addressOf } from '#core/identity/limits/client-address.server.ts'
import { LoginForm } from '#core/identity/login/login-form.ts'
import type { Passwords } from '#core/identity/passwords/passwords.server.ts'
import type { SignIn } from '#core/identity/sessions/sign-in.server.ts'
import type { ApiEnvironment } from '#platform/api/api-environment.server.ts'
import { parseBody } from '#platform/api/parse.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'

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
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const secret = configuration.AUTH_SECRET
  const loginLimit = createAttemptLimit({ database, secret, limits: loginLimits })

  return new Hono<ApiEnvironment>().post(
    '/auth/sign-in/email',
    // A storm of logins costs neither a body nor the database nor the attempts of whoever is turned away.
    async (_, next) => {
      passwords.refuseWhenFull()
      await next()
    },
    parseBody(LoginForm),
    async (context) => {
      const { email, password } = context.req.valid('json')
      const attempt = await loginLimit.count(email, addressOf(context, configuration))
      await signIn.start(context, { email, password })
      await loginLimit.forgive(attempt)
      return context.json({ success: true })
    },
  )
}
