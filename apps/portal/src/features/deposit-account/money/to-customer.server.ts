import type { Customer } from './find-customers.server.ts'

/** Whose number it is; a student whose account is deleted has no name any more. */
export const toCustomer = (number: string | null, known: ReadonlyMap<string, Customer>) => {
  if (number === null) return null
  const found = known.get(number)
  return { number, name: found?.fullName ?? null, caseId: found?.caseId ?? null }
}
