import type { Locale } from '@trivsel/content-contract/locales'

import { eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { editCase, openCase } from '#core/cases/open-case.server.ts'
import { findLanguage } from '#core/profile/find-language.server.ts'
import { findCountryByNorwegianName } from '#platform/countries/countries.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeDepositMail } from '../mail/deposit-mail.server.ts'
import type { CheckedSubmission, Submission } from '../model/application-form.ts'
import { applicationCase, applicationKind } from '../model/case-kind.ts'
import { readDeadlines } from '../model/read-deadlines.server.ts'
import { depositApplication, depositDraft } from '../model/tables.server.ts'

/** `language`: that of the account where none is named. */
type Sender = { userId: string; language?: Locale | undefined; portalUrl: string }
type KnownSender = Sender & { language: Locale }

/**
 * Applies for a deposit account. When one person sends several at once, one is accepted.
 * @throws {Refusal} `CASE_EXISTS`
 */
export async function sendApplication(
  database: Database,
  sender: Sender,
  submitted: CheckedSubmission,
): Promise<string> {
  return database.transaction(async (transaction) => {
    const { userId } = sender
    const language = sender.language ?? (await findLanguage(transaction, userId))
    const { usualDays } = await readDeadlines(transaction)
    const caseId = await openCase(transaction, {
      ...applicationCase,
      ...(usualDays !== null && { deadlineDays: usualDays }),
      userId,
      language,
      ...describe(submitted),
    })
    await transaction.insert(depositApplication).values({ caseId, ...toRow(submitted) })
    await confirm(transaction, { ...sender, language }, 'sent')
    return caseId
  })
}

/**
 * Sends the application again after it was commented or rejected.
 * @throws {Refusal} `CASE_NOT_FOUND`, `STEP_NOT_POSSIBLE`
 */
export async function editApplication(
  database: Database,
  sender: Sender,
  { id, ...submitted }: CheckedSubmission & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await editCase(transaction, {
      caseId: id,
      kind: applicationKind,
      userId: sender.userId,
      ...describe(submitted),
    })
    await transaction
      .update(depositApplication)
      .set(toRow(submitted))
      .where(eq(depositApplication.caseId, id))
    const language = sender.language ?? (await findLanguage(transaction, sender.userId))
    await confirm(transaction, { ...sender, language }, 'edited')
  })
}

/** What lists of cases show of an application. */
const describe = ({ user, institution }: Submission) => ({
  group: institution.code,
  applicantName: `${user.firstName} ${user.lastName}`,
})

async function confirm(
  transaction: Database,
  { userId, language, portalUrl }: KnownSender,
  what: 'sent' | 'edited',
): Promise<void> {
  await transaction
    .delete(depositDraft)
    .where(sql`${depositDraft.userId} = ${userId} and ${depositDraft.form} = 'application'`)
  const [to] = await transaction
    .select({ email: user.email, firstName: user.firstName })
    .from(user)
    .where(eq(user.id, userId))
  if (!to) throw new Error('the sender’s account does not exist')
  const mail = composeDepositMail(what, { firstName: to.firstName, portalUrl }, language)
  await enqueueJob(transaction, sendMail, { to: to.email, ...mail })
}

function toRow({ user, study, institution, depositForm }: CheckedSubmission) {
  const country = findCountryByNorwegianName(user.nationality)
  if (!country) throw new Error(`There is no country "${user.nationality}"`)
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    birthDate: user.birthDate,
    email: user.email,
    nationality: country.code,
    institution: institution.code,
    depositForm,
    studySubject: study.subject,
    studyDescription: study.description,
    degree: study.degree,
    semesters: study.nrOfSemesters,
    semesterStart: study.semester,
  }
}
