import { expect, test } from 'vitest'
import type { UserDetails } from '#core/profile/contract.ts'
import { ProfileForm } from '#core/profile/profile-form.ts'
import { changedFields, fieldValue, profileFields, toFormValues } from './form-values.ts'

const details: UserDetails = {
  id: 'a',
  email: 'kari@example.no',
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthDate: '2001-09-01',
  nationality: 'Norge',
  address: {
    line1: 'Vei 1',
    line2: '',
    line3: '',
    zipCode: '0194',
    city: 'Oslo',
    countryCode: 'NO',
  },
  phone: { countryCode: '', subscriberNumber: '' },
  institution: 'BI',
  tuitionFeeCode: '2026H',
  language: 'no',
  socialSecurityNumber: '',
  nationalIdProof: null,
  nationalIdDoubt: null,
  type: 'STUDENT',
  tuitionFee: '',
  revision: 3,
}

test('the content of the form is saved unchanged', () => {
  const { birthDate, address } = ProfileForm.parse(toFormValues(details))
  expect({ birthDate, address }).toEqual({
    birthDate: details.birthDate,
    address: details.address,
  })
  expect(toFormValues(details).birthDate).toBe('01.09.2001')
})

test('every field of the form can be read by its name', () => {
  const form = toFormValues(details)
  for (const field of profileFields) expect(typeof fieldValue(form, field)).toBe('string')
  expect(fieldValue(form, 'address.city')).toBe('Oslo')
  expect(profileFields).toHaveLength(15)
})

test('two forms differ where they do', () => {
  const form = toFormValues(details)
  expect(changedFields(form, form)).toEqual([])
  const other = { ...form, firstName: 'Ola', address: { ...form.address, city: 'Bergen' } }
  expect(changedFields(form, other)).toEqual(['firstName', 'address.city'])
})
