import { createAttemptLimit } from '#core/accounts/limits/attempt-limit.server.ts'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type Doors, serveRoutes } from '#core/feature/serve-routes.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { fileName, mostContactFiles } from './contact-form.ts'
import { giveToken } from './contact-token.server.ts'
import { listCategories } from './find-categories.server.ts'
import { described } from './routes.server.ts'
import { sendInquiry } from './send-inquiry.server.ts'

/** A whole campus may share one address; nobody in it writes to us twice a minute for long. */
const postLimits = {
  purpose: 'contact-post',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 60,
  perAddress: 60,
} as const

/** What is taken is confirmed by mail: nobody's mailbox shall be filled through us. */
const mailLimits = {
  purpose: 'contact-mail',
  refusal: 'TOO_MANY_ATTEMPTS',
  perAccount: 10,
  perAddress: 60,
  perAccountAnywhere: 10,
} as const

/** By which posts of everybody from one address are counted together. */
const anybody = 'contact'

const accepted = { field: fileName, most: mostContactFiles }

/** The contact form (specification, section 7). */
export function createInquiriesApi({
  database,
  files,
  portalUrl,
  clock,
  configuration,
  ...doors
}: Doors & {
  database: Database
  files: FileParts
  portalUrl: string
  clock: Clock
  sessions: Pick<Sessions, 'find'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { routes, serve } = serveRoutes(doors)
  const { AUTH_SECRET: secret } = configuration
  const postLimit = createAttemptLimit({ database, secret, limits: postLimits })
  const mailLimit = createAttemptLimit({ database, secret, limits: mailLimits })

  serve(described.token, () => ({ token: giveToken(secret, clock()) }))

  serve(described.categories, ({ query: { language = 'no' } }) =>
    listCategories(database, language),
  )

  serve(described.send, async ({ context, query: { language = 'no' } }) => {
    const address = addressOf(context, configuration)
    // Before anything of it is read.
    await postLimit.count(anybody, address)
    const upload = await readUpload(context, accepted)
    const user = await doors.sessions.find(context.req.raw)
    const countMail = (email: string) => mailLimit.count(email, address)
    const sender = { userId: user?.userId ?? null, language, now: clock() }
    await sendInquiry({ database, files, portalUrl, secret, countMail }, sender, upload)
    return context.body(null, 204)
  })

  return routes
}
