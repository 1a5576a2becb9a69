import { loginLimits } from '@trivsel/account-guard/attempt-limit'
import type { Locale } from '@trivsel/content-contract/locales'

import type { z } from 'zod/mini'
import { LoginForm } from '#core/accounts/forms/login-form.ts'
import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { createDeviceCookie } from '#core/accounts/limits/known-device.server.ts'
import type { Passwords } from '#core/accounts/passwords/passwords.server.ts'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { callbackSearch, safeCallback } from '#core/sessions/login/callback.ts'
import { type LoginProblem, loginProblem } from '#core/sessions/login/problems.ts'
import type { SignIn } from '#core/sessions/sign-in.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { success } from '#platform/api/plain-answers.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { loginDescribed as described } from './endpoints.server.ts'

/** Login by password, from the script of the login page and from its form without JavaScript. */
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

  const { api, serve, serveBehind } = serveEndpoints({})

  async function logIn(context: ApiContext, credentials: z.infer<typeof LoginForm>) {
    const { email } = credentials
    const device = deviceCookie.find(context, email)
    const attempt = await loginLimit.count(email, addressOf(context, configuration), device)
    await signIn.start(context, credentials)
    await loginLimit.forgive(attempt)
    deviceCookie.remember(context, email)
  }

  serveBehind(
    // Refuses before the body is read, the database is queried or the attempt is counted.
    () => passwords.refuseWhenFull(),
    described.signIn,
    async ({ context, body: { email, password } }) => {
      await logIn(context, { email, password })
      return success
    },
  )

  serve(described.signInForm, async ({ context, query: { language } }) => {
    let callback: string | undefined
    try {
      // As above: refuses before the body is read.
      passwords.refuseWhenFull()
      const typed = new URLSearchParams(await context.req.text())
      callback = typed.get('callback') ?? undefined
      const { data } = LoginForm.safeParse(Object.fromEntries(typed))
      if (!data) return backToLogin(context, { language, callback, problem: 'wrong' })
      await logIn(context, data)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return backToLogin(context, { language, callback, problem: loginProblem(error.status) })
    }
    return context.redirect(safeCallback(callback, language))
  })

  return api
}

function backToLogin(
  context: ApiContext,
  given: { language: Locale; callback: string | undefined; problem: LoginProblem },
): Response {
  const { language, callback, problem } = given
  const query = new URLSearchParams({ ...callbackSearch({ callback }), problem })
  return context.redirect(`${pagePath('login', language)}?${query}`)
}
