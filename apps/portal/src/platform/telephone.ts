import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'

import { getLocale } from '#locale'

const space = '\u00a0'

/** A telephone number as an address that a phone can call, from abroad too. */
export function telephoneLink(phone: string): string {
  const { country, digits } = readTelephone(phone)
  const isLocal = country === '47' && digits.length !== 8
  return country && !isLocal ? `tel:+${country}${digits}` : `tel:${digits}`
}

/**
 * A telephone number as Norwegians group it: `22 00 00 00`, `900 00 000`, `113`, `116 117`. In
 * English with the code of the country. A number of another country stays as it was written.
 */
export function formatTelephone(phone: string, locale: Locale = getLocale()): string {
  const { country, digits } = readTelephone(phone)
  if (country !== '47') return phone.trim().replaceAll(/\s+/g, space)
  const groups = groupsOf(digits)
  const isDialledFromAbroad = locale !== defaultLocale && digits.length === 8
  return (isDialledFromAbroad ? ['+47', ...groups] : groups).join(space)
}

/** Without a code the number is Norwegian. `country` is empty where the code is not recognized. */
function readTelephone(phone: string): { country: string; digits: string } {
  const dialled = phone.replaceAll(/[^\d+]/g, '').replace(/^00(?=47\d{8}$)/, '+')
  if (dialled.startsWith('+47')) return { country: '47', digits: dialled.slice(3) }
  if (dialled.startsWith('+')) return { country: '', digits: dialled }
  return { country: '47', digits: dialled }
}

function groupsOf(digits: string): string[] {
  if (digits.length === 6) return [digits.slice(0, 3), digits.slice(3)]
  if (digits.length !== 8) return [digits]
  const isMobileOrService = /^[489]/.test(digits)
  return isMobileOrService
    ? [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5)]
    : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6), digits.slice(6)]
}
