import { eq } from 'drizzle-orm'
import { bankAccount } from '#core/bank/accounts.ts'
import { osloToday } from '#core/bank/oslo-today.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { findCustomersOf } from './find-concerned.server.ts'
import { lockImportInForce, openingAccount, refuseImport } from './find-import.server.ts'
import { importProposal } from './proposal-kinds.ts'
import { depositImport } from './tables.server.ts'

/**
 * Proposes that the bank had the money of an import on a day: a second person who has seen it there
 * confirms that.
 * @param ownIban of the account for deposits; null where none is set up
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_NOT_IN_FORCE, IMPORT_RECEIVED, RECEIVED_DATE,
 *   NO_BANK_ACCOUNT, OWN_CASE
 */
export async function proposeReceived(
  database: Database,
  staff: StaffActor,
  {
    importId,
    receivedOn,
    ownIban,
  }: { importId: string; receivedOn: string; ownIban: string | null },
): Promise<void> {
  if (ownIban === null) throw refuseImport('NO_BANK_ACCOUNT')
  await database.transaction(async (transaction) => {
    await requireReceivable(transaction, importId)
    await requireOtherPerson(transaction, staff, await findCustomersOf(transaction, importId))
    if (receivedOn > (await osloToday(transaction))) throw refuseImport('RECEIVED_DATE')
    await propose(transaction, staff, {
      kind: importProposal.received,
      subject: importId,
      payload: { importId, receivedOn, iban: ownIban },
    })
  })
}

/** @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_NOT_IN_FORCE, IMPORT_RECEIVED */
async function requireReceivable(transaction: Database, importId: string) {
  const found = await lockImportInForce(transaction, importId)
  if (found.receivedOn) throw refuseImport('IMPORT_RECEIVED')
  return found
}

/** Moves the total from the previous system to the bank, in the books. */
export async function applyReceived(
  transaction: Database,
  staff: StaffActor,
  { importId, receivedOn, iban }: { importId: string; receivedOn: string; iban: string },
): Promise<void> {
  const { amountOre } = await requireReceivable(transaction, importId)
  const { id } = await postTransaction(transaction, {
    key: `opening-received:${importId}`,
    kind: 'opening-received',
    valueDate: receivedOn,
    entries: move(amountOre, { from: openingAccount(importId), to: bankAccount(iban) }),
    actorId: staff.userId,
  })
  await transaction
    .update(depositImport)
    .set({ receivedOn, receivedId: id })
    .where(eq(depositImport.id, importId))
  await recordAction(transaction, staff, {
    action: 'deposit-import-received',
    subject: { kind: 'deposit-import', id: importId },
    after: { depositImportAmount: amountOre, depositImportReceivedOn: receivedOn },
  })
}
