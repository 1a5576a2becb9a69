import { isSameAccount, namesAccount } from './account-number.ts'

/** Where money goes: an account of eleven digits or an IBAN, or details in words. */
type Target = { readonly account?: string | null; readonly details?: string | null }

/** Whether money would go to one of these accounts, by their IBANs: ours are no payee's. */
export const goesTo = (target: Target | null, ibans: readonly string[]): boolean =>
  ibans.some(
    (iban) =>
      (target?.account != null && isSameAccount(target.account, iban)) ||
      (target?.details != null && namesAccount(target.details, iban)),
  )
