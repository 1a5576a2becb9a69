import type { Settlement } from '#core/payments/contract.ts'
import { m } from '#messages'
import { formatTime } from '#platform/time/format.ts'

type Row = {
  readonly number: number | ''
  readonly reference: string
  readonly at: string
  readonly subject: string
  readonly paymentId: string
  readonly amountOre: number
}

/** The columns of a settlement file. Amounts are in øre, so there is no decimal comma to misread. */
export function settlementColumns() {
  return [
    { id: 'number', header: m.payments_settlement_number(), value: ({ number }: Row) => number },
    {
      id: 'reference',
      header: m.payments_settlement_reference(),
      value: ({ reference }: Row) => reference,
    },
    { id: 'time', header: m.payments_settlement_time(), value: ({ at }: Row) => at },
    { id: 'subject', header: m.payments_subject(), value: ({ subject }: Row) => subject },
    { id: 'payment', header: m.payments_number(), value: ({ paymentId }: Row) => paymentId },
    { id: 'amount', header: m.payments_settlement_ore(), value: ({ amountOre }: Row) => amountOre },
  ]
}

/** A row for each transaction, then the sums of captures, refunds and both. */
export function settlementRows({ lines, capturedOre, refundedOre }: Settlement): Row[] {
  const sum = (subject: string, amountOre: number): Row => ({
    number: '',
    reference: '',
    at: '',
    subject,
    paymentId: '',
    amountOre,
  })
  return [
    ...lines.map((line) => ({ ...line, at: formatTime(new Date(line.at)) })),
    sum(m.payments_taken(), capturedOre),
    sum(m.payments_back(), -refundedOre),
    sum(m.payments_settlement_sum(), capturedOre - refundedOre),
  ]
}
