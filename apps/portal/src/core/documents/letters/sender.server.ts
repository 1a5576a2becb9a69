import type { Configuration } from '#platform/config.server.ts'
import { organisation } from '#platform/organisation/current-organisation.ts'

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

export type SenderConfiguration = Pick<Configuration, 'TRIVSEL_ENV'>

/** The register gives such numbers to no organisation, and keeps some of them for tests. */
const isForTests = (organisationNumber: string) => !/^[89]/.test(organisationNumber)

/**
 * As administrators describe it now: a letter is written with what is set when it is written.
 * `null` where that is not enough for a letter.
 */
export function senderOf({ TRIVSEL_ENV }: SenderConfiguration): Sender | null {
  const set = organisation()
  if (!set?.legalName || !set.organisationNumber || !set.postalAddress) return null
  const { legalName: name, organisationNumber, postalAddress: address } = set
  const isExample = TRIVSEL_ENV !== 'production'
  if (!isExample && isForTests(organisationNumber)) return null
  return { name, organisationNumber, address, isExample }
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
