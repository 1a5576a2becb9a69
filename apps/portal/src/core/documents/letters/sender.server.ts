import type { Configuration } from '#platform/config.server.ts'

/** The organisation that writes a letter. */
export type Sender = {
  readonly name: string
  /** Nine digits. */
  readonly organisationNumber: string
  /** In one line. */
  readonly address: string
  /** The organisation does not exist: every letter says that it is an example. */
  readonly isExample: boolean
}

export type SenderConfiguration = Pick<
  Configuration,
  'TRIVSEL_ENV' | 'ORGANISATION_NAME' | 'ORGANISATION_NUMBER' | 'ORGANISATION_ADDRESS'
>

/** `null` where the settings name no organisation: no letter can be written. */
export function senderOf(configuration: SenderConfiguration): Sender | null {
  const {
    TRIVSEL_ENV,
    ORGANISATION_NAME: name,
    ORGANISATION_NUMBER: organisationNumber,
    ORGANISATION_ADDRESS: address,
  } = configuration
  if (!name || !organisationNumber || !address) return null
  return { name, organisationNumber, address, isExample: TRIVSEL_ENV !== 'production' }
}

/** Sends invoices for training, and is paid to an account of its own, not to that of deposits. */
export type Seller = Sender & {
  /** Eleven digits. */
  readonly accountNumber: string
}

export type SellerConfiguration = SenderConfiguration & Pick<Configuration, 'FITNESS_IBAN'>

/** `null` where no account is set up, and nothing is sold. */
export function fitnessSeller(configuration: SellerConfiguration): Seller | null {
  const sender = senderOf(configuration)
  const { FITNESS_IBAN: iban } = configuration
  if (!sender || !iban) return null
  // A Norwegian IBAN consists of the country, two check digits and the account number.
  return { ...sender, accountNumber: iban.slice(4) }
}
