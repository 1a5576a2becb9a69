import {
  type Sender,
  type SenderConfiguration,
  senderOf,
} from '#core/documents/letters/sender.server.ts'
import type { Configuration } from '#platform/config.server.ts'

/** The organisation that holds the deposit account, and the account. */
export type DepositHolder = Sender & {
  /** Without spaces. */
  readonly iban: string
  readonly bic: string
  readonly bank: string
}

export type DepositConfiguration = SenderConfiguration &
  Pick<Configuration, 'DEPOSIT_IBAN' | 'DEPOSIT_BIC' | 'DEPOSIT_BANK'>

/** `null` where no account is set up: the site then offers no deposit account. */
export function depositHolderOf(configuration: DepositConfiguration): DepositHolder | null {
  const sender = senderOf(configuration)
  const { DEPOSIT_IBAN: iban, DEPOSIT_BIC: bic, DEPOSIT_BANK: bank } = configuration
  return sender && iban && bic && bank ? { ...sender, iban, bic, bank } : null
}
