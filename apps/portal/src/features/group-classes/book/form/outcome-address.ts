import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { ownAddress } from '@trivsel/content-contract/own-address'
import { classAnchor } from '../../model/class-address.ts'
import type { Language } from '../../model/contract.ts'
import type { FormOutcome } from './outcomes.ts'

const site = 'https://own.invalid'
const pages: readonly string[] = Object.values(fixedAddresses.groupClasses)

/** The page that a form was sent from, with its day and filter. Other pages and sites are rejected. */
export function pageOfForm(back: string, language: Language): URL {
  const address = ownAddress(back)
  const url = address === null ? null : new URL(address, site)
  return url && pages.includes(url.pathname)
    ? url
    : new URL(fixedAddresses.groupClasses[language], site)
}

/** The same page, scrolled to the class, with the outcome. */
export function outcomeAddress(page: URL, classId: number, outcome: FormOutcome): string {
  const url = new URL(page)
  url.searchParams.set('outcome', outcome)
  url.searchParams.set('class', String(classId))
  url.hash = classAnchor(classId)
  return url.pathname + url.search + url.hash
}

/** The same page without an earlier outcome, to return to after a login. */
export function backAddress(page: URL, classId: number): string {
  const url = new URL(page)
  url.searchParams.delete('outcome')
  url.searchParams.delete('class')
  return `${url.pathname}${url.search}#${classAnchor(classId)}`
}
