import { describe, expect, test } from 'vitest'
import { languageLink } from './language-link.ts'
import { alternatesOf } from './page-links.ts'

const inEnglish = (here: string) =>
  languageLink(here, 'en', alternatesOf(here.split(/[?#]/)[0] ?? ''))

describe('the other language', () => {
  test.each([
    ['/trening/gruppetimer?day=2026-11-25', '/en/sports/group-classes?day=2026-11-25'],
    ['/sok?q=gr%C3%B8t+%26+te&kind=eatery', '/en/search?q=gr%C3%B8t+%26+te&kind=eatery'],
    ['/helse/leger?healthCenter=blindern', '/en/health/doctors?healthCenter=blindern'],
    [
      '/mat-og-drikke/spisesteder?view=map&servingType=eatery&studyPlace=blindern',
      '/en/food-and-drink/eateries?studyPlace=blindern&servingType=eatery&view=map',
    ],
  ])(
    'keeps the parameters that the page reads, which its server knows as well: %s',
    (here, there) => {
      expect(inEnglish(here).href).toBe(there)
    },
  )

  test.each([
    ['/trening/gruppetimer?day=abc&utm_source=mail', '/en/sports/group-classes'],
    ['/om-oss/studiesteder?page=0#topp', '/en/about-us/study-places'],
    ['/?callback=%2Fmin-side', '/en'],
  ])('drops what the page does not look at: %s', (here, there) => {
    expect(inEnglish(here).href).toBe(there)
  })

  test('names what only the browser reads', () => {
    expect(inEnglish('/logg-inn?callback=%2Fmin-side%3Fa%3Db').href).toBe(
      '/en/login?callback=%2Fmin-side%3Fa%3Db',
    )
    const { href, browserQuery } = inEnglish('/ansatt/hendelseslogg?page=2&action=login')
    expect(href).toBe('/en/staff/audit-log')
    expect(browserQuery).toEqual(expect.arrayContaining(['action', 'page']))
  })

  test.each([
    ['/registrering/fullfor-registrering', '/en/sign-up/complete-details'],
    ['/glemt-passord/tilbakestill', '/en/forgot-password/reset'],
    ['/bytt-e-post', '/en/change-email'],
    ['/ansatt/invitasjon', '/en/staff/invitation'],
  ])('takes the token of a mailed link along: %s', (here, there) => {
    expect(inEnglish(here)).toMatchObject({ href: there, browserFragment: true })
  })

  test('is where the page says, else under the same name, else the front page', () => {
    const here = '/barnehage/barnehager/klossen?page=2'
    const alternates = { no: here, en: '/en/kindergarten/kindergartens/the-brick' }
    expect(languageLink(here, 'en', alternates).href).toBe(alternates.en)
    expect(languageLink(here, 'en', {}).href).toBe('/en/kindergarten/kindergartens/klossen')
    for (const nowhere of ['/api/x', '//', '//evil.example/a'])
      expect(languageLink(nowhere, 'en', {}).href).toMatch(/^\/en(\/evil|$)/)
    expect(languageLink('/en/sports/group-classes?day=2026-11-25', 'no', {}).href).toBe(
      '/trening/gruppetimer?day=2026-11-25',
    )
  })
})
