import { expect, it } from 'vitest'
import { speculationRules } from './speculation-rules.ts'

/** As a browser reads it. */
const rules = JSON.parse(JSON.stringify(speculationRules()))
const leftOut: string[] = rules.prefetch[0].where.and[1].not.href_matches
const isFetched = (path: string) =>
  !leftOut.some((pathname) => new URLPattern({ pathname }).test({ pathname: path }))

it.each([
  '/',
  '/en',
  '/trening/treningssentre',
  '/trening/treningssentre/domus',
  '/arrangementer/7',
  '/om-oss/en-side-fra-redaksjonen',
  '/en/event-calendar',
])('%s is fetched ahead', (path) => {
  expect(isFetched(path)).toBe(true)
})

it.each([
  '/kontakt',
  '/en/contact',
  '/logg-inn',
  '/trening/gruppetimer',
  '/en/sports/group-classes',
  '/min-side/profil',
  '/en/my-page/profile',
  '/ansatt',
  '/ansatt/saker',
  '/en/staff/cases',
  '/bolig/alle',
  '/en/housing/all',
  '/api/frontend/session',
  '/files/media/plan.pdf',
  '/arrangementer/7.ics',
])('%s is not', (path) => {
  expect(isFetched(path)).toBe(false)
})
