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

/** Only payouts are told of by the files of these accounts: what comes to them is of no concern here. */
export const payingAccountsOf = ({
  ASSOCIATION_IBAN: iban,
}: Partial<Pick<Configuration, 'ASSOCIATION_IBAN'>>): string[] => (iban === undefined ? [] : [iban])
