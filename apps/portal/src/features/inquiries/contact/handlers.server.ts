import { defaultLocale } from '@trivsel/content-contract/locales'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload } from '#core/files/read-upload.server.ts'
import { createFormLimits } from '#core/public-forms/form-limits.server.ts'
import { issueToken } from '#core/public-forms/form-token.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { fileName, mostContactFiles } from './contact-form.ts'
import { described } from './endpoints.server.ts'
import { listCategories } from './find-categories.server.ts'
import { sendInquiry } from './send-inquiry.server.ts'

const accepted = { field: fileName, most: mostContactFiles }

/** The contact form (specification, section 7). */
export function createInquiriesApi({
  database,
  files,
  portalUrl,
  clock,
  configuration,
  ...authDependencies
}: AuthDependencies & {
  database: Database
  files: FileParts
  portalUrl: string
  clock: Clock
  sessions: Pick<Sessions, 'find'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { api, serve } = serveEndpoints(authDependencies)
  const { AUTH_SECRET: secret } = configuration
  const limits = createFormLimits({ database, configuration })

  serve(described.issueToken, () => ({ token: issueToken(secret, clock()) }))

  serve(described.listCategories, ({ query: { language = defaultLocale } }) =>
    listCategories(database, language),
  )

  serve(described.sendInquiry, async ({ context, query: { language = defaultLocale } }) => {
    // Counted before the body is read.
    await limits.countPost(context)
    const upload = await readUpload(context, accepted)
    const user = await authDependencies.sessions.find(context.req.raw)
    const countMail = (email: string) => limits.countMail(context, email)
    const address = addressOf(context, configuration)
    const sender = { userId: user?.userId ?? null, address, language, now: clock() }
    await sendInquiry({ database, files, portalUrl, secret, countMail }, sender, upload)
    return context.body(null, 204)
  })

  return api
}
