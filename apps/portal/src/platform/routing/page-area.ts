import { internalPath, matchPath, pageDefinition } from './route-table.ts'

/** Parts of the site whose pages a browser loads together: a visitor never has the routes of the staff. */
export const areas = ['public', 'my-page', 'staff'] as const
export type Area = (typeof areas)[number]

/**
 * The part of the site that a page belongs to.
 * @returns null: no browser goes there but by loading it, since it is light or there is none
 */
export function pageArea(pathname: string): Area | null {
  const page = matchPath(pathname)
  if (!page || pageDefinition(page.id).light) return null
  const [, first] = internalPath(page).split('/')
  return areas.find((area) => area === first) ?? 'public'
}
