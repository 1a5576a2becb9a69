/**
 * What happens to somebody’s money with us. `bill`: what they are asked for, and no money. `paid`: from
 * them to us, `back`: from us to them. `moved`: from one of their invoices to another one. `released`: reserved on a card, and never moved.
 */
export const movementGroups = ['bill', 'paid', 'back', 'moved', 'released'] as const
export type MovementGroup = (typeof movementGroups)[number]

const groups = {
  invoice: 'bill',
  'credit-note': 'bill',
  /** An entry on an invoice that no other kind is about. */
  'bill-corrected': 'bill',
  'bank-payment': 'paid',
  'bank-payment-undone': 'paid',
  'card-payment': 'paid',
  'deposit-received': 'paid',
  'deposit-taken-back': 'paid',
  'card-refund': 'back',
  payout: 'back',
  /** The bank did not pay it; the money is ours to pay again. */
  'payout-failed': 'back',
  /** The bank paid it and got it back. */
  'payout-returned': 'back',
  'carried-over': 'moved',
  'card-release': 'released',
} as const satisfies Record<string, MovementGroup>

export type MovementKind = keyof typeof groups
export const movementKinds = Object.keys(groups) as [MovementKind, ...MovementKind[]]

export const groupOf = (kind: MovementKind): MovementGroup => groups[kind]

/** An entry of the account of an invoice: what is to be paid more is positive. Null: told elsewhere. */
export function kindOfClaimEntry(posted: string, amountOre: number): MovementKind | null {
  switch (posted) {
    case 'invoice-issued':
      return 'invoice'
    case 'invoice-credited':
      return 'credit-note'
    case 'invoice-paid':
      return 'bank-payment'
    case 'invoice-paid-reversed':
      return 'bank-payment-undone'
    case 'invoice-carried-over':
      // Both invoices are the same person’s: it is told of the one that is paid by it.
      return amountOre < 0 ? 'carried-over' : null
    case 'payout-released':
    case 'payout-failed':
    case 'payout-returned':
      return kindOfPayoutEntry(posted)
    // The payment by card says it; of payments before invoices were in the ledger, too.
    case 'card-payment-captured':
    case 'card-payment-reversed':
    case 'invoice-paid-by-card':
      return null
    default:
      return 'bill-corrected'
  }
}

/** An entry of a deposit account: what comes to it is positive. */
export function kindOfDepositEntry(posted: string, amountOre: number): MovementKind {
  if (posted === 'payout-released' || posted === 'payout-failed' || posted === 'payout-returned')
    return kindOfPayoutEntry(posted)
  return amountOre > 0 ? 'deposit-received' : 'deposit-taken-back'
}

const kindOfPayoutEntry = (posted: 'payout-released' | 'payout-failed' | 'payout-returned') =>
  posted === 'payout-released' ? 'payout' : posted
