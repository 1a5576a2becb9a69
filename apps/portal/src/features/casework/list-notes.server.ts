import { type AnyColumn, and, asc, eq, isNull, lte, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { user } from '#core/accounts/tables.server.ts'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { isOfKinds } from '#core/cases/is-of-kinds.server.ts'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseFile, caseNote } from '#core/cases/tables.server.ts'
import { isTied } from '#core/cases/tied-cases.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CaseNote, NotesForMe } from './contract.ts'
import { canWithdrawNote } from './note-rules.ts'
import { shownName } from './select-cases.server.ts'

const author = alias(user, 'author')
const notified = alias(user, 'notified')
const nameOf = ({ firstName, lastName }: Record<'firstName' | 'lastName', AnyColumn>) =>
  sql<string | null>`${firstName} || ' ' || ${lastName}`

/** Internal notes on a case, the oldest first. */
export async function listNotes(
  database: Database,
  { caseId, staffId, now }: { caseId: string; staffId: string; now: Date },
): Promise<CaseNote[]> {
  const rows = await database
    .select({ note: caseNote, by: nameOf(author), to: nameOf(notified) })
    .from(caseNote)
    .leftJoin(author, eq(author.id, caseNote.authorId))
    .leftJoin(notified, eq(notified.id, caseNote.notifiedId))
    .where(eq(caseNote.caseId, caseId))
    .orderBy(asc(caseNote.id))
  return rows.map(({ note, by, to }) => ({
    id: note.id,
    text: note.text,
    by: by ?? '',
    to: to ?? '',
    createdAt: note.createdAt.toISOString(),
    isUnseen: note.notifiedId === staffId && note.seenAt === null,
    canWithdraw: note.authorId === staffId && canWithdrawNote(note.createdAt, now),
  }))
}

/** More than one card shows; the oldest come first. */
const mostForMe = 20

const isForMe = (staffId: string) => and(eq(caseNote.notifiedId, staffId), isNull(caseNote.seenAt))

/** Notes that colleagues notified the caller of and that they have not seen, without their texts. */
export async function listNotesForMe(
  database: Database,
  caseKinds: readonly CaseKind[],
  staffId: string,
): Promise<NotesForMe> {
  const rows = await database
    .select({
      id: caseNote.id,
      caseId: caseNote.caseId,
      kind: caseFile.kind,
      name: shownName,
      by: nameOf(author),
      createdAt: caseNote.createdAt,
    })
    .from(caseNote)
    .innerJoin(caseFile, eq(caseFile.id, caseNote.caseId))
    .innerJoin(user, eq(user.id, caseFile.userId))
    .leftJoin(author, eq(author.id, caseNote.authorId))
    .where(and(isForMe(staffId), isOfKinds(caseKinds), not(isTied(caseKinds, staffId))))
    .orderBy(asc(caseNote.id))
    .limit(mostForMe)
  return {
    items: rows.map(({ by, createdAt, ...note }) => ({
      ...note,
      by: by ?? '',
      createdAt: createdAt.toISOString(),
    })),
  }
}

/**
 * @param last the newest note that they were shown: a later one may have come meanwhile
 * @throws {Refusal} `CASE_NOT_FOUND`
 */
export async function markNotesSeen(
  { database, caseKinds }: { database: Database; caseKinds: readonly CaseKind[] },
  staffId: string,
  { caseId, last }: { caseId: string; last: number },
): Promise<void> {
  const handled = and(eq(caseFile.id, caseId), isOfKinds(caseKinds))
  if ((await database.$count(caseFile, handled)) === 0) throw refuseCase('CASE_NOT_FOUND')
  await database
    .update(caseNote)
    .set({ seenAt: sql`now()` })
    .where(and(eq(caseNote.caseId, caseId), isForMe(staffId), lte(caseNote.id, last)))
}
