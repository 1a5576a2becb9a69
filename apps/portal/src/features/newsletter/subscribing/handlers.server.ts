import type { Context } from 'hono'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { confirmSubscription } from '#core/newsletters/confirm-subscription.server.ts'
import { isOneClick } from '#core/newsletters/is-one-click.server.ts'
import { unsubscribe } from '#core/newsletters/unsubscribe.server.ts'
import { createFormLimits } from '#core/public-forms/form-limits.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import { invalidRequest } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { described } from './endpoints.server.ts'
import { createNewsletterLinks } from './links.server.ts'
import { signUp } from './sign-up.server.ts'
import { composeWelcomeMail } from './subscribing-mails.server.ts'

type Parts = {
  database: Database
  encryption: Pick<FieldEncryption, 'index'>
  portalUrl: string
  clock: Clock
  sessions: Pick<Sessions, 'find'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}

/** Sign-up for the newsletter, and the links of its mails. Opening a link changes nothing. */
export function createSubscribingApi({
  database,
  encryption,
  portalUrl,
  clock,
  sessions,
  configuration,
}: Parts) {
  const { api, serve } = serveEndpoints({})
  const { AUTH_SECRET: secret } = configuration
  const limits = createFormLimits({ database, configuration })
  const links = createNewsletterLinks({ encryption, portalUrl })
  const parts = { database, links }

  serve(described.signUp, async ({ context, query: { language }, body: sent }) => {
    await limits.countPost(context)
    const user = await sessions.find(context.req.raw)
    const countMail = (email: string) => limits.countMail(context, email)
    const signUpRequest = { sent, userId: user?.userId ?? null, language, now: clock() }
    await signUp({ database, secret, countMail }, signUpRequest)
    return {}
  })

  serve(described.confirmSubscription, async ({ body: { token } }) => {
    await confirmSubscription(
      {
        ...parts,
        composeWelcomeMail: async (_, { topics, language }, unsubscribeUrl) =>
          composeWelcomeMail({ topics, unsubscribeUrl }, language),
      },
      token,
      clock(),
    )
    return {}
  })

  serve(described.unsubscribe, async ({ body: { token } }) => {
    await unsubscribe(parts, token, clock())
    return {}
  })

  serve(described.unsubscribeWithOneClick, async ({ context, query: { token } }) => {
    if (!(await isOneClick(context))) throw invalidRequest()
    await unsubscribe(parts, token, clock())
    return {}
  })

  serve(described.redirectToUnsubscribePage, ({ context, query: { token, language } }) =>
    (context as Context).redirect(links.unsubscribePageUrl(token, language), 302),
  )

  return api
}
