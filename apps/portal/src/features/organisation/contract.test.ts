import { describe, expect, it } from 'vitest'
import { problemsOf as problemsAt } from '#core/editable/form.ts'
import { demoOrganisation } from '#core/organisation/demo/demo-organisation.ts'
import { OrganisationForm } from './contract.ts'
import { organisationFields } from './organisation-fields.ts'

const { colours: _, theme: __, pictures: ___, ...described } = demoOrganisation
const form = { ...described, brandColour: '', attentionColour: '', sportsColour: '', version: 0 }
const problemsOf = (change: object) =>
  OrganisationForm.safeParse({ ...form, ...change }).error?.issues.map(({ message }) => message)

describe('what an administrator says of the organisation', () => {
  it.each([
    ['a name in each language alone', { legalName: '', organisationNumber: '', postalAddress: '' }],
    ['an organisation number', { organisationNumber: '974760673' }],
    ['a telephone number', { phone: '+47 22 00 00 00' }],
    ['a short one', { phone: '113' }],
    ['an e-mail address', { email: 'post@fjordvel.no' }],
    ['a colour', { brandColour: '#0b5cad', attentionColour: '#FFFFFF', sportsColour: '#949494' }],
    ['as many links as there may be', { links: Array(8).fill('https://fjordvel.no/side') }],
  ])('may be %s', (_, change) => {
    expect(problemsOf(change)).toBeUndefined()
  })

  it.each<[string, object]>([
    ['NAME_REQUIRED', { name: { ...form.name, en: ' ' } }],
    ['TOO_LONG', { name: { ...form.name, no: 'x'.repeat(61) } }],
    ['CHARACTERS_INVALID', { legalName: 'a\nb' }],
    ['ORGANISATION_NUMBER_INVALID', { organisationNumber: '974760674' }],
    ['ORGANISATION_NUMBER_INVALID', { organisationNumber: '97476067' }],
    ['PHONE_INVALID', { phone: '22' }],
    ['PHONE_INVALID', { phone: 'ring oss' }],
    ['EMAIL_INVALID', { email: 'post@fjordvel' }],
    ['EMAIL_INVALID', { email: 'post@fjordvel.no, x@fjordvel.no' }],
    ['LINK_INVALID', { links: ['http://fjordvel.no'] }],
    ['LINK_INVALID', { links: ['javascript:alert(1)'] }],
    ['LINK_INVALID', { links: [`https://fjordvel.no/${'x'.repeat(200)}`] }],
    ['COLOUR_INVALID', { brandColour: 'blue' }],
    ['COLOUR_INVALID', { attentionColour: '#0b5' }],
    ['COLOUR_INVALID', { sportsColour: '#0b5cad;' }],
    ['COLOUR_TOO_LIGHT', { brandColour: '#ffffff' }],
    ['COLOUR_TOO_LIGHT', { brandColour: '#959595' }],
    ['COLOUR_TOO_LIGHT', { sportsColour: '#f7cf4d' }],
    ['TOO_MANY_LINKS', { links: Array(9).fill('https://fjordvel.no') }],
  ])('is refused with %s', (code, change) => {
    expect(problemsOf(change)).toEqual([code])
  })

  it('says what is wrong at an input of the form', () => {
    const { error } = OrganisationForm.safeParse({ ...form, links: ['https://a.no', 'a'] })
    expect(problemsAt(organisationFields, error?.issues ?? [])).toEqual({ links: 'LINK_INVALID' })
  })

  it('has a link on each line, and none on an empty one', () => {
    const { links } = organisationFields
    expect(links.read([' https://a.no \n\nhttps://b.no\n'])).toEqual([
      'https://a.no',
      'https://b.no',
    ])
    expect(links.write(['https://a.no', 'https://b.no'])).toEqual(['https://a.no\nhttps://b.no'])
  })
})
