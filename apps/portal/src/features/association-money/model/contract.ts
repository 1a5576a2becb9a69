import { z } from 'zod/mini'
import { requesters, shownStates } from './request-states.ts'

/** Names are null of those whose account is deleted. */
export const BankAccount = z.strictObject({
  id: z.string(),
  masked: z.string(),
  holder: z.string(),
  enteredBy: z.nullable(z.string()),
  enteredAt: z.string(),
  confirmedBy: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
})
export type BankAccount = z.infer<typeof BankAccount>

/** Names are null of those whose account is deleted. */
export const PayoutRequestView = z.strictObject({
  id: z.string(),
  requester: z.enum(requesters),
  amountOre: z.int(),
  note: z.nullable(z.string()),
  askedBy: z.nullable(z.string()),
  askedAt: z.string(),
  state: z.enum(shownStates),
  reason: z.nullable(z.string()),
  /** Where it goes or went, once it was approved. */
  masked: z.nullable(z.string()),
  /** When it was decided by staff, answered by the bank or came back: whatever was last. */
  changedAt: z.nullable(z.string()),
})
export type PayoutRequestView = z.infer<typeof PayoutRequestView>
