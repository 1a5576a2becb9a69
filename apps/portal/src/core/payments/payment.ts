import type { AttentionReason, PaymentState } from './states.ts'

export const operationKinds = ['create', 'capture', 'cancel', 'reversal'] as const
export type OperationKind = (typeof operationKinds)[number]

/** `begun`: it may have been done. `done`: the provider lists it. `dropped`: it will not be tried. */
export const operationStates = ['begun', 'done', 'dropped'] as const
export type OperationState = (typeof operationStates)[number]

/** What was asked of the provider, under one reference for ever. Amounts in øre. */
export type Operation = {
  readonly id: number
  readonly kind: OperationKind
  readonly reference: string
  readonly amountOre: number
  readonly state: OperationState
  /** How often it was sent. */
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
  readonly state: PaymentState
  readonly attentionReason: AttentionReason | null
  /** In which state somebody was called. */
  readonly attentionFrom: PaymentState | null
  readonly version: number
  readonly payBefore: Date
  readonly refundDueOre: number
  readonly orderId: string | null
  readonly confirmedAt: Date | null
  readonly failedAttempts: number
  readonly operations: readonly Operation[]
}

/** How much the provider has done of a kind, as far as it lists it. */
export function doneOre({ operations }: Pick<Payment, 'operations'>, kind: OperationKind): number {
  return operations.reduce(
    (sum, one) => sum + (one.kind === kind && one.state === 'done' ? one.amountOre : 0),
    0,
  )
}

/**
 * The VAT in a part of a payment, such that all parts together have all of it: rounded by what has
 * gone before it, and not by itself.
 * @param beforeOre how much of the same kind was moved before
 */
export function vatOfPart(
  { amountOre, vatOre }: Pick<Payment, 'amountOre' | 'vatOre'>,
  { beforeOre, partOre }: { readonly beforeOre: number; readonly partOre: number },
): number {
  const upTo = (ore: number) => Math.round((vatOre * ore) / amountOre)
  return upTo(beforeOre + partOre) - upTo(beforeOre)
}

/** What may have been done, and is not known. */
export function begunOperation({ operations }: Pick<Payment, 'operations'>, kind: OperationKind) {
  return operations.find((one) => one.kind === kind && one.state === 'begun')
}
