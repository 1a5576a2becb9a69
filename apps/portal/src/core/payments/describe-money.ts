import type { MoneyState, PaymentOutcome } from './contract.ts'

/** A page's texts about the payer's money, each with the condition for it. */
export type MoneyTexts = {
  /** The provider reports an order that ended unpaid. May say "you have not been charged". */
  readonly unpaid: () => string
  /** The provider reports that the reservation is released. May say "you have not been charged". */
  readonly released: () => string
  /** The release has been requested, and the provider has not confirmed it. */
  readonly releasing: () => string
  readonly refunded: () => string
  /** The outcome is unknown: says so, and that we keep checking. */
  readonly unknown: () => string
}

/**
 * The only way to say "you have not been charged": no other text may claim it
 * (`testing/not-charged.test.ts`).
 */
export function describeMoney(money: MoneyState, texts: MoneyTexts): string {
  switch (money) {
    case 'unpaid':
    case 'released':
    case 'releasing':
    case 'refunded':
      return texts[money]()
    case 'unknown':
    case 'reserved':
    case 'captured':
      return texts.unknown()
  }
}

/** Whether polling again would show the payer nothing new. */
export const isSettledForPayer = ({ paymentStatus, money }: PaymentOutcome): boolean =>
  paymentStatus !== 'INITIALIZED' && money !== 'releasing'
