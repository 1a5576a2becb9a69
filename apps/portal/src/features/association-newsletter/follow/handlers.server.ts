import type { Context } from 'hono'
import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { confirmSubscription } from '#core/newsletters/confirm-subscription.server.ts'
import { isOneClick } from '#core/newsletters/is-one-click.server.ts'
import { createFormLimits } from '#core/public-forms/form-limits.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import { invalidRequest } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { composeFollowWelcomeMail } from '../model/compose-mails.server.ts'
import { endNewsletter } from './end-newsletter.server.ts'
import { followDescribed as described } from './endpoints.server.ts'
import { findBySlug, findSendingAssociation } from './find-sending-association.server.ts'
import { follow } from './follow.server.ts'
import { createFollowLinks } from './links.server.ts'

type Parts = {
  database: Database
  encryption: Pick<FieldEncryption, 'index'>
  portalUrl: string
  clock: Clock
  sessions: Pick<Sessions, 'find'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}

/** Following an association, and the links of its mails. Opening a link changes nothing. */
export function createFollowApi({
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
  const links = createFollowLinks({ encryption, portalUrl })
  const parts = { database, links }

  serve(described.read, async ({ params: { slug } }) => ({
    association: await findBySlug(database, slug),
  }))

  serve(described.follow, async ({ context, params: { id }, query: { language }, body: sent }) => {
    await limits.countPost(context)
    const user = await sessions.find(context.req.raw)
    const countMail = (email: string) => limits.countMail(context, email)
    await follow(
      { database, secret, countMail },
      { sent, userId: user?.userId ?? null, associationId: id, language, now: clock() },
    )
    return {}
  })

  serve(described.confirm, async ({ body: { token } }) => {
    await confirmSubscription(
      {
        ...parts,
        composeWelcomeMail: async (transaction, { associationId, language }, unsubscribeUrl) => {
          const found = await findSendingAssociation(transaction, associationId ?? '')
          if (!found) return null
          return composeFollowWelcomeMail({ association: found.name, unsubscribeUrl }, language)
        },
      },
      token,
      clock(),
    )
    return {}
  })

  serve(described.end, async ({ body: { token } }) => {
    await endNewsletter(parts, token, clock())
    return {}
  })

  serve(described.endWithOneClick, async ({ context, query: { token } }) => {
    if (!(await isOneClick(context))) throw invalidRequest()
    await endNewsletter(parts, token, clock())
    return {}
  })

  serve(described.redirectToEndPage, ({ context, query: { token, language } }) =>
    (context as Context).redirect(links.unsubscribePageUrl(token, language), 302),
  )

  return api
}
