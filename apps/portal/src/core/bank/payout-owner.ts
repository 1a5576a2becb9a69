/**
 * Whose money is paid out: the kind of the account in the ledger, by the same name. `invoice` and
 * `kindergarten` are what is owed of an invoice for training or for a kindergarten, which the ledger has
 * on its claim; `health` is a refund of health expenses, by the id of its application.
 */
export const ownerKinds = [
  'deposit',
  'association',
  'grant',
  'invoice',
  'kindergarten',
  'health',
] as const
export type OwnerKind = (typeof ownerKinds)[number]

/** `key` of the account in the ledger: a customer number, the id of an association, of an application for a grant, of an invoice. */
export type PayoutOwner = { readonly kind: OwnerKind; readonly key: string }

export const ownerOf = (row: {
  readonly ownerKind: OwnerKind
  readonly ownerKey: string
}): PayoutOwner => ({ kind: row.ownerKind, key: row.ownerKey })

/** For maps and sets. */
export const ownerId = ({ kind, key }: PayoutOwner): string => `${kind}:${key}`
