import { eq } from 'drizzle-orm'
import { associationAccount } from '#core/associations/association-account.ts'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { availableOre } from '#core/bank/payouts/add-payout.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { readAccounts } from '../account/read-accounts.server.ts'
import type { Board } from '../model/board.ts'
import { associationPayoutRequest } from '../model/tables.server.ts'
import { moneyOwner } from '../payout/ask-payout.server.ts'
import { listRequests } from '../payout/list-requests.server.ts'
import { entriesAtOnce, listEntries } from '../statement/read-statement.server.ts'
import type { MoneyPage } from './contract.ts'

const mostRequests = 20

/** @throws {Refusal} `ASSOCIATION_NOT_FOUND`, `ASSOCIATION_RIGHT_MISSING` */
export async function readMoney(
  { database, encryption }: { readonly database: Database; readonly encryption: FieldEncryption },
  board: Board,
): Promise<MoneyPage> {
  const { state } = await requireRight(database, board, 'money', { isChange: false })
  const { associationId } = board
  const requests = await listRequests(
    database,
    eq(associationPayoutRequest.associationId, associationId),
    { limit: mostRequests },
  )
  const page = { before: null, limit: entriesAtOnce }
  return {
    state,
    balanceOre: await balanceOf(database, associationAccount(associationId)),
    availableOre: await availableOre(database, moneyOwner(associationId)),
    accounts: await readAccounts({ database, encryption }, board),
    requests: requests.map(({ view }) => view),
    statement: await listEntries(database, associationId, page),
  }
}
