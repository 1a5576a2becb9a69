import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { holdOrganisation, organisation } from '#platform/organisation/current-organisation.ts'
import type { ContactCategories } from '../contract.ts'
import { findOtherWays, type OtherWays } from '../other-ways.ts'
import { type ContactOutcome, contactOutcomes } from '../plain/outcomes.ts'
import { Contact } from './Contact.tsx'

const areas = [{ id: 1, name: 'Bolig', text: [], contacts: [], link: null }]

function shown(
  language: Locale,
  categories: ContactCategories,
  { ways = null, outcome }: { ways?: OtherWays; outcome?: ContactOutcome } = {},
) {
  overwriteGetLocale(() => language)
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Contact categoryId={undefined} outcome={outcome} categories={categories} otherWays={ways} />
    </QueryClientProvider>,
  )
}
const nothing = { categories: {}, offered: [] }

it.each([
  ['no', 'Du kan ikke skrive til oss her ennå.', 'Slik når du oss'],
  ['en', 'You cannot write to us here yet.', 'How to reach us'],
] as const)('says that there is no form without categories (%s)', (language, text, link) => {
  const page = shown(language, nothing, { ways: findOtherWays(areas) })
  expect(page).toContain(text)
  expect(page).toContain(`<a href="#contact">${link}</a>`)
})

it('links to the footer when only that has contact details', () => {
  const atTheFoot = 'Nederst på siden'
  const ways = () => ({ ways: findOtherWays([]) })
  expect(shown('no', nothing, ways())).toContain(atTheFoot)
  const before = organisation()
  holdOrganisation(null)
  expect(shown('no', nothing, ways())).not.toContain(atTheFoot)
  holdOrganisation(before)
})

const some: ContactCategories = {
  categories: { Bolig: ['Leie'] },
  offered: [
    {
      id: 'housing',
      name: 'Bolig',
      subcategories: [
        { id: 'rent', name: 'Leie', form: null },
        { id: 'talk', name: 'Samtale', form: 'health-coordinator' },
      ],
    },
  ],
}

it('comes with the page as a form that the browser can send', () => {
  const page = shown('no', some)
  expect(page).toContain('action="/api/frontend/contact/form?language=no"')
  expect(page).toContain('<option value="housing/rent">Leie</option>')
  expect(page).not.toContain('Samtale')
})

it('has the outcome of one that was sent without JavaScript in its place', () => {
  const said = contactOutcomes.map((outcome) => shown('no', some, { outcome }))
  expect(new Set(said).size).toBe(contactOutcomes.length)
  for (const page of said) expect(page).not.toContain('<form')
})
