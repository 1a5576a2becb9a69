import { z } from 'zod/mini'
import { longestReason } from '#core/association-accounts/limits.ts'
import { associationStates } from '#core/associations/states.ts'
import { accountWarnings } from '../model/account-warnings.ts'
import { BankAccount, PayoutRequestView } from '../model/contract.ts'
import { leastPayoutOre, mostPayoutOre } from '../model/limits.ts'
import { plainText } from '../model/plain-text.ts'

const Reason = plainText(longestReason, 'REASON_REQUIRED')

export const ReasonForm = z.strictObject({ reason: Reason })
export type ReasonForm = z.infer<typeof ReasonForm>

export const ApproveForm = z.strictObject({
  /** The account that the caller has seen. */
  accountId: z.uuid(),
})
export type ApproveForm = z.infer<typeof ApproveForm>

export const StartForm = z.strictObject({
  /** Made by the caller: the same again is the same payout. */
  requestId: z.uuid(),
  accountId: z.uuid(),
  amountOre: z.int().check(z.gte(leastPayoutOre), z.lte(mostPayoutOre)),
  reason: Reason,
})
export type StartForm = z.infer<typeof StartForm>

export const StaffAccount = z.strictObject({
  ...BankAccount.shape,
  warnings: z.array(z.enum(accountWarnings)),
  /** Names of other associations with the same account. */
  sharedWith: z.array(z.string()),
})
export type StaffAccount = z.infer<typeof StaffAccount>

/** What staff see of the money of one association. */
export const StaffMoney = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(associationStates),
  balanceOre: z.int(),
  availableOre: z.int(),
  /** Paid for events that are not over, which may be refunded still. */
  comingTicketsOre: z.int(),
  account: z.nullable(StaffAccount),
})
export type StaffMoney = z.infer<typeof StaffMoney>

export const StaffMoneyDetails = z.strictObject({
  ...StaffMoney.shape,
  /** One that waits for a contact person. */
  entered: z.nullable(BankAccount),
  requests: z.array(PayoutRequestView),
})
export type StaffMoneyDetails = z.infer<typeof StaffMoneyDetails>

export const StaffRequest = z.strictObject({
  request: PayoutRequestView,
  money: StaffMoney,
})
export type StaffRequest = z.infer<typeof StaffRequest>

export const StaffRequests = z.strictObject({
  /** Oldest first. */
  waiting: z.array(StaffRequest),
  /** The latest that were decided, newest first. */
  decided: z.array(
    z.strictObject({
      request: PayoutRequestView,
      association: z.strictObject({ id: z.string(), name: z.string() }),
    }),
  ),
})
export type StaffRequests = z.infer<typeof StaffRequests>

export const ShownAccount = z.strictObject({ account: z.string(), holder: z.string() })
export type ShownAccount = z.infer<typeof ShownAccount>
