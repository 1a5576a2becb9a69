import { findUnwritable } from '#core/documents/pdf/typefaces.server.ts'
import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import { institutionChoices } from '#core/studies/institutions.ts'
import { invalidRequest, Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { findAmountKind } from '../model/amounts.ts'
import {
  type CheckedSubmission,
  checkSubmission,
  depositFormsOf,
  type Submission,
} from '../model/application-form.ts'
import { findDraft, saveDraft } from '../model/drafts.server.ts'
import { fullNameOf } from '../model/full-name.ts'
import { depositRefusals } from '../model/refusals.ts'
import { describedApplication as described } from './endpoints.server.ts'
import { findOwnApplication, findOwnInstitution } from './find-application.server.ts'
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
    const checked = await requireValid(database, body)
    return { id: await sendApplication(database, { userId, language, portalUrl }, checked) }
  })

  serve(described.edit, async ({ user: { userId }, query: { language }, body }) => {
    const current = await findOwnInstitution(database, userId)
    const checked = await requireValid(database, body, current)
    await editApplication(database, { userId, language, portalUrl }, { ...checked, id: body.id })
    return { id: body.id }
  })

  serve(described.draft, async ({ user }) => ({
    values: await findDraft(database, user.userId, 'application'),
  }))

  serve(described.saveDraft, async ({ user, body }) => {
    await saveDraft(database, user.userId, 'application', body)
    return {}
  })

  serve(described.expectedAmount, async ({ user, query }) => {
    const { institution, degree = null, ...study } = query
    const institutions = await findInstitutions(database)
    const depositForm = institutions.find(({ code }) => code === institution)?.depositForm
    if (!depositForm) throw invalidRequest(['institution'])
    const applied = { ...study, degree, depositForm }
    if (findAmountKind(applied) === null) throw invalidRequest()
    return findExpectedAmount(database, user.userId, applied)
  })

  serve(described.universities, async ({ query: { language } }) => ({
    items: institutionChoices(await findInstitutions(database)).map(({ code, name }) => ({
      code,
      name: textIn(name, language),
    })),
  }))

  return api
}

/**
 * @param current the institution of the application that is sent again
 * @throws {Refusal} INVALID_REQUEST, NAME_UNWRITABLE
 */
async function requireValid(
  database: Database,
  submitted: Submission,
  current?: string,
): Promise<CheckedSubmission> {
  const institutions = institutionChoices(await findInstitutions(database), current)
  const checked = checkSubmission(submitted, depositFormsOf(institutions))
  if ('invalid' in checked) throw invalidRequest(checked.invalid)
  requireWritable(checked.valid)
  return checked.valid
}

/** The invoice and the letter name the student as the passport does, in Latin letters. */
function requireWritable({ user }: Submission): void {
  if (findUnwritable(fullNameOf(user)).length > 0)
    throw new Refusal('NAME_UNWRITABLE', depositRefusals.NAME_UNWRITABLE)
}
