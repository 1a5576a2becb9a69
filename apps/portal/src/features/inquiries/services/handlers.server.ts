import { defaultLocale } from '@trivsel/content-contract/locales'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { createFormLimits } from '#core/public-forms/form-limits.server.ts'
import type { Sessions } from '#core/sessions/session.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { described } from './endpoints.server.ts'
import { listOpenForms } from './find-form-category.server.ts'
import { sendServiceForm } from './send-service-form.server.ts'

export function createServiceFormsApi({
  database,
  portalUrl,
  clock,
  configuration,
  ...authDependencies
}: AuthDependencies & {
  database: Database
  portalUrl: string
  clock: Clock
  sessions: Pick<Sessions, 'find'>
  configuration: Pick<Configuration, 'AUTH_SECRET' | 'TRUST_PROXY'>
}) {
  const { api, serve } = serveEndpoints(authDependencies)
  const limits = createFormLimits({ database, configuration })

  serve(described.listOpenForms, async () => ({ items: await listOpenForms(database) }))

  serve(
    described.sendServiceForm,
    async ({ context, params, query: { language = defaultLocale }, body }) => {
      await limits.countPost(context)
      const user = await authDependencies.sessions.find(context.req.raw)
      const parts = {
        database,
        portalUrl,
        secret: configuration.AUTH_SECRET,
        countMail: (email: string) => limits.countMail(context, email),
      }
      const sender = { userId: user?.userId ?? null, language, now: clock() }
      await sendServiceForm(parts, sender, { formId: params.form, sent: body })
      return context.body(null, 204)
    },
  )

  return api
}
