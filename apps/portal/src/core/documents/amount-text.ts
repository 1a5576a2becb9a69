import { formatTagOf, type Locale, perLocale } from '@trivsel/content-contract/locales'

import { once } from '#platform/once.ts'

/*
 * Money is whole øre in a `number`, which is exact up to 90 billion kroner; nothing that we write
 * about comes near that.
 */

const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
const formats = perLocale((locale) =>
  once(() => new Intl.NumberFormat(formatTagOf(locale), options)),
)
const withCurrency = {
  no: (amount) => `${amount}\u00a0kr`,
  en: (amount) => `NOK\u00a0${amount}`,
} as const satisfies Record<Locale, (amount: string) => string>

/**
 * `166 859,00 kr`, `NOK 166,859.00`; never broken over two lines.
 * @throws {RangeError} these are no whole øre
 */
export function amountText(ore: number, locale: Locale): string {
  if (!Number.isSafeInteger(ore)) throw new RangeError('An amount is a whole number of øre')
  // Divided as text: a division would round where a number has no more digits.
  const digits = String(Math.abs(ore)).padStart(3, '0')
  const sign = ore < 0 ? '-' : ''
  const kroner = `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
  return withCurrency[locale](formats[locale]().format(kroner))
}
