import { and, asc, eq, isNull } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { possibleDecisions } from '#core/cases/rules.ts'
import { caseEvent, caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { OpenCase } from './contract.ts'
import { selectLines, toLine } from './list-cases.server.ts'

/** @throws {Refusal} `CASE_NOT_FOUND` */
export async function readCase(database: Database, id: string): Promise<OpenCase> {
  const [found] = await selectLines(database).where(
    and(eq(caseFile.id, id), isNull(caseFile.closedAt)),
  )
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  const { decision } = found
  const events = await database
    .select({ event: caseEvent, firstName: user.firstName, lastName: user.lastName })
    .from(caseEvent)
    .leftJoin(user, eq(user.id, caseEvent.actorId))
    .where(eq(caseEvent.caseId, id))
    .orderBy(asc(caseEvent.id))
  return {
    ...toLine(found),
    version: found.caseFile.version,
    email: found.email,
    language: found.caseFile.language,
    possible: decision ? [] : possibleDecisions(found.caseFile.status),
    pending: decision && {
      action: decision.action,
      comment: decision.comment ?? '',
      by: await nameOf(database, decision.decidedBy),
      takesEffectAt: decision.takesEffectAt.toISOString(),
    },
    events: events.map(({ event, firstName, lastName }) => ({
      id: event.id,
      action: event.action,
      status: event.toStatus,
      by: event.actorKind,
      name: join(firstName, lastName),
      comment: event.comment ?? '',
      at: event.at.toISOString(),
    })),
  }
}

async function nameOf(database: Database, userId: string): Promise<string> {
  const [found] = await database
    .select({ firstName: user.firstName, lastName: user.lastName })
    .from(user)
    .where(eq(user.id, userId))
  return join(found?.firstName ?? null, found?.lastName ?? null)
}

function join(firstName: string | null, lastName: string | null): string {
  return [firstName, lastName].filter((part) => part).join(' ')
}
