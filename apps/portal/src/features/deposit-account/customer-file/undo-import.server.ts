import { asc, eq, inArray, sql } from 'drizzle-orm'
import { osloToday } from '#core/bank/oslo-today.server.ts'
import { incomingTransfer, payout } from '#core/bank/tables.server.ts'
import { caseDecision, caseEvent, caseFile } from '#core/cases/tables.server.ts'
import { documentCheck } from '#core/documents/tables.server.ts'
import { depositBalanceOre } from '#core/ledger/balance-of.server.ts'
import { lockAccounts } from '#core/ledger/lock-account.server.ts'
import { reverseTransactions } from '#core/ledger/reverse-transaction.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { depositAccount } from '../model/tables.server.ts'
import { depositRefund } from '../refund/tables.server.ts'
import { findCustomersOf } from './find-concerned.server.ts'
import { lockImportInForce, refuseImport } from './find-import.server.ts'
import { importProposal } from './proposal-kinds.ts'
import { depositImport, depositImportLine } from './tables.server.ts'

/**
 * Proposes to undo an import. A second person confirms it.
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_NOT_IN_FORCE, IMPORT_USED, OWN_CASE
 */
export async function proposeUndo(
  database: Database,
  staff: StaffActor,
  importId: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockImportInForce(transaction, importId)
    await requireOtherPerson(transaction, staff, await findCustomersOf(transaction, importId))
    await lockUnused(transaction, importId)
    await propose(transaction, staff, {
      kind: importProposal.undo,
      subject: importId,
      payload: { importId },
    })
  })
}

/**
 * Reverses the opening balances, and what was received of them, and withdraws the applications. The
 * accounts of the portal stay.
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_NOT_IN_FORCE, IMPORT_USED
 */
export async function applyUndo(
  transaction: Database,
  staff: StaffActor,
  importId: string,
): Promise<void> {
  const found = await lockImportInForce(transaction, importId)
  const lines = await lockUnused(transaction, importId)
  const valueDate = await osloToday(transaction)
  const transactions = [...lines.map(({ transactionId }) => transactionId), found.receivedId]
  await reverseTransactions(
    transaction,
    transactions.filter((id) => id !== null),
    { valueDate, actorId: staff.userId },
  )
  const caseIds = lines.map(({ caseId }) => caseId)
  await transaction.insert(caseEvent).values(
    lines.map(({ caseId, source, language }) => ({
      caseId,
      action: 'withdraw' as const,
      fromStatus: 'INNVILGET' as const,
      toStatus: 'TRUKKET' as const,
      actorKind: 'staff' as const,
      actorId: staff.userId,
      comment: m.customer_case_undone({ source }, { locale: language }),
    })),
  )
  await transaction
    .update(caseFile)
    .set({ closedAt: sql`now()` })
    .where(inArray(caseFile.id, caseIds))
  await transaction
    .update(depositImportLine)
    .set({ isUndone: true })
    .where(eq(depositImportLine.importId, importId))
  await transaction
    .update(depositImport)
    .set({ undoneAt: sql`now()` })
    .where(eq(depositImport.id, importId))
  await recordAction(transaction, staff, {
    action: 'deposit-import-undone',
    subject: { kind: 'deposit-import', id: importId },
    after: { depositImportLines: found.lines, depositImportAmount: found.amountOre },
  })
}

/**
 * Locks the cases and accounts of an import, of which nothing has happened since: no decision, no
 * refund, no letter, and no money that came or went.
 * @throws {Refusal} IMPORT_USED
 */
async function lockUnused(transaction: Database, importId: string) {
  const isOfImport = eq(depositImportLine.importId, importId)
  const caseIds = transaction
    .select({ id: depositImportLine.caseId })
    .from(depositImportLine)
    .where(isOfImport)
  await transaction
    .select({ id: caseFile.id })
    .from(caseFile)
    .where(inArray(caseFile.id, caseIds))
    .orderBy(asc(caseFile.id))
    .for('update')
  const accounts = await transaction
    .select({ key: depositAccount.customerNumber })
    .from(depositAccount)
    .innerJoin(depositImportLine, eq(depositImportLine.caseId, depositAccount.caseId))
    .where(isOfImport)
  await lockAccounts(
    transaction,
    'deposit',
    accounts.map(({ key }) => key),
  )
  const { customerNumber } = depositAccount
  const rows = await transaction
    .select({
      caseId: depositImportLine.caseId,
      transactionId: depositImportLine.transactionId,
      source: depositImportLine.source,
      language: caseFile.language,
      isUnused: sql<boolean>`coalesce(${caseFile.status} = 'INNVILGET' and ${caseFile.closedAt} is null
        and ${depositBalanceOre(customerNumber)} = ${depositImportLine.amountOre}
        and not exists (select from ${caseDecision} where ${caseDecision.caseId} = ${caseFile.id})
        and not exists (select from ${depositRefund} where ${depositRefund.accountId} = ${caseFile.id})
        and not exists (select from ${payout} where ${payout.ownerKind} = 'deposit'
          and ${payout.ownerKey} = ${customerNumber})
        and not exists (select from ${incomingTransfer}
          where ${incomingTransfer.customerNumber} = ${customerNumber})
        and not exists (select from ${documentCheck}
          where ${documentCheck.customerNumber} = ${customerNumber}), false)`,
    })
    .from(depositImportLine)
    .leftJoin(caseFile, eq(caseFile.id, depositImportLine.caseId))
    .leftJoin(depositAccount, eq(depositAccount.caseId, depositImportLine.caseId))
    .where(isOfImport)
    .orderBy(asc(depositImportLine.line))
  return rows.map(({ caseId, language, isUnused, ...line }) => {
    if (!isUnused || caseId === null || language === null) throw refuseImport('IMPORT_USED')
    return { caseId, language, ...line }
  })
}
