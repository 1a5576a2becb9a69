import { locales } from '@trivsel/content-contract/locales'
import type { Configuration } from '#platform/config.server.ts'
import { pages } from './addresses.ts'
import { staffCookie } from './staff-cookie.server.ts'

const homes = locales.map((locale) => pages.staff[locale])

/**
 * Which pages are rendered for one member of staff: all of the staff area, in a browser that has the
 * cookie of staff access. Whether the cookie is good is found out by what the page asks of the API.
 */
export function createPersonalStaffPages(configuration: Pick<Configuration, 'PORTAL_URL'>) {
  const { name } = staffCookie(configuration)
  return (address: string, cookies: string): boolean =>
    homes.some((home) => address.startsWith(home) && /^[/?]?$/.test(address.charAt(home.length))) &&
    cookies.includes(`${name}=`)
}
