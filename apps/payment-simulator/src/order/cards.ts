import type { Card } from './payment-order.ts'
import type { CardProblem } from './problem.ts'

/** The 3-D Secure behaviour of the card’s bank. */
export type Security = 'challenge' | 'frictionless' | 'none'

export type TestCard = { number: string; brand: Card['brand']; security: Security }

/** The provider's published test cards. */
export const testCards: readonly TestCard[] = [
  { number: '5226612199533406', brand: 'MasterCard', security: 'challenge' },
  { number: '4761739001010416', brand: 'Visa', security: 'challenge' },
  { number: '5510000000002347', brand: 'MasterCard', security: 'challenge' },
  { number: '4111112000006545', brand: 'Visa', security: 'challenge' },
  { number: '5510000000001232', brand: 'MasterCard', security: 'frictionless' },
  { number: '4111112000003211', brand: 'Visa', security: 'frictionless' },
  { number: '4925000000000004', brand: 'Visa', security: 'none' },
  { number: '5226600159865967', brand: 'MasterCard', security: 'none' },
]

/** Orders of these amounts, in øre, are declined whatever the card. */
export const magicAmounts: Readonly<Record<number, CardProblem>> = {
  900313: 'badrequest',
  900330: 'badrequest',
  900334: 'acquirerpossiblefraud',
  900359: 'acquirerpossiblefraud',
  900343: 'acquirercardstolen',
  900351: 'carddeclined',
  900362: 'carddeclined',
  900354: 'acquirercardexpired',
  900361: 'acquirerinsufficientfunds',
  900391: 'acquirergatewayerror',
  952400: 'carddeclined',
  952507: 'acquirererror',
  952100: 'velocitycheck',
}

/** The payer’s input. `expiry` is `04/35`. */
export type CardEntry = { number: string; expiry: string; cvc: string }
export type EntryFault = 'number' | 'expiry' | 'cvc'

const expiryPattern = /^(0[1-9]|1[0-2])\/(\d{2})$/

/** The fields that are not valid card data. Spaces in a number are ignored. */
export function faultsOf({ number, expiry, cvc }: CardEntry): EntryFault[] {
  return [
    ...(isCardNumber(withoutSpaces(number)) ? [] : (['number'] as const)),
    ...(expiryPattern.test(expiry) ? [] : (['expiry'] as const)),
    ...(/^\d{3,4}$/.test(cvc) ? [] : (['cvc'] as const)),
  ]
}

export type Verdict = { kind: 'declined'; problem: CardProblem } | { kind: Security; card: Card }

/** The decision of the card’s bank on valid input. */
export function judge(entry: CardEntry, amount: number, now: number): Verdict {
  const magic = magicAmounts[amount]
  if (magic) return { kind: 'declined', problem: magic }
  const number = withoutSpaces(entry.number)
  const known = testCards.find((card) => card.number === number)
  if (!known) return { kind: 'declined', problem: 'carddeclined' }
  const [, month = '', year = ''] = expiryPattern.exec(entry.expiry) ?? []
  if (hasExpired(Number(month), 2000 + Number(year), now))
    return { kind: 'declined', problem: 'acquirercardexpired' }
  return {
    kind: known.security,
    card: {
      brand: known.brand,
      maskedPan: `${number.slice(0, 6)}******${number.slice(-4)}`,
      expiryDate: `${month}/20${year}`,
    },
  }
}

/** A card is valid to the end of the month printed on it. */
function hasExpired(month: number, year: number, now: number): boolean {
  return now >= Date.UTC(year, month)
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '')

/** Digits with the check digit of Luhn. */
function isCardNumber(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
