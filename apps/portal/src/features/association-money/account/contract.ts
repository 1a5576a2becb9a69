import { z } from 'zod/mini'
import { longestAccountNumber, longestHolder } from '#core/association-accounts/limits.ts'
import { BankAccount } from '../model/contract.ts'
import { plainText } from '../model/plain-text.ts'

/** As people write it; the server decides whether it is an account. */
const TypedNumber = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'ACCOUNT_INVALID'),
    z.maxLength(longestAccountNumber, 'ACCOUNT_INVALID'),
  )

export const AccountForm = z.strictObject({
  account: TypedNumber,
  /** The name that the bank has for the account. */
  holder: plainText(longestHolder, 'HOLDER_REQUIRED'),
})
export type AccountForm = z.infer<typeof AccountForm>

export const ConfirmForm = z.strictObject({ account: TypedNumber })
export type ConfirmForm = z.infer<typeof ConfirmForm>

export const OwnAccounts = z.strictObject({
  confirmed: z.nullable(BankAccount),
  entered: z.nullable(
    z.strictObject({ ...BankAccount.shape, step: z.enum(['confirm', 'own', 'former']) }),
  ),
  /** The latest one, where staff removed it and none was confirmed since. */
  removed: z.nullable(z.strictObject({ reason: z.string(), at: z.string() })),
  /** Of now: with one alone nobody can confirm. */
  contacts: z.int(),
})
export type OwnAccounts = z.infer<typeof OwnAccounts>
