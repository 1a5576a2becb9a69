import type { AccountEntry } from './contract.ts'
import type { EntryKind } from './entry-kinds.ts'

/** Rows of a file, oldest first as accounts are kept: day, what it was, amount and balance in kroner. */
export const statementTable = (
  entries: readonly AccountEntry[],
  entryName: (kind: EntryKind) => string,
): (string | number)[][] =>
  entries
    .toReversed()
    .map(({ valueDate, kind, amountOre, balanceOre }) => [
      valueDate,
      entryName(kind),
      amountOre / 100,
      balanceOre / 100,
    ])
