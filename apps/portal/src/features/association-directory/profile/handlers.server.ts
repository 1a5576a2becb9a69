import { serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { profileDescribed as described } from './endpoints.server.ts'
import { findProfile } from './find-profile.server.ts'
import { createMessageLimits } from './message-limits.server.ts'
import { sendMessage } from './send-message.server.ts'
import { sendPicture } from './send-picture.server.ts'

export function createProfileApi(parts: {
  database: Database
  clock: Clock
  sessions: Pick<Sessions, 'find'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { database, clock, sessions, configuration } = parts
  const { api, serve } = serveEndpoints({})
  const limits = createMessageLimits(parts)

  serve(described.read, ({ params: { slug } }) => findProfile(database, slug, clock()))

  serve(described.sendMessage, async ({ context, params: { slug }, query: { language }, body }) => {
    await limits.countPost(context)
    const user = await sessions.find(context.req.raw)
    await sendMessage(
      {
        database,
        secret: configuration.AUTH_SECRET,
        countMail: (email) => limits.countMail(context, email),
        countAssociation: (id) => limits.countAssociation(context, id),
      },
      { slug, sent: body, ...(language && { language }) },
      { userId: user?.userId ?? null, now: clock() },
    )
    return context.body(null, 204)
  })

  serve(described.picture, ({ params }) => sendPicture(database, params))

  return api
}
