import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { holdOrganisation, organisation } from '#platform/organisation/current-organisation.ts'
import type { ContactCategories } from '../contract.ts'
import { findOtherWays, type OtherWays } from '../other-ways.ts'
import { categoriesQuery } from '../queries.ts'
import { Contact } from './Contact.tsx'

const areas = [{ id: 1, name: 'Bolig', text: [], contacts: [], link: null }]

function shown(language: Locale, offered: ContactCategories, ways: OtherWays = null) {
  overwriteGetLocale(() => language)
  const client = new QueryClient()
  client.setQueryData(categoriesQuery(language).queryKey, offered)
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Contact categoryId={undefined} otherWays={ways} />
    </QueryClientProvider>,
  )
}
const nothing = { categories: {}, offered: [] }

it.each([
  ['no', 'Du kan ikke skrive til oss her ennå.', 'Slik når du oss'],
  ['en', 'You cannot write to us here yet.', 'How to reach us'],
] as const)('says that there is no form without categories (%s)', (language, text, link) => {
  const page = shown(language, nothing, findOtherWays(areas))
  expect(page).toContain(text)
  expect(page).toContain(`<a href="#contact">${link}</a>`)
})

it('links to the footer when only that has contact details', () => {
  const atTheFoot = 'Nederst på siden'
  expect(shown('no', nothing, findOtherWays([]))).toContain(atTheFoot)
  const before = organisation()
  holdOrganisation(null)
  expect(shown('no', nothing, findOtherWays([]))).not.toContain(atTheFoot)
  holdOrganisation(before)
})

it('shows the form as soon as there are categories', () => {
  const offered = [
    {
      id: 'housing',
      name: 'Bolig',
      subcategories: [{ id: 'rent', name: 'Leie', form: null }],
    },
  ]
  expect(shown('no', { categories: { Bolig: ['Leie'] }, offered })).not.toContain(
    'skrive til oss her',
  )
})
