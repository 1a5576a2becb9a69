import { z } from 'zod/mini'
import { payoutCauses } from '#core/bank/payout-states.ts'
import { parseKroner } from '#platform/parse-kroner.ts'
import {
  CorrectionForm,
  mostOre,
  OutcomeForm,
  PayoutForm,
  type PayoutMethod,
  PrepareAgainForm,
  payoutMethods,
  ReturnForm,
  TransferForm,
} from './forms.ts'

/*
 * The forms as staff type them: kroner instead of øre, and a field for whatever may be asked. What is
 * wrong with them the forms of the API say, each beside the field that it is about.
 */

const typed = z.string().check(z.maxLength(2_000, 'TOO_LONG'))

/** Says what the form of the API says of it. */
const checkedBy = <Typed>(form: z.ZodMiniType, toForm: (values: Typed) => unknown) =>
  z.check<Typed>(({ value, issues }) => {
    for (const { path, message } of form.safeParse(toForm(value)).error?.issues ?? []) {
      const field = String(path.at(-1))
      issues.push({
        code: 'custom',
        path: [field === 'amountOre' ? 'kroner' : field],
        message,
        input: value,
      })
    }
  })

/** 0, which no form takes, for what is no amount. */
const oreOf = ({ kroner }: { kroner: string }) => parseKroner(kroner, mostOre) ?? 0

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

const returnFields = z.object({ kroner: typed, on: typed, reference: typed, reason: typed })
export type TypedReturn = z.infer<typeof returnFields>
const returnOf = ({ kroner, ...values }: TypedReturn) => ({
  ...values,
  amountOre: oreOf({ kroner }),
})
export const TypedReturn = returnFields.check(checkedBy(ReturnForm, returnOf))
export const toReturnForm = (values: TypedReturn) => ReturnForm.parse(returnOf(values))

const payeeFields = {
  method: z.enum(payoutMethods),
  name: typed,
  account: typed,
  details: typed,
  reason: typed,
}
export type TypedPayee = { method: PayoutMethod; name: string; account: string; details: string }
const payeeOf = ({ method, name, account, details }: TypedPayee) =>
  method === 'account' ? { method, name, account } : { method, name, details }

const againFields = z.object(payeeFields)
export type TypedPrepareAgain = z.infer<typeof againFields>
const againOf = ({ reason, ...payee }: TypedPrepareAgain) => ({ payee: payeeOf(payee), reason })
export const TypedPrepareAgain = againFields.check(checkedBy(PrepareAgainForm, againOf))
export const toPrepareAgainForm = (values: TypedPrepareAgain) =>
  PrepareAgainForm.parse(againOf(values))

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

export const outcomes = ['paid', 'failed'] as const
const outcomeFields = z.object({
  outcome: z.enum(outcomes),
  reference: typed,
  on: typed,
  reason: typed,
})
export type TypedOutcome = z.infer<typeof outcomeFields>
const outcomeOf = ({ outcome, reference, on, reason }: TypedOutcome) =>
  outcome === 'paid' ? { outcome, reference, on } : { outcome, reason }
export const TypedOutcome = outcomeFields.check(checkedBy(OutcomeForm, outcomeOf))
export const toOutcomeForm = (values: TypedOutcome) => OutcomeForm.parse(outcomeOf(values))
