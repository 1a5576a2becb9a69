import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { osloDate } from '#platform/time/oslo.ts'
import type { Language } from './contract.ts'

/** The id of a class in the page of its day. */
export function classAnchor(id: number): string {
  return `class-${id}`
}

/** The path of a class on the page of its day. */
export function classAddress(
  { id, startTime }: { id: number; startTime: string },
  language: Language,
) {
  return `${fixedAddresses.groupClasses[language]}?day=${osloDate(new Date(startTime))}#${classAnchor(id)}`
}
