import { z } from 'zod/mini'
import { payoutCauses } from '#core/bank/payout-states.ts'
import { checkedBy, oreOf, payeeFields, payeeOf, typed } from '#core/bank/typed-money.ts'
import { CorrectionForm, PayoutForm, TransferForm } from './forms.ts'

/* The forms as staff type them. */

const transferFields = z.object({
  reference: typed,
  kroner: typed,
  valueDate: typed,
  customerNumber: typed,
  debtorName: typed,
  text: typed,
})
export type TypedTransfer = z.infer<typeof transferFields>
const transferOf = ({ kroner, ...values }: TypedTransfer) => ({
  ...values,
  amountOre: oreOf({ kroner }),
})
export const TypedTransfer = transferFields.check(checkedBy(TransferForm, transferOf))
export const toTransferForm = (values: TypedTransfer) => TransferForm.parse(transferOf(values))

export const transferCorrections = [
  'move-transfer',
  'replace-transfer',
  'reverse-transfer',
] as const
const correctionFields = z.object({
  kind: z.enum(transferCorrections),
  revision: z.number(),
  kroner: typed,
  valueDate: typed,
  /** Empty for nobody. */
  customerNumber: typed,
  reason: typed,
})
export type TypedCorrection = z.infer<typeof correctionFields>
function correctionOf({ kind, revision, reason, ...values }: TypedCorrection) {
  const customerNumber = values.customerNumber.trim() === '' ? null : values.customerNumber
  if (kind === 'reverse-transfer') return { kind, revision, reason }
  if (kind === 'move-transfer') return { kind, revision, reason, customerNumber }
  const { valueDate } = values
  return { kind, revision, reason, customerNumber, valueDate, amountOre: oreOf(values) }
}
export const TypedCorrection = correctionFields.check(checkedBy(CorrectionForm, correctionOf))
export const toCorrectionForm = (values: TypedCorrection) =>
  CorrectionForm.parse(correctionOf(values))

const payoutFields = z.object({
  ...payeeFields,
  key: typed,
  customerNumber: typed,
  kroner: typed,
  message: typed,
  /** Empty for none. */
  cause: z.enum(['', ...payoutCauses]),
})
export type TypedPayout = z.infer<typeof payoutFields>
const payoutOf = ({ key, customerNumber, message, reason, cause, ...values }: TypedPayout) => ({
  key,
  customerNumber,
  message,
  reason,
  cause: cause || undefined,
  amountOre: oreOf(values),
  payee: payeeOf(values),
})
export const TypedPayout = payoutFields.check(checkedBy(PayoutForm, payoutOf))
export const toPayoutForm = (values: TypedPayout) => PayoutForm.parse(payoutOf(values))
