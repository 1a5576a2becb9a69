import type { Subject } from './described-subject.ts'

type CardNote = { readonly id: string; readonly amountOre: number; readonly day: string }

/** The documents of one card payment. */
export type CardDocuments = {
  readonly paymentId: string
  readonly subject: Subject
  /** What was sold, in the language of the reader. */
  readonly text: string
  /** The amount was only reserved, and the provider has released it. */
  readonly isReleased: boolean
  /** Of the payment: what was decided to be refunded of a captured amount. */
  readonly refundDueOre: number
  /** Oldest first. */
  readonly notes: readonly CardNote[]
}

type CardRefund = { readonly entryId: number; readonly amountOre: number }

/**
 * Which credit notes each refund of a payment carries. A refund may carry two decisions, and a decision
 * may need two refunds: both are lengths on one line of øre. Refunds of before there were credit notes
 * are at its beginning, and have none.
 * @param refunds oldest first
 */
export function matchCreditNotes(
  { notes, refundDueOre }: Pick<CardDocuments, 'notes' | 'refundDueOre'>,
  refunds: readonly CardRefund[],
): ReadonlyMap<number, readonly CardNote[]> {
  const creditedOre = notes.reduce((sum, { amountOre }) => sum + amountOre, 0)
  let end = Math.max(0, refundDueOre - creditedOre)
  const placed = notes.map((note) => {
    const start = end
    end += note.amountOre
    return { note, start, end }
  })
  let refundedOre = 0
  return new Map(
    refunds.map(({ entryId, amountOre }) => {
      const from = refundedOre
      refundedOre += amountOre
      const carried = placed.filter((one) => one.start < refundedOre && from < one.end)
      return [entryId, carried.map(({ note }) => note)]
    }),
  )
}
