import { and, desc, eq, isNull } from 'drizzle-orm'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { findInstitution } from '#core/studies/institutions.ts'
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
    })
    .from(caseFile)
    .innerJoin(depositApplication, eq(depositApplication.caseId, caseFile.id))
    .leftJoin(depositAccount, eq(depositAccount.caseId, caseFile.id))
    .where(
      and(
        eq(caseFile.userId, userId),
        eq(caseFile.kind, applicationKind),
        isNull(caseFile.closedAt),
      ),
    )
  if (!found) return none
  const { id, status, createdAt, dueAt } = found.caseFile
  const latest = await database
    .select()
    .from(caseEvent)
    .where(eq(caseEvent.caseId, id))
    .orderBy(desc(caseEvent.id))
    .limit(mostEvents)
  const events = latest.reverse()
  return {
    id,
    status,
    invoiceNumber: String(found.invoiceNumber ?? ''),
    comment: events.findLast(({ actorKind }) => actorKind === 'staff')?.comment ?? '',
    ...describe(found.application),
    expected: dueAt && (await findExpected(database, { ...found, dueAt })),
    events: [
      {
        action: 'send',
        status: 'OPPRETTET',
        by: 'customer',
        comment: '',
        at: createdAt.toISOString(),
      },
      ...events.map(({ action, toStatus, actorKind, comment, at }) => ({
        action,
        status: toStatus,
        by: actorKind,
        comment: comment ?? '',
        at: at.toISOString(),
      })),
    ],
  }
}

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
      name: findInstitution(row.institution)?.no ?? row.institution,
      code: row.institution,
    },
  }
}
