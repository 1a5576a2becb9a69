/** What happens on the account of an association, as its board reads it. */
export const entryKinds = [
  'fee',
  'ticket',
  'payment',
  'fee-refund',
  'ticket-refund',
  'refund',
  'payout',
  'payout-failed',
  'payout-returned',
  'other',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Of the kinds of card payments of the features of associations. */
const subjects: Readonly<Record<string, 'fee' | 'ticket'>> = {
  'association-fee': 'fee',
  'association-event': 'ticket',
}

const plainKinds: Readonly<Record<string, EntryKind>> = {
  'payout-released': 'payout',
  'payout-failed': 'payout-failed',
  'payout-returned': 'payout-returned',
}

/**
 * @param kind of the transaction in the ledger
 * @param subjectKind of the card payment that it belongs to, if it does
 */
export function toEntryKind(kind: string, subjectKind: string | null): EntryKind {
  const subject = subjects[subjectKind ?? '']
  if (kind === 'card-payment-captured') return subject ?? 'payment'
  if (kind === 'card-payment-reversed') return subject ? `${subject}-refund` : 'refund'
  return plainKinds[kind] ?? 'other'
}
