import type { UserDetails } from '#core/profile/contract.ts'

export const expectedDetails = [
  'address',
  'phone',
  'birthDate',
  'nationality',
  'institution',
] as const
export type ExpectedDetail = (typeof expectedDetails)[number]

type Told = Pick<UserDetails, ExpectedDetail>

/**
 * What a profile should have and has not. The national id is not among it: an applicant abroad has
 * none (decisions, Identity).
 */
export function missingDetails({ address, phone, ...told }: Told): ExpectedDetail[] {
  const isThere: Record<ExpectedDetail, boolean> = {
    address: Boolean(address.line1 && address.city && address.countryCode),
    phone: phone.subscriberNumber !== '',
    birthDate: told.birthDate !== '',
    nationality: told.nationality !== '',
    institution: told.institution !== '',
  }
  return expectedDetails.filter((detail) => !isThere[detail])
}
