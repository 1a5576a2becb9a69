import type { Locale } from '@trivsel/content-contract/content'

/** Where one becomes a member; never changes (decisions, locales and routes). */
export const membershipAddresses: Readonly<Record<Locale, string>> = {
  no: '/trening/medlemskap',
  en: '/en/sports/membership',
}
