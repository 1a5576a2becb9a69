import { toWrittenDate } from '#core/profile/birth-date.ts'

/**
 * The message of a transfer from abroad, where no customer identification number (KID) can be used:
 * `Mai Nguyen 15.08.2001 100234`. Incoming transfers are matched by it.
 */
export function transferMessage(of: {
  fullName: string
  birthDate: string
  customerNumber: string
}): string {
  return `${of.fullName} ${toWrittenDate(of.birthDate)} ${of.customerNumber}`
}
