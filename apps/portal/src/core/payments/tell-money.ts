import type { PaidMoney, PaymentOutcome } from './contract.ts'

/** What a page says of the payer's money, each text with what has to be true for it. */
export type MoneyTexts = {
  /** The provider has said that the order ended without money. May say that nobody was charged. */
  readonly nothing: () => string
  /** The provider has said that what was reserved is released. May say that nobody was charged. */
  readonly released: () => string
  /** The release was asked for, and is not answered yet. */
  readonly releasing: () => string
  readonly returned: () => string
  /** Nobody knows yet: says so, and that we keep asking. */
  readonly unknown: () => string
}

/**
 * The only way to "you have not been charged": pages that tell of money that was not taken give their
 * texts here, and the claim is in no other text (`testing/not-charged.test.ts`).
 */
export function tellMoney(money: PaidMoney, texts: MoneyTexts): string {
  switch (money) {
    case 'nothing':
    case 'released':
    case 'releasing':
    case 'returned':
      return texts[money]()
    case 'unknown':
    case 'reserved':
    case 'taken':
      return texts.unknown()
  }
}

/** Whether asking again would tell a payer nothing more. */
export const isSettledForPayer = ({ paymentStatus, money }: PaymentOutcome): boolean =>
  paymentStatus !== 'INITIALIZED' && money !== 'releasing'
