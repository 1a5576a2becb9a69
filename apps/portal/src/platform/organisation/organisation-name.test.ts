import { perLocale } from '@trivsel/content-contract/locales'
import { afterEach, describe, expect, it } from 'vitest'
import { holdOrganisation, organisation } from './current-organisation.ts'
import { mailSignature, organisationName } from './organisation-name.ts'

const before = organisation()
afterEach(() => holdOrganisation(before))

const fjordvel = {
  name: { ...perLocale(() => 'Fjordvel'), en: 'Fjord Welfare' },
  mailSignature: perLocale(() => ''),
  legalName: '',
  organisationNumber: '',
  postalAddress: '',
  visitingAddress: '',
  city: '',
  phone: '',
  email: '',
  openingHours: perLocale(() => ''),
  links: [],
  colours: { brand: '', attention: '', sports: '' },
  theme: null,
  pictures: { logo: null, logoDark: null, mark: null },
}

describe('what the organisation is called', () => {
  it('is its name in the language of the text', () => {
    holdOrganisation(fjordvel)
    expect([organisationName('no'), organisationName('en')]).toEqual(['Fjordvel', 'Fjord Welfare'])
    expect(mailSignature('en')).toBe('Kind regards,\nFjord Welfare')
  })

  it('is a general word before it has a name', () => {
    holdOrganisation(null)
    expect(organisationName('no')).toBe('Studentsamskipnaden')
    expect(mailSignature('no')).toBe('Hilsen Studentsamskipnaden')
  })

  it('is not part of the end of mails where that is set', () => {
    const own = perLocale((locale) => `Vi ses! (${locale})`)
    holdOrganisation({ ...fjordvel, mailSignature: { ...own, en: '' } })
    expect(mailSignature('no')).toBe('Vi ses! (no)')
    expect(mailSignature('en')).toBe('Kind regards,\nFjord Welfare')
  })
})
