import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { findInstitutions } from '#core/studies/find-institutions.server.ts'
import { type Institution, institutionName } from '#core/studies/institutions.ts'
import { findCountry } from '#platform/countries/countries.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { applicationKind } from '../model/case-kind.ts'
import type { AccountApplication } from '../model/contract.ts'
import { readDeadlines } from '../model/read-deadlines.server.ts'
import { depositAccount, depositApplication } from '../model/tables.server.ts'
import { expectedOf } from './expected.ts'

/** As long as a deposit account may live; more are not shown. */
const mostEvents = 200

/** The student's own application, with its events. */
export async function findOwnApplication(
  database: Database,
  userId: string,
): Promise<AccountApplication> {
  const [found] = await database
    .select({
      caseFile,
      application: depositApplication,
      invoiceNumber: depositAccount.invoiceNumber,
      importedFrom: depositAccount.importedFrom,
    })
    .from(caseFile)
    .innerJoin(depositApplication, eq(depositApplication.caseId, caseFile.id))
    .leftJoin(depositAccount, eq(depositAccount.caseId, caseFile.id))
    .where(isOpenApplicationOf(userId))
  if (!found) return none
  const { id, status, createdAt, dueAt } = found.caseFile
  const latest = await database
    .select()
    .from(caseEvent)
    .where(eq(caseEvent.caseId, id))
    .orderBy(desc(caseEvent.id))
    .limit(mostEvents)
  const events = latest.reverse()
  const steps = events.map(({ action, toStatus, actorKind, comment, at }) => ({
    action,
    status: toStatus,
    by: actorKind,
    comment: comment ?? '',
    at: at.toISOString(),
  }))
  return {
    id,
    status,
    invoiceNumber: String(found.invoiceNumber ?? ''),
    comment: events.findLast(({ actorKind }) => actorKind === 'staff')?.comment ?? '',
    ...describe(found.application, await findInstitutions(database)),
    expected: dueAt && (await findExpected(database, { ...found, dueAt })),
    events: found.importedFrom === null ? [sent(createdAt), ...steps] : steps.slice(1),
  }
}

/** Nobody has sent an imported one: it begins with its money, in the place of its approval. */
const sent = (at: Date): AccountApplication['events'][number] => ({
  action: 'send',
  status: 'OPPRETTET',
  by: 'customer',
  comment: '',
  at: at.toISOString(),
})

/** The code in the student's own application: it may be kept when it cannot be chosen any more. */
export async function findOwnInstitution(
  database: Database,
  userId: string,
): Promise<string | undefined> {
  const [found] = await database
    .select({ institution: depositApplication.institution })
    .from(caseFile)
    .innerJoin(depositApplication, eq(depositApplication.caseId, caseFile.id))
    .where(isOpenApplicationOf(userId))
  return found?.institution
}

const isOpenApplicationOf = (userId: string) =>
  and(eq(caseFile.userId, userId), eq(caseFile.kind, applicationKind), isNull(caseFile.closedAt))

const none: AccountApplication = {
  id: null,
  status: null,
  invoiceNumber: '',
  comment: '',
  user: null,
  study: null,
  institution: null,
  events: [],
  expected: null,
}

async function findExpected(
  database: Database,
  found: {
    caseFile: typeof caseFile.$inferSelect
    application: typeof depositApplication.$inferSelect
    dueAt: Date
  },
) {
  const { createdAt, deadlineDays } = found.caseFile
  const sentOn = osloDate(createdAt)
  const answer = { days: deadlineDays, by: osloDate(found.dueAt) }
  return expectedOf(found.application, { sentOn, answer }, await readDeadlines(database))
}

/** A row in the words of the submission shape. */
function describe(
  row: typeof depositApplication.$inferSelect,
  institutions: readonly Institution[],
): Pick<AccountApplication, 'user' | 'study' | 'institution'> {
  return {
    user: {
      firstName: row.firstName,
      lastName: row.lastName,
      birthDate: row.birthDate,
      email: row.email,
      nationality: findCountry(row.nationality)?.no ?? row.nationality,
    },
    study: {
      subject: row.studySubject,
      description: row.studyDescription,
      nrOfSemesters: row.semesters,
      semester: row.semesterStart,
      degree: row.degree,
    },
    institution: {
      name: institutionName(institutions, row.institution, defaultLocale),
      code: row.institution,
    },
  }
}
