import { expect, it } from 'vitest'
import type { Draft } from '#core/public-forms/draft.ts'
import { beginForm } from './begin-form.ts'

const offered = {
  categories: { Bolig: ['Leie', 'Nøkkel'], Trening: ['Pris'] },
  ids: { housing: 'Bolig', sports: 'Trening' },
}
const values = {
  firstName: 'L.',
  lastName: 'N.',
  email: 'typed@example.org',
  category: 'Bolig',
  subcategory: 'Nøkkel',
  subject: 'Nøkkelen',
  text: 'Hei',
}
const draft: Draft = { id: 'a', userId: null, token: null, savedAt: 0, values }
const account = { firstName: 'Linh', lastName: 'Nguyễn', email: 'linh@example.org' }

it('is empty for a visitor who has written nothing', () => {
  const form = beginForm({ account: null, draft: null, files: [], offered })
  expect(Object.values(form).flat().join('')).toBe('')
})

it('has what was written before, and how large its files are', () => {
  const files = [{ size: 7, name: 'a.pdf' }]
  expect(beginForm({ account: null, draft, files, offered })).toEqual({
    ...values,
    files: [{ size: 7 }],
  })
})

it('has name and address of the account, also after a login under way', () => {
  const form = beginForm({ account, draft, files: [], offered })
  expect(form).toEqual({ ...values, ...account, files: [] })
})

it('has no category that is not offered', () => {
  const chosen = (names: Draft['values']) => {
    const before = { ...draft, values: { ...values, ...names } }
    const { category, subcategory } = beginForm({
      account: null,
      draft: before,
      files: [],
      offered,
    })
    return [category, subcategory]
  }
  expect(chosen({ category: 'Housing', subcategory: 'Key' })).toEqual(['', ''])
  expect(chosen({ subcategory: 'Pris' })).toEqual(['Bolig', ''])
})

it('is about what the link is about that led here, if nothing was chosen before', () => {
  const chosen = (categoryId: string, category?: string) => {
    const before = category === undefined ? null : { ...draft, values: { ...values, category } }
    const begun = beginForm({ account: null, draft: before, files: [], offered, categoryId })
    return [begun.category, begun.subcategory]
  }
  expect(chosen('sports')).toEqual(['Trening', ''])
  expect(chosen('sports', 'Bolig')).toEqual(['Bolig', 'Nøkkel'])
  expect(chosen('sports', '')).toEqual(['Trening', ''])
  expect(chosen('sports', 'Housing')).toEqual(['Trening', ''])
  expect(chosen('constructor')).toEqual(['', ''])
  expect(chosen('unknown', 'constructor')).toEqual(['', ''])
})
