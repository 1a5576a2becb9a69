import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'
import { addressOf } from '#core/accounts/limits/client-address.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { readUpload, type Upload } from '#core/files/read-upload.server.ts'
import { createFormLimits } from '#core/public-forms/form-limits.server.ts'
import { issueToken } from '#core/public-forms/form-token.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { Clock } from '#platform/time/clock.ts'
import { fileName, mostContactFiles } from './contact-form.ts'
import { described } from './endpoints.server.ts'
import { listCategories } from './find-categories.server.ts'
import { completePlainForm } from './plain/complete-plain-form.server.ts'
import { type ContactOutcome, outcomeOf } from './plain/outcomes.ts'
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

  async function readSent(context: ApiContext): Promise<Upload> {
    // Counted before the body is read.
    await limits.countPost(context)
    return readUpload(context, accepted)
  }

  async function send(context: ApiContext, language: Locale, upload: Upload): Promise<void> {
    const user = await authDependencies.sessions.find(context.req.raw)
    const countMail = (email: string) => limits.countMail(context, email)
    const address = addressOf(context, configuration)
    const sender = { userId: user?.userId ?? null, address, language, now: clock() }
    await sendInquiry({ database, files, portalUrl, secret, countMail }, sender, upload)
  }

  serve(described.sendInquiry, async ({ context, query: { language = defaultLocale } }) => {
    await send(context, language, await readSent(context))
    return context.body(null, 204)
  })

  serve(described.sendForm, async ({ context, query: { language } }) => {
    let outcome: ContactOutcome = 'sent'
    try {
      const upload = await readSent(context)
      const { offered } = await listCategories(database, language)
      const completed = completePlainForm(upload, { offered, secret, now: clock() })
      await send(context, language, completed)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcome = outcomeOf(error)
    }
    return context.redirect(`${pagePath('contact', language)}?${new URLSearchParams({ outcome })}`)
  })

  return api
}
