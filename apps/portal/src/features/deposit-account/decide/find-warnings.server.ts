import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { academicYearOf } from '../model/amounts.ts'
import { readDeadlines } from '../model/read-deadlines.server.ts'
import { depositApplication } from '../model/tables.server.ts'
import { type FoundWarning, warningsOf } from './application-warnings.ts'

/** Enough to see that something is wrong. */
const mostNamesakes = 50

/** What a caseworker should look at first in this application. */
export async function findWarnings(
  database: Database,
  { caseId, now }: { caseId: string; now: Date },
): Promise<FoundWarning[]> {
  const [found] = await database
    .select({ caseFile, row: depositApplication, account: user })
    .from(depositApplication)
    .innerJoin(caseFile, eq(caseFile.id, depositApplication.caseId))
    .innerJoin(user, eq(user.id, caseFile.userId))
    .where(eq(depositApplication.caseId, caseId))
  if (!found) return []
  const { row, account } = found
  const deadlines = await readDeadlines(database)
  const sentOn = osloDate(found.caseFile.createdAt)
  const facts = {
    applicant: row,
    account,
    study: row,
    academicYear: row.academicYear ?? academicYearOf(row, sentOn, deadlines),
    deadlines,
    bornSameDay: await findBornSameDay(database, { ...row, userId: account.id }),
    rejectedOn: await findRejections(database, found.caseFile),
  }
  return warningsOf(facts, osloDate(now))
}

function findBornSameDay(
  database: Database,
  { birthDate, userId }: { birthDate: string; userId: string },
) {
  return database
    .select({
      caseId: depositApplication.caseId,
      firstName: depositApplication.firstName,
      lastName: depositApplication.lastName,
    })
    .from(depositApplication)
    .innerJoin(caseFile, eq(caseFile.id, depositApplication.caseId))
    .where(and(eq(depositApplication.birthDate, birthDate), ne(caseFile.userId, userId)))
    .orderBy(asc(caseFile.createdAt), asc(caseFile.id))
    .limit(mostNamesakes)
}

const theirs = alias(caseFile, 'theirs')

async function findRejections(
  database: Database,
  { userId, kind }: { userId: string; kind: string },
): Promise<string[]> {
  const rows = await database
    .select({ at: caseEvent.at })
    .from(caseEvent)
    .innerJoin(theirs, eq(theirs.id, caseEvent.caseId))
    .where(
      and(eq(theirs.userId, userId), eq(theirs.kind, kind), sql`${caseEvent.toStatus} = 'AVVIST'`),
    )
    .orderBy(asc(caseEvent.id))
  return rows.map(({ at }) => osloDate(at))
}
