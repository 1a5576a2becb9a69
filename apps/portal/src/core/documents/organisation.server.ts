import type { Configuration } from '#platform/config.server.ts'

/** Who writes, and where money is paid to. */
export type Organisation = {
  readonly name: string
  /** Nine digits. */
  readonly organisationNumber: string
  /** In one line. */
  readonly address: string
  /** Without spaces. */
  readonly iban: string
  readonly bic: string
  readonly bank: string
  /** Not a real account: every letter says so. */
  readonly isExample: boolean
}

export type DepositConfiguration = Pick<
  Configuration,
  | 'TRIVSEL_ENV'
  | 'DEPOSIT_HOLDER'
  | 'DEPOSIT_HOLDER_NUMBER'
  | 'DEPOSIT_HOLDER_ADDRESS'
  | 'DEPOSIT_IBAN'
  | 'DEPOSIT_BIC'
  | 'DEPOSIT_BANK'
>

/** `null` where no account is set up, and there is no deposit account. */
export function depositOrganisation(configuration: DepositConfiguration): Organisation | null {
  const {
    TRIVSEL_ENV,
    DEPOSIT_HOLDER: name,
    DEPOSIT_HOLDER_NUMBER: organisationNumber,
    DEPOSIT_HOLDER_ADDRESS: address,
    DEPOSIT_IBAN: iban,
    DEPOSIT_BIC: bic,
    DEPOSIT_BANK: bank,
  } = configuration
  if (!name || !organisationNumber || !address || !iban || !bic || !bank) return null
  const isExample = TRIVSEL_ENV !== 'production'
  return { name, organisationNumber, address, iban, bic, bank, isExample }
}

export type FitnessConfiguration = Pick<
  Configuration,
  | 'TRIVSEL_ENV'
  | 'DEPOSIT_HOLDER'
  | 'DEPOSIT_HOLDER_NUMBER'
  | 'DEPOSIT_HOLDER_ADDRESS'
  | 'FITNESS_IBAN'
>

/** Who has sold what is paid already. */
export type PaidSeller = Pick<Organisation, 'name' | 'organisationNumber' | 'address' | 'isExample'>

/** `null` where nobody is named, and no receipt can be written. */
export function paidSeller(
  configuration: Omit<FitnessConfiguration, 'FITNESS_IBAN'>,
): PaidSeller | null {
  const {
    TRIVSEL_ENV,
    DEPOSIT_HOLDER: name,
    DEPOSIT_HOLDER_NUMBER: organisationNumber,
    DEPOSIT_HOLDER_ADDRESS: address,
  } = configuration
  if (!name || !organisationNumber || !address) return null
  return { name, organisationNumber, address, isExample: TRIVSEL_ENV !== 'production' }
}

/** Who asks for money for training. It is no account of students’ money. */
export type Seller = PaidSeller & {
  /** Eleven digits. */
  readonly accountNumber: string
}

/** `null` where no account is set up, and nothing is sold. */
export function fitnessSeller(configuration: FitnessConfiguration): Seller | null {
  const seller = paidSeller(configuration)
  const { FITNESS_IBAN: iban } = configuration
  if (!seller || !iban) return null
  // A Norwegian IBAN is the country, two check digits, and the number of the account.
  return { ...seller, accountNumber: iban.slice(4) }
}

/** Accounts of the organisation itself, by their IBANs: nothing is paid out to them. */
export const ownAccountsOf = ({
  DEPOSIT_IBAN,
  FITNESS_IBAN,
}: Partial<Pick<Configuration, 'DEPOSIT_IBAN' | 'FITNESS_IBAN'>>): string[] =>
  [DEPOSIT_IBAN, FITNESS_IBAN].filter((iban) => iban !== undefined)
