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
  ])(
    'keeps the parameters that the page reads, which its server knows as well: %s',
    (here, there) => {
      expect(inEnglish(here)).toEqual({ href: there, serverHref: undefined })
    },
  )

  test.each([
    ['/trening/gruppetimer?day=abc&utm_source=mail', '/en/sports/group-classes'],
    ['/om-oss/studiesteder?page=0#topp', '/en/about-us/study-places'],
    ['/?callback=%2Fmin-side', '/en'],
  ])('drops what the page does not look at: %s', (here, there) => {
    expect(inEnglish(here)).toEqual({ href: there, serverHref: undefined })
  })

  test('keeps what only the browser reads, once the browser says it', () => {
    expect(inEnglish('/logg-inn?callback=%2Fmin-side%3Fa%3Db')).toEqual({
      href: '/en/login?callback=%2Fmin-side%3Fa%3Db',
      serverHref: '/en/login?callback=%2Fmin-side%3Fa%3Db',
    })
    expect(inEnglish('/ansatt/hendelseslogg?page=2&action=login')).toEqual({
      href: '/en/staff/audit-log?action=login&page=2',
      serverHref: '/en/staff/audit-log',
    })
  })

  test('without the browser a list keeps its filters, and with it the map', () => {
    const here = '/mat-og-drikke/spisesteder?page=2&servingType=eatery&view=map&studyPlace=blindern'
    const there = '/en/food-and-drink/eateries?studyPlace=blindern&servingType=eatery&page=2'
    expect(inEnglish(here)).toEqual({ href: `${there}&view=map`, serverHref: there })
  })

  test.each([
    ['/registrering/fullfor-registrering', '/en/sign-up/complete-details'],
    ['/glemt-passord/tilbakestill', '/en/forgot-password/reset'],
    ['/bytt-e-post', '/en/change-email'],
    ['/ansatt/invitasjon', '/en/staff/invitation'],
  ])('keeps the token of a mailed link: %s', (here, there) => {
    expect(inEnglish(`${here}#token=abc`)).toEqual({
      href: `${there}#token=abc`,
      serverHref: there,
    })
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
