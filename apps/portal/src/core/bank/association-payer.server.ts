import type { Configuration } from '#platform/config.server.ts'
import { organisation } from '#platform/organisation/current-organisation.ts'
import type { Payer } from './payout-source.ts'

/**
 * The account that cards are settled to, from which associations are paid. `null` where none is set up,
 * or nobody has named the organisation.
 */
export function associationPayer(
  configuration: Partial<Pick<Configuration, 'ASSOCIATION_IBAN' | 'ASSOCIATION_BIC'>>,
): Payer | null {
  const { ASSOCIATION_IBAN: iban, ASSOCIATION_BIC: bic } = configuration
  const name = organisation()?.legalName
  return name && iban && bic ? { name, iban, bic } : null
}

/** The account that invoices for training are paid to, from which what is owed of them is paid back. */
export function fitnessPayer(
  configuration: Partial<Pick<Configuration, 'FITNESS_IBAN' | 'FITNESS_BIC'>>,
): Payer | null {
  const { FITNESS_IBAN: iban, FITNESS_BIC: bic } = configuration
  const name = organisation()?.legalName
  return name && iban && bic ? { name, iban, bic } : null
}

/** Only payouts are told of by the files of these accounts: what comes to them is of no concern here. */
export const payingAccountsOf = ({
  ASSOCIATION_IBAN,
  FITNESS_IBAN,
  FITNESS_BIC,
}: Partial<Pick<Configuration, 'ASSOCIATION_IBAN' | 'FITNESS_IBAN' | 'FITNESS_BIC'>>): string[] =>
  [ASSOCIATION_IBAN, FITNESS_BIC && FITNESS_IBAN].filter((iban) => iban !== undefined)
