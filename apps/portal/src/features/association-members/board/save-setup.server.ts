import { and, eq, sql } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import type { HistoryAction } from '#core/associations/history-names.ts'
import { recordHistory } from '#core/associations/record-history.server.ts'
import { refuseAssociation } from '#core/associations/refuse.server.ts'
import { association } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AdmissionForm, TermsForm } from './contract.ts'
import type { Board } from './read-setup.server.ts'

/** For new terms. Terms that there are and payments that have begun stay as they are. */
export const saveTerms = (database: Database, board: Board, { version, ...values }: TermsForm) =>
  database.transaction(async (transaction) => {
    await requireRight(transaction, board, 'money', { isChange: true })
    await save(transaction, board, { version, values })
    await record(transaction, board, 'terms-changed', {
      termKind: values.termKind,
      kroner: String(values.feeOre / 100),
    })
  })

export const saveAdmission = (
  database: Database,
  board: Board,
  { version, ...values }: AdmissionForm,
) =>
  database.transaction(async (transaction) => {
    await requireRight(transaction, board, 'members', { isChange: true })
    await save(transaction, board, { version, values })
    await record(transaction, board, 'admission-changed', {})
  })

async function save(
  transaction: Database,
  { associationId }: Board,
  change: { version: number; values: Partial<typeof association.$inferInsert> },
): Promise<void> {
  const saved = await transaction
    .update(association)
    .set({ ...change.values, version: sql`${association.version} + 1` })
    .where(and(eq(association.id, associationId), eq(association.version, change.version)))
    .returning({ id: association.id })
  if (saved.length === 0) throw refuseAssociation('ASSOCIATION_CHANGED')
}

export const record = (
  transaction: Database,
  { associationId, userId }: Board,
  action: HistoryAction,
  details: Readonly<Record<string, string>>,
  subjectId: string | null = null,
) =>
  recordHistory(transaction, {
    associationId,
    action,
    actor: { kind: 'board', userId },
    subjectId,
    details,
  })
