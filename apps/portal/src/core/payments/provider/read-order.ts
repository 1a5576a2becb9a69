import { z } from 'zod'

/** A payment order as the provider shows it, in our words. Amounts in øre. */
export type ProviderOrder = {
  /** Opaque: `/psp/paymentorders/…`. */
  readonly id: string
  readonly status: z.infer<typeof Status>
  readonly amountOre: number
  readonly currency: string
  /** 0 where the provider says nothing of it. */
  readonly remainingCaptureOre: number
  readonly remainingReversalOre: number
  /** Our name for it, where the provider shows it. */
  readonly orderReference: string | null
  readonly transactions: readonly ProviderTransaction[]
  /** By what they do. Never kept: the next answer may have others. */
  readonly operations: ReadonlyMap<string, ProviderOperation>
}

export type ProviderTransaction = {
  /** `Authorization`, `Capture`, `Cancellation`, `Reversal`, `Sale`, or an unknown one. */
  readonly type: string
  readonly number: number
  readonly amountOre: number
  readonly reference: string
  readonly at: Date
}

export type ProviderOperation = { readonly method: string; readonly href: string }

const mostTransactions = 1_000
const mostOperations = 100

const Status = z.enum(['Initialized', 'Paid', 'Cancelled', 'Reversed', 'Aborted', 'Failed'])
const Ore = z.number().int().min(0).max(1e12)

const Transaction = z.object({
  type: z.string().max(50),
  number: z.number().int(),
  amount: Ore,
  payeeReference: z.string().max(50),
  created: z.iso.datetime({ offset: true }),
})

const Order = z.object({
  id: z
    .string()
    .regex(/^\/[\w-]+(?:\/[\w-]+){0,9}$/)
    .max(200),
  status: Status,
  amount: Ore,
  currency: z.string().length(3),
  remainingCaptureAmount: Ore.nullish(),
  remainingReversalAmount: Ore.nullish(),
  paid: z.object({ orderReference: z.string().max(50).nullish() }).nullish(),
  financialTransactions: z
    .object({ financialTransactionsList: z.array(Transaction).max(mostTransactions).nullish() })
    .nullish(),
})

const Operation = z.object({
  rel: z.string().max(100),
  method: z.enum(['GET', 'POST', 'PATCH']),
  href: z.string().max(2_000),
})

/** Unknown operations may have any shape. */
const Answer = z.object({ operations: z.array(z.unknown()).max(mostOperations).nullish() })

/** `null` for what is no order: fields that are missing or out of bounds. Unknown ones are let be. */
export function readOrder(body: unknown): ProviderOrder | null {
  const order = Order.safeParse(findOrder(body))
  const answer = Answer.safeParse(body)
  if (!order.success || !answer.success) return null
  const { data } = order
  return {
    id: data.id,
    status: data.status,
    amountOre: data.amount,
    currency: data.currency,
    remainingCaptureOre: data.remainingCaptureAmount ?? 0,
    remainingReversalOre: data.remainingReversalAmount ?? 0,
    orderReference: data.paid?.orderReference ?? null,
    transactions: (data.financialTransactions?.financialTransactionsList ?? []).map(
      ({ amount, payeeReference, created, ...transaction }) => ({
        ...transaction,
        amountOre: amount,
        reference: payeeReference,
        at: new Date(created),
      }),
    ),
    operations: new Map(
      (answer.data.operations ?? []).flatMap((one) => {
        const { success, data: known } = Operation.safeParse(one)
        return success ? [[known.rel, { method: known.method, href: known.href }]] : []
      }),
    ),
  }
}

/** The documentation spells its key in two ways. */
function findOrder(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return undefined
  if ('paymentOrder' in body) return body.paymentOrder
  return 'paymentorder' in body ? body.paymentorder : undefined
}
