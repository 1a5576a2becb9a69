import { fixedAddresses } from '@trivsel/content-contract/addresses'

/** What is somebody's own, what is for machines of ours, and what has no end. */
const closed = [
  '/api/',
  '/min-side',
  '/en/my-page',
  '/ansatt',
  '/en/staff',
  '/dev/',
  `${fixedAddresses.search.no}?`,
  `${fixedAddresses.search.en}?`,
]

/** @param access `refuse`: a site that is not for the public is read by no search engine */
export function writeRobots(access: 'allow' | 'refuse', portalUrl: string): string {
  const rules = access === 'refuse' ? ['Disallow: /'] : closed.map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...rules, '', `Sitemap: ${portalUrl}/sitemap.xml`, ''].join('\n')
}
