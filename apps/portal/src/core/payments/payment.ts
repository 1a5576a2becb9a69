import type { AccountName } from '#core/ledger/contract.ts'
import type { AttentionReason, PaymentState } from './states.ts'

export const operationKinds = ['create', 'capture', 'cancel', 'reversal'] as const
export type OperationKind = (typeof operationKinds)[number]

/**
 * `started`: sent, result unknown. `done`: the provider lists it. `dropped`: it will not be tried
 * again.
 */
export const operationStates = ['started', 'done', 'dropped'] as const
export type OperationState = (typeof operationStates)[number]

/** A request to the provider, with a permanent reference. Amounts in øre. */
export type Operation = {
  readonly id: number
  readonly kind: OperationKind
  readonly reference: string
  readonly amountOre: number
  readonly state: OperationState
  readonly tries: number
  readonly extraTries: number
  readonly nextTryAt: Date | null
}

export type Payment = {
  readonly id: string
  readonly subjectKind: string
  readonly subjectId: string
  readonly userId: string
  readonly amountOre: number
  readonly vatOre: number
  /** Whose money it is in the books; null for a sale of ours. */
  readonly account: AccountName | null
  readonly state: PaymentState
  readonly attentionReason: AttentionReason | null
  /** The state before `attention`. */
  readonly attentionFrom: PaymentState | null
  readonly version: number
  readonly payBefore: Date
  readonly refundDueOre: number
  readonly orderId: string | null
  readonly confirmedAt: Date | null
  readonly failedAttempts: number
  readonly operations: readonly Operation[]
}

/** A payment that was just created, with the operation that creates its order. */
export function newPayment(
  wanted: Pick<Payment, 'id' | 'subjectKind' | 'subjectId' | 'userId'>,
  {
    account = null,
    ...payable
  }: Pick<Payment, 'amountOre' | 'vatOre' | 'payBefore'> & {
    readonly account?: AccountName | null | undefined
  },
  operation: Operation,
): Payment {
  const { id, subjectKind, subjectId, userId } = wanted
  const { amountOre, vatOre, payBefore } = payable
  return {
    id,
    subjectKind,
    subjectId,
    userId,
    amountOre,
    vatOre,
    account,
    state: 'created',
    attentionReason: null,
    attentionFrom: null,
    version: 1,
    payBefore,
    refundDueOre: 0,
    orderId: null,
    confirmedAt: null,
    failedAttempts: 0,
    operations: [operation],
  }
}

/** The sum of a kind's operations that the provider lists, in øre. */
export function doneOre({ operations }: Pick<Payment, 'operations'>, kind: OperationKind): number {
  return operations.reduce(
    (sum, one) => sum + (one.kind === kind && one.state === 'done' ? one.amountOre : 0),
    0,
  )
}

/**
 * The VAT of a part of a payment. The running total is rounded, not each part, so that the VAT of all
 * parts adds up.
 * @param beforeOre the sum of earlier operations of the same kind
 */
export function vatOfPart(
  { amountOre, vatOre }: Pick<Payment, 'amountOre' | 'vatOre'>,
  { beforeOre, partOre }: { readonly beforeOre: number; readonly partOre: number },
): number {
  const upTo = (ore: number) => Math.round((vatOre * ore) / amountOre)
  return upTo(beforeOre + partOre) - upTo(beforeOre)
}

/** The operation of this kind that was sent and whose result is unknown. */
export function findStartedOperation(
  { operations }: Pick<Payment, 'operations'>,
  kind: OperationKind,
) {
  return operations.find((one) => one.kind === kind && one.state === 'started')
}
