import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { institutions } from '#core/studies/institutions.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Submission } from '../model/application-form.ts'
import { findDraft, saveDraft } from '../model/drafts.server.ts'
import { fullNameOf } from '../model/full-name.ts'
import { depositRefusals } from '../model/refusals.ts'
import { describedApplication as described } from './endpoints.server.ts'
import { findOwnApplication } from './find-application.server.ts'
import { findExpectedAmount } from './find-expected-amount.server.ts'
import { editApplication, sendApplication } from './send-application.server.ts'

/** Students apply for a deposit account. */
export function createApplicationApi({
  database,
  portalUrl,
  ...dependencies
}: AuthDependencies & { database: Database; portalUrl: string }) {
  const { api, serve } = serveEndpoints(dependencies)

  serve(described.application, ({ user }) => findOwnApplication(database, user.userId))

  serve(described.send, async ({ user: { userId }, query: { language }, body }) => {
    requireWritable(body)
    return { id: await sendApplication(database, { userId, language, portalUrl }, body) }
  })

  serve(described.edit, async ({ user: { userId }, query: { language }, body }) => {
    requireWritable(body)
    await editApplication(database, { userId, language, portalUrl }, body)
    return { id: body.id }
  })

  serve(described.draft, async ({ user }) => ({
    values: await findDraft(database, user.userId, 'application'),
  }))

  serve(described.saveDraft, async ({ user, body }) => {
    await saveDraft(database, user.userId, 'application', body)
    return {}
  })

  serve(described.expectedAmount, ({ user, query: { degree = null, ...study } }) =>
    findExpectedAmount(database, user.userId, { ...study, degree }),
  )

  serve(described.universities, ({ query: { language } }) => ({
    items: institutions.map(({ code, ...names }) => ({ code, name: names[language] })),
  }))

  return api
}

/** The invoice and the letter name the student as the passport does, in Latin letters. */
function requireWritable({ user }: Submission): void {
  if (findUnwritable(fullNameOf(user)).length > 0)
    throw new Refusal('NAME_UNWRITABLE', depositRefusals.NAME_UNWRITABLE)
}
