import { perLocale } from '@trivsel/content-contract/locales'
import { m } from '#messages'
import type { Localized } from '#platform/i18n/localized.ts'

/** What is sold, in every language: `Barnehageplass, Klossen`. */
export const productNameOf = (kindergarten: string): Localized =>
  perLocale((locale) => m.kindergarten_invoice_product({ kindergarten }, { locale }))
