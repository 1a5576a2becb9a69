import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { osloDate } from '#platform/time/oslo.ts'
import type { Language } from './contract.ts'

/** Where a class stands on the page of its day. */
export function classAnchor(id: number): string {
  return `class-${id}`
}

/** The class on its day, for whoever is sent there; a path on this site. */
export function classAddress(
  { id, startTime }: { id: number; startTime: string },
  language: Language,
) {
  return `${fixedAddresses.groupClasses[language]}?day=${osloDate(new Date(startTime))}#${classAnchor(id)}`
}
