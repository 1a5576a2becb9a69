import { matchPath, pageDefinition } from './route-table.ts'

let loadedPath = ''

/** Noted when the document starts: its policy is that of the page it was loaded as, wherever it goes. */
export function noteLoadedPath(pathname: string): void {
  loadedPath = pathname
}

/** Whether this document may embed the card form. */
export function documentMayPay(): boolean {
  return paysByCard(loadedPath)
}

export function paysByCard(pathname: string): boolean {
  const page = matchPath(pathname)
  return page !== null && pageDefinition(page.id).paysByCard === true
}
