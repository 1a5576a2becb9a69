import { expect, it } from 'vitest'
import { contactSearch } from './contact-search.ts'

it.each([
  [{ category: 'housing' }, { category: 'housing' }],
  [{ category: ['housing', 'sports'] }, { category: 'housing' }],
  [{ category: 'Bolig og hybel' }, {}],
  [{ category: 7 }, {}],
  [{ outcome: 'sent' }, { outcome: 'sent' }],
  [{ outcome: 'thrown' }, {}],
  [{}, {}],
])('%j is read as %j', (search, read) => {
  expect(contactSearch(search)).toEqual(read)
})
