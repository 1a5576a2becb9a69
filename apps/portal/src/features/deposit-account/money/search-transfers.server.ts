import { setImmediate as nextTurn } from 'node:timers/promises'
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { findNames } from '#core/accounts/find-names.server.ts'
import {
  findCorrections,
  hasWaitingCorrection,
} from '#core/bank/corrections/find-corrections.server.ts'
import { incomingTransfer } from '#core/bank/tables.server.ts'
import { isOfBank } from '#core/bank/transfers/change-transfer.server.ts'
import { decryptTexts } from '#core/bank/transfers/transfer-text.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { TransferLine, TransferPage } from './contract.ts'
import { findCustomers } from './find-customers.server.ts'
import { foldText } from './fold-text.ts'
import type { TransferSearch } from './forms.ts'
import { toCustomer } from './to-customer.server.ts'

/** Names and texts are encrypted: one search reads this many, the newest. */
export const mostSearched = 5_000
/** Read in one go; others have their turn between. */
const readAtOnce = 500

type Parts = { database: Database; encryption: FieldEncryption; userId: string }

/**
 * What waits for somebody comes with the oldest first; everything else with the newest.
 * @param userId the member of staff who reads the list
 */
export async function searchTransfers(
  { database, encryption }: Omit<Parts, 'userId'>,
  search: TransferSearch,
  userId: string,
): Promise<TransferPage> {
  const parts = { database, encryption, userId }
  const { page, size } = search
  const offset = (page - 1) * size
  if (search.text !== '') {
    const { found, isCut } = await searchTexts(parts, search)
    return {
      items: found.slice(offset, offset + size),
      total: found.length,
      amountOre: found.reduce((sum, { amountOre }) => sum + amountOre, 0),
      isCut,
    }
  }
  const items = await readLines(parts, search, { limit: size, offset })
  const [counted] = await parts.database
    .select({
      total: sql<number>`count(*)::int`,
      amountOre: sql<string>`coalesce(sum(${incomingTransfer.amountOre}), 0)`,
    })
    .from(incomingTransfer)
    .where(conditionOf(search))
  return {
    items,
    total: counted?.total ?? 0,
    amountOre: Number(counted?.amountOre ?? 0),
    isCut: false,
  }
}

async function searchTexts(
  parts: Parts,
  search: TransferSearch,
): Promise<{ found: TransferLine[]; isCut: boolean }> {
  const wanted = foldText(search.text)
  const found: TransferLine[] = []
  for (let offset = 0; offset < mostSearched; offset += readAtOnce) {
    const lines = await readLines(parts, search, { limit: readAtOnce, offset })
    found.push(...lines.filter((line) => hasText(line, wanted)))
    if (lines.length < readAtOnce) return { found, isCut: false }
    await nextTurn()
  }
  return { found, isCut: true }
}

const hasText = ({ debtor, remittance, reference, customer }: TransferLine, wanted: string) =>
  [debtor, remittance, reference, customer?.name].some(
    (text) => typeof text === 'string' && foldText(text).includes(wanted),
  )

async function readLines(
  { database, encryption, userId }: Parts,
  search: TransferSearch,
  page: { limit: number; offset: number },
): Promise<TransferLine[]> {
  const isWaiting = ['unmatched', 'unconfirmed', 'corrections'].includes(search.state)
  const inOrder = isWaiting && search.text === '' ? asc : desc
  const rows = await database
    .select()
    .from(incomingTransfer)
    .where(conditionOf(search))
    .orderBy(inOrder(incomingTransfer.valueDate), inOrder(incomingTransfer.id))
    .limit(page.limit)
    .offset(page.offset)
  const customers = await findCustomers(
    database,
    rows.flatMap(({ customerNumber }) => (customerNumber === null ? [] : [customerNumber])),
  )
  const names = await findNames(
    database,
    rows.map(({ registeredBy }) => registeredBy),
  )
  const corrections = await findCorrections(database, 'transfer', {
    ids: rows.map(({ id }) => id),
    userId,
    describe: async (numbers) => {
      const known = await findCustomers(database, numbers)
      return (number) => toCustomer(number, known)
    },
  })
  return rows.map(({ id, valueDate, amountOre, reference, revision, ...row }) => ({
    id,
    valueDate,
    amountOre,
    reference,
    revision,
    ...decryptTexts(encryption, id, row),
    customer: toCustomer(row.customerNumber, customers),
    isManual: row.fileId === null,
    status: statusOf(row),
    registeredBy: names.get(row.registeredBy ?? '') ?? null,
    isOwn: row.registeredBy === userId,
    isOfBank: isOfBank(row),
    correction: corrections.get(id) ?? null,
  }))
}

/** Whether a transfer counts, and why not. */
export function statusOf({
  confirmedAt,
  reversedAt,
}: Pick<typeof incomingTransfer.$inferSelect, 'confirmedAt' | 'reversedAt'>) {
  if (reversedAt !== null) return 'reversed'
  return confirmedAt === null ? 'unconfirmed' : 'confirmed'
}

function conditionOf({ state, from, to, customerNumber }: TransferSearch): SQL | undefined {
  return and(
    ofState(state),
    from === null ? undefined : gte(incomingTransfer.valueDate, from),
    to === null ? undefined : lte(incomingTransfer.valueDate, to),
    customerNumber === '' ? undefined : eq(incomingTransfer.customerNumber, customerNumber),
  )
}

const isReversed = isNotNull(incomingTransfer.reversedAt)
const isNotReversed = isNull(incomingTransfer.reversedAt)

function ofState(state: TransferSearch['state']): SQL | undefined {
  switch (state) {
    case 'unmatched':
      return and(isNull(incomingTransfer.customerNumber), isNotReversed)
    case 'unconfirmed':
      return and(isNull(incomingTransfer.confirmedAt), isNotReversed)
    case 'corrections':
      return hasWaitingCorrection('transfer')
    case 'matched':
      return and(isNotNull(incomingTransfer.customerNumber), isNotReversed)
    case 'reversed':
      return isReversed
    case 'all':
      return undefined
  }
}
