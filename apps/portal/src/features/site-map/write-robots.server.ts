import { locales } from '@trivsel/content-contract/locales'
import { pagePath } from '#platform/routing/route-table.ts'

/** What is somebody's own, what is for machines of ours, and what has no end. */
const closed = [
  '/api/',
  ...locales.map((locale) => pagePath('myPage', locale)),
  ...locales.map((locale) => pagePath('staff', locale)),
  '/dev/',
  ...locales.map((locale) => `${pagePath('search', locale)}?`),
]

/** @param access `refuse`: a site that is not for the public is read by no search engine */
export function writeRobots(access: 'allow' | 'refuse', portalUrl: string): string {
  const rules = access === 'refuse' ? ['Disallow: /'] : closed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${portalUrl}/sitemap.xml`, ''].join('\n')
}
