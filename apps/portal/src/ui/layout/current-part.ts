import type { SiteFrame } from '@trivsel/content-contract/site'

type Section = SiteFrame['sections'][number]

/** As what a link in a menu is current: the page itself, a page above it, or neither. */
export function currentPart(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

/** A section is current with everything under it, and with every page that it lists. */
export function currentSection(section: Section, path: string): 'page' | 'true' | undefined {
  const own = currentPart(section.href, path)
  if (own) return own
  return section.links.some(({ href }) => currentPart(href, path)) ? 'true' : undefined
}
