import { z } from 'zod/mini'
import { checkedBy, oreOf, payeeFields, payeeOf, typed } from '#core/bank/typed-money.ts'
import { OutcomeForm, PrepareAgainForm, ReturnForm } from './forms.ts'

/* The forms as staff type them. */

const returnFields = z.object({ kroner: typed, on: typed, reference: typed, reason: typed })
export type TypedReturn = z.infer<typeof returnFields>
const returnOf = ({ kroner, ...values }: TypedReturn) => ({
  ...values,
  amountOre: oreOf({ kroner }),
})
export const TypedReturn = returnFields.check(checkedBy(ReturnForm, returnOf))
export const toReturnForm = (values: TypedReturn) => ReturnForm.parse(returnOf(values))

const againFields = z.object(payeeFields)
export type TypedPrepareAgain = z.infer<typeof againFields>
const againOf = ({ reason, ...payee }: TypedPrepareAgain) => ({ payee: payeeOf(payee), reason })
export const TypedPrepareAgain = againFields.check(checkedBy(PrepareAgainForm, againOf))
export const toPrepareAgainForm = (values: TypedPrepareAgain) =>
  PrepareAgainForm.parse(againOf(values))

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
