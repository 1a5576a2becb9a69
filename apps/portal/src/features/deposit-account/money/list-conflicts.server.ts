import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { bankFile, incomingTransfer, transferConflict } from '#core/bank/tables.server.ts'
import { decryptTexts } from '#core/bank/transfers/transfer-text.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Conflicts } from './contract.ts'
import { findCustomers } from './find-customers.server.ts'
import { statusOf } from './search-transfers.server.ts'
import { toCustomer } from './to-customer.server.ts'

/** How many are shown; the others follow when these are resolved. */
const shownConflicts = 200

/** Those that nobody has resolved, the oldest first. */
export async function listConflicts({
  database,
  encryption,
  userId,
}: {
  database: Database
  encryption: FieldEncryption
  /** The member of staff who reads the list. */
  userId: string
}): Promise<Conflicts> {
  const rows = await database
    .select({ conflict: transferConflict, messageId: bankFile.messageId })
    .from(transferConflict)
    .innerJoin(bankFile, eq(bankFile.id, transferConflict.fileId))
    .where(isNull(transferConflict.resolvedAt))
    .orderBy(asc(transferConflict.createdAt), asc(transferConflict.line))
    .limit(shownConflicts)
  const holders = await findHolders(
    database,
    rows.map(({ conflict }) => conflict.reference),
  )
  const numbers = [...rows.map(({ conflict }) => conflict), ...holders.values()].flatMap(
    ({ customerNumber }) => customerNumber ?? [],
  )
  const customers = await findCustomers(database, numbers)
  return {
    items: rows.map(({ conflict, messageId }) => {
      const { id, reference, line, amountOre, valueDate, customerNumber } = conflict
      const known = holders.get(keyOf(conflict))
      return {
        id,
        reference,
        messageId,
        line,
        bank: {
          amountOre,
          valueDate,
          debtor: decryptTexts(encryption, id, conflict).debtor,
          customer: toCustomer(customerNumber, customers),
        },
        known: known
          ? {
              amountOre: known.amountOre,
              valueDate: known.valueDate,
              customer: toCustomer(known.customerNumber, customers),
              isManual: known.fileId === null,
              status: statusOf(known),
              isOwn: known.registeredBy === userId,
            }
          : null,
      }
    }),
  }
}

async function findHolders(database: Database, references: readonly string[]) {
  if (references.length === 0) return new Map<string, typeof incomingTransfer.$inferSelect>()
  const rows = await database
    .select()
    .from(incomingTransfer)
    .where(
      and(
        inArray(incomingTransfer.reference, [...references]),
        eq(incomingTransfer.holdsReference, true),
      ),
    )
  return new Map(rows.map((row) => [keyOf(row), row]))
}

const keyOf = ({ ownAccount, reference }: { ownAccount: string; reference: string }) =>
  `${ownAccount} ${reference}`
