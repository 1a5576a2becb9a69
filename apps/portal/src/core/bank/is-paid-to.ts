import { isSameAccount, namesAccount } from './account-number.ts'

/** The payee of a payment: an account of eleven digits, an IBAN, or details as text. */
type Target = { readonly account?: string | null; readonly details?: string | null }

/** Whether a payment would go to one of these IBANs. Our own accounts are never a payee. */
export const isPaidTo = (target: Target | null, ibans: readonly string[]): boolean =>
  ibans.some(
    (iban) =>
      (target?.account != null && isSameAccount(target.account, iban)) ||
      (target?.details != null && namesAccount(target.details, iban)),
  )
