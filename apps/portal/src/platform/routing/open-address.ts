import { findPage, isOffered, type MatchedPage } from './route-table.ts'

export type IsOpen = (page: MatchedPage) => boolean

/** Whether an address is none of ours, or of a page that is there. */
export function isOpenAddress(href: string, isOpen: IsOpen = isOffered): boolean {
  const path = /^[^?#]*/.exec(href)?.[0] ?? ''
  const page = path.startsWith('/') ? findPage(path) : null
  return page === null || isOpen(page)
}
