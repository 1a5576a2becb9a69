import { z } from 'zod/mini'
import { associationStates } from '#core/associations/states.ts'
import { OwnAccounts } from '../account/contract.ts'
import { PayoutRequestView } from '../model/contract.ts'
import { Statement } from '../statement/contract.ts'

/** Everything on the page of the money of an association. */
export const MoneyPage = z.strictObject({
  state: z.enum(associationStates),
  balanceOre: z.int(),
  /** Less what is promised to payouts that wait for a second person. */
  availableOre: z.int(),
  accounts: OwnAccounts,
  requests: z.array(PayoutRequestView),
  statement: Statement,
})
export type MoneyPage = z.infer<typeof MoneyPage>
