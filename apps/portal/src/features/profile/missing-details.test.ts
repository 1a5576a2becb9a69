import { expect, test } from 'vitest'
import { expectedDetails, missingDetails } from './missing-details.ts'

const complete = {
  address: {
    line1: 'Ekebergveien 12',
    line2: '',
    line3: '',
    zipCode: '',
    city: 'Oslo',
    countryCode: 'NO',
  },
  phone: { countryCode: '+47', subscriberNumber: '91234567' },
  birthDate: '2001-09-01',
  nationality: 'Norge',
  institution: 'BI',
}

test('nothing is missing in a profile that is filled in, also without a postal code', () => {
  expect(missingDetails(complete)).toEqual([])
})

test('an address lacks something without street, city or country', () => {
  for (const part of ['line1', 'city', 'countryCode'])
    expect(missingDetails({ ...complete, address: { ...complete.address, [part]: '' } })).toEqual([
      'address',
    ])
})

test('everything is missing in an empty one, in the order of the form', () => {
  const empty = {
    address: { line1: '', line2: '', line3: '', zipCode: '', city: '', countryCode: '' },
    phone: { countryCode: '+47', subscriberNumber: '' },
    birthDate: '',
    nationality: '',
    institution: '',
  }
  expect(missingDetails(empty)).toEqual([...expectedDetails])
})
