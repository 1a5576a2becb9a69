import { perLocale } from '@trivsel/content-contract/locales'
import type { Organisation } from '#platform/organisation/organisation.ts'

/** The organisation number is one of those that the register keeps for tests. */
export const demoOrganisation: Organisation = {
  name: perLocale(() => 'Trivsel'),
  legalName: 'Trivsel (eksempel)',
  organisationNumber: '310000019',
  postalAddress: 'Eksempelveien 1, 0001 Oslo',
  visitingAddress: 'Eksempelgata 24, 0001 Oslo',
  city: 'Oslo',
  phone: '22 00 00 00',
  email: 'post@trivsel.example',
  openingHours: {
    ...perLocale(() => 'Switchboard weekdays 9–15. Opening hours on this site are examples.'),
    no: 'Sentralbord hverdager 9–15. Åpningstidene på nettstedet er eksempler.',
  },
  links: [],
  mailSignature: perLocale(() => ''),
  colours: { brand: '', attention: '', sports: '' },
  theme: null,
  pictures: { logo: null, logoDark: null, mark: null },
}
