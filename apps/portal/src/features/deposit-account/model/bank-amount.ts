import type { Locale } from '@trivsel/content-contract/locales'
import { amountText } from '#core/documents/amount-text.ts'
import { getLocale } from '#locale'
import { formatMoney } from '#platform/format-kroner.ts'

type Money = Parameters<typeof formatMoney>[0]

const written = {
  no: formatMoney,
  en: ({ amount }) => amountText(Math.round(amount * 100), 'en'),
} as const satisfies Record<Locale, (money: Money) => string>

/** An amount to be typed into a bank: `166 859 kr`, and `NOK 166,859.00` where banks read English. */
export const bankAmount = (money: Money): string => written[getLocale()](money)
