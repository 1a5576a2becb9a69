import type { AccountName } from '#core/ledger/contract.ts'

/** The account of the ledger of what members and guests have paid to an association by card. */
export const associationAccount = (associationId: string): AccountName => ({
  kind: 'association',
  key: associationId,
})
