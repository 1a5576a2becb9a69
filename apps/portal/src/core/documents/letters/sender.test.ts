import { afterEach, describe, expect, it } from 'vitest'
import { demoOrganisation } from '#core/organisation/demo/demo-organisation.ts'
import { holdOrganisation } from '#platform/organisation/current-organisation.ts'
import { fitnessSeller, senderOf } from './sender.server.ts'

const set = {
  ...demoOrganisation,
  legalName: 'Samskipnaden',
  organisationNumber: '974760673',
  postalAddress: 'Storgata 1, 0155 Oslo',
}
const production = { TRIVSEL_ENV: 'production' } as const

afterEach(() => holdOrganisation(demoOrganisation))

describe('the sender of letters', () => {
  it('is the organisation as it is described when the letter is written', () => {
    holdOrganisation(set)
    const sender = {
      name: 'Samskipnaden',
      organisationNumber: '974760673',
      address: 'Storgata 1, 0155 Oslo',
    }
    expect(senderOf(production)).toEqual({ ...sender, isExample: false })
    expect(senderOf({ TRIVSEL_ENV: 'local' })).toEqual({ ...sender, isExample: true })
  })

  it.each(['legalName', 'organisationNumber', 'postalAddress'])('is nobody without %s', (name) => {
    holdOrganisation({ ...set, [name]: '' })
    expect(senderOf(production)).toBeNull()
  })

  it('is nobody before the organisation has a name', () => {
    holdOrganisation(null)
    expect(senderOf({ TRIVSEL_ENV: 'local' })).toBeNull()
  })

  it('is nobody in production with a number that the register gives to none', () => {
    for (const organisationNumber of ['310000019', '710000001']) {
      holdOrganisation({ ...set, organisationNumber })
      expect(senderOf(production)).toBeNull()
      expect(senderOf({ TRIVSEL_ENV: 'local' })).toMatchObject({ isExample: true })
    }
    holdOrganisation({ ...set, organisationNumber: '874760673' })
    expect(senderOf(production)).not.toBeNull()
  })

  it('sells with an account, and not without', () => {
    holdOrganisation(set)
    expect(fitnessSeller(production)).toBeNull()
    expect(fitnessSeller({ ...production, FITNESS_IBAN: 'NO9386011117947' })).toMatchObject({
      name: 'Samskipnaden',
      accountNumber: '86011117947',
    })
  })
})
