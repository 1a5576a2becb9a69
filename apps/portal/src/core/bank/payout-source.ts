import type { StaffRole } from '#core/staff-area/roles.ts'
import type { Locale } from '#locale'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { PageId, PageParams } from '#platform/routing/route-table.ts'
import type { OwnerKind, PayoutOwner } from './payout-owner.ts'
import type { PayoutCause } from './payout-states.ts'

/** The account of the organisation that pays, in a file for the bank. */
export type Payer = { readonly name: string; readonly iban: string; readonly bic: string }

/** What says which accounts the organisation has. */
export type PayerConfiguration = Pick<
  Configuration,
  | 'TRIVSEL_ENV'
  | 'DEPOSIT_IBAN'
  | 'DEPOSIT_BIC'
  | 'DEPOSIT_BANK'
  | 'FITNESS_IBAN'
  | 'FITNESS_BIC'
  | 'ASSOCIATION_IBAN'
  | 'ASSOCIATION_BIC'
>

/** A page of the staff area about what is paid. */
export type PayoutLink = { readonly page: PageId; readonly params: PageParams }

/** Whose money it is, as staff read it. */
export type DescribedOwner = {
  /** Null for somebody whose account is deleted. */
  readonly name: string | null
  /** Short, such as the customer number; null where there is nothing that people would know. */
  readonly reference: string | null
  /** Null for readers who may not open it. */
  readonly link: PayoutLink | null
}

/** Why money is paid out, for the person who releases it. */
export type PayoutReason = {
  /** In one line: `Refund that the student applied for on 3 Nov`. */
  readonly heading: string
  /** Where that is decided; null for readers who may not open it. */
  readonly link: PayoutLink | null
  /** What else they need to know, one thing in a line; who approved it, if that is not here already. */
  readonly lines: readonly string[]
}

/** A member of staff who reads about payouts. */
export type PayoutReader = { readonly roles: readonly StaffRole[]; readonly locale: Locale }

/** A payout with a known outcome. */
export type SettledPayout = {
  readonly id: string
  /** The key of the request. */
  readonly requestKey: string
  readonly owner: PayoutOwner
  readonly amountOre: number
  readonly outcome: 'paid' | 'failed'
}

/** A payout that was paid and then returned. */
export type ReturnedPayout = {
  readonly id: string
  readonly requestKey: string
  readonly owner: PayoutOwner
  /** The returned amount; the bank may have deducted a fee. */
  readonly amountOre: number
}

/** What hooks need besides the transaction, for the links of their mails. */
export type PayoutSite = { readonly portalUrl: string }

/**
 * What a feature knows of the owners of one kind whose money is paid out: `payoutSources` of its
 * manifest. It is asked whether or not the service of the feature is on. Functions with a transaction
 * run in the one that changes the payout: both changes are committed, or neither.
 */
export type PayoutSource = {
  readonly kind: OwnerKind
  /** `Associations`: for the choice of a list. */
  readonly name: (inputs: Record<string, never>, options: { readonly locale: Locale }) => string
  /** The settings of the account that pays, for staff where there is none. */
  readonly settings: readonly string[]
  /** The account of ours that pays; null where none is set up, and nothing can be released. */
  readonly payerOf: (configuration: PayerConfiguration) => Payer | null
  /**
   * The keys of all owners that are these accounts of the portal, or to which one of them is tied.
   * Nobody acts on their own money (`own-payouts.server.ts`).
   */
  readonly findOwn: (database: Database, users: ReadonlySet<string>) => Promise<readonly string[]>
  /** By key. Keys that are not in it have no name any more. */
  readonly describe: (
    database: Database,
    keys: readonly string[],
    reader: PayoutReader,
  ) => Promise<ReadonlyMap<string, DescribedOwner>>
  /** The keys of owners that staff look for by a text: a number, or a part of a name. */
  readonly findByText?: (database: Database, text: string) => Promise<readonly string[]>
  /** By request key; what is not in it, staff have prepared by themselves. */
  readonly reasonsOf: (
    database: Database,
    requestKeys: readonly string[],
    reader: PayoutReader,
  ) => Promise<ReadonlyMap<string, PayoutReason>>
  /** Before the account of the ledger is locked: what else holds their money, in the order of the keys. */
  readonly lock?: (transaction: Database, keys: readonly string[]) => Promise<void>
  /** Before a payout is prepared once more. @throws {Refusal} it may not be */
  readonly checkAgain?: (
    transaction: Database,
    before: {
      readonly id: string
      readonly requestKey: string
      readonly owner: PayoutOwner
      readonly amountOre: number
      readonly cause: PayoutCause | null
      /** Of the new payee's account (`indexAccount`); empty for a manual payment. */
      readonly accountIndexes: readonly string[]
      /** Who prepares it. */
      readonly staffId: string
      /** Of all features: an account may be known from payouts of another kind. */
      readonly payoutSources: readonly PayoutSource[]
    },
  ) => Promise<void>
  /** Payouts of this kind are paid or have failed, once for each. */
  readonly onSettled?: (
    transaction: Database,
    settled: readonly SettledPayout[],
    site: PayoutSite,
  ) => Promise<void>
  /** Payouts of this kind came back after they were paid, once for each. */
  readonly onReturned?: (
    transaction: Database,
    returned: readonly ReturnedPayout[],
    site: PayoutSite,
  ) => Promise<void>
}

/** What operations on payouts depend on: `PortalContext` has all of it. */
export type PayoutParts = {
  readonly database: Database
  readonly encryption: FieldEncryption
  /** Of all features together: a kind that is not in it cannot be paid out. */
  readonly payoutSources: readonly PayoutSource[]
}

/** Those that have an outcome besides. */
export type SettlingParts = PayoutParts & PayoutSite

/** @throws {Error} no feature has it */
export function sourceOf(sources: readonly PayoutSource[], kind: OwnerKind): PayoutSource {
  const source = sources.find((one) => one.kind === kind)
  if (!source) throw new Error(`Nothing is known of payouts of the kind ${kind}`)
  return source
}
