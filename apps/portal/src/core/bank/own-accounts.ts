import type { Configuration } from '#platform/config.server.ts'

type Accounts = Partial<Pick<Configuration, 'DEPOSIT_IBAN' | 'FITNESS_IBAN' | 'ASSOCIATION_IBAN'>>

/** IBANs of all accounts of the organisation: nothing is paid out to them. */
export const ownAccountsOf = ({
  DEPOSIT_IBAN,
  FITNESS_IBAN,
  ASSOCIATION_IBAN,
}: Accounts): string[] =>
  [DEPOSIT_IBAN, FITNESS_IBAN, ASSOCIATION_IBAN].filter((iban) => iban !== undefined)
