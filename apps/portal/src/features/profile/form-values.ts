import { toWrittenDate } from '#core/profile/birth-date.ts'
import type { UserDetails } from '#core/profile/contract.ts'
import type { ProfileForm } from '#core/profile/profile-form.ts'

/** Most telephone numbers are Norwegian; without a number it means nothing. */
const usualCallingCode = '+47'

/** The details as the form has them. */
export function toFormValues(details: UserDetails): ProfileForm {
  const { firstName, lastName, nationality, address, phone } = details
  const { institution, tuitionFeeCode, language } = details
  return {
    firstName,
    lastName,
    birthDate: toWrittenDate(details.birthDate),
    nationality,
    address: { ...address },
    phone: { ...phone, countryCode: phone.countryCode || usualCallingCode },
    institution,
    tuitionFeeCode,
    language,
  }
}

/** Every field of the form in its order on the screen. */
export const profileFields = [
  'firstName',
  'lastName',
  'birthDate',
  'nationality',
  'language',
  'address.line1',
  'address.line2',
  'address.line3',
  'address.zipCode',
  'address.city',
  'address.countryCode',
  'phone.countryCode',
  'phone.subscriberNumber',
  'institution',
  'tuitionFeeCode',
] as const
export type ProfileField = (typeof profileFields)[number]

/** @returns the value of a field, `address.city` */
export function fieldValue(form: ProfileForm, field: ProfileField): string {
  const [first, second] = field.split('.') as [keyof ProfileForm, string | undefined]
  const value = form[first]
  if (typeof value === 'string') return value
  return new Map(Object.entries(value)).get(second ?? '') ?? ''
}

/** The fields in which two forms differ. */
export function changedFields(one: ProfileForm, other: ProfileForm): ProfileField[] {
  return profileFields.filter((field) => fieldValue(one, field) !== fieldValue(other, field))
}
