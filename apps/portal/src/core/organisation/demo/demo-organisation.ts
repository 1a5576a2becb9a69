import { perLocale } from '@trivsel/content-contract/locales'
import type { Organisation } from '#platform/organisation/organisation.ts'

/** The organisation number is one of those that the register keeps for tests. */
export const demoOrganisation: Organisation = {
  name: perLocale(() => 'Trivsel'),
  legalName: 'Trivsel (eksempel)',
  organisationNumber: '310000019',
  postalAddress: 'Eksempelveien 1, 0001 Oslo',
  visitingAddress: '',
  city: 'Oslo',
  phone: '',
  email: '',
  openingHours: perLocale(() => ''),
  links: [],
  mailSignature: perLocale(() => ''),
}
