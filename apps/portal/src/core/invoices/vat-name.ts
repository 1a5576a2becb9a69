import type { Locale } from '@trivsel/content-contract/locales'
import { m } from '#messages'

/** `VAT`, or `VAT 25 %, included`. */
export const vatName = (vatPercent: number, locale: Locale): string =>
  vatPercent === 0
    ? m.invoice_vat({}, { locale })
    : m.invoice_vat_included({ percent: vatPercent }, { locale })
