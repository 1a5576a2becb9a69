import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/locales'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { overwriteGetLocale } from '#locale'
import type { ContactCategories } from '../contract.ts'
import { findOtherWays } from '../other-ways.ts'
import { categoriesQuery } from '../queries.ts'
import { Contact } from './Contact.tsx'

const areas = [{ id: 1, name: 'Bolig', text: [], contacts: [], link: null }]
const noFooter = {
  about: null,
  address: null,
  phone: null,
  email: null,
  openingHours: null,

  columns: [],
  statements: [],
}
const withPhone = { ...noFooter, phone: '22 00 00 00' }

function shown(language: Locale, offered: ContactCategories, ways = findOtherWays([], noFooter)) {
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
  const page = shown(language, nothing, findOtherWays(areas, withPhone))
  expect(page).toContain(text)
  expect(page).toContain(`<a href="#contact">${link}</a>`)
})

it('links to the footer when only that has contact details', () => {
  const atTheFoot = 'Nederst på siden'
  expect(shown('no', nothing, findOtherWays([], withPhone))).toContain(atTheFoot)
  expect(shown('no', nothing)).not.toContain(atTheFoot)
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
