import { expect, it } from 'vitest'
import type { Draft } from '#core/public-forms/draft.ts'
import { initialValues } from './initial-values.ts'

const offered = [
  {
    id: 'housing',
    name: 'Bolig',
    subcategories: [
      { id: 'rent', name: 'Leie', form: null },
      { id: 'key', name: 'Nøkkel', form: null },
    ],
  },
  { id: 'sports', name: 'Trening', subcategories: [{ id: 'price', name: 'Pris', form: null }] },
]
const values = {
  firstName: 'L.',
  lastName: 'N.',
  email: 'typed@example.org',
  category: 'housing',
  subcategory: 'key',
  subject: 'Nøkkelen',
  text: 'Hei',
}
const draft: Draft = { id: 'a', userId: null, token: null, savedAt: 0, values }
const account = { firstName: 'Linh', lastName: 'Nguyễn', email: 'linh@example.org' }

it('is empty for a visitor without a draft', () => {
  const form = initialValues({ account: null, draft: null, files: [], offered })
  expect(Object.values(form).flat().join('')).toBe('')
})

it('restores the draft and the sizes of its files', () => {
  const files = [{ size: 7, name: 'a.pdf' }]
  expect(initialValues({ account: null, draft, files, offered })).toEqual({
    ...values,
    files: [{ size: 7 }],
  })
})

it('has name and address of the account, also after a login while the form is open', () => {
  const form = initialValues({ account, draft, files: [], offered })
  expect(form).toEqual({ ...values, ...account, files: [] })
})

it('leaves out a category that is not offered', () => {
  const chosen = (names: Draft['values']) => {
    const before = { ...draft, values: { ...values, ...names } }
    const { category, subcategory } = initialValues({
      account: null,
      draft: before,
      files: [],
      offered,
    })
    return [category, subcategory]
  }
  expect(chosen({ category: 'removed', subcategory: 'key' })).toEqual(['', ''])
  expect(chosen({ subcategory: 'price' })).toEqual(['housing', ''])
})

it('keeps category and sub-category in the other language', () => {
  const inEnglish = offered.map((category) => ({ ...category, name: `${category.id} in English` }))
  const { category, subcategory } = initialValues({
    account: null,
    draft,
    files: [],
    offered: inEnglish,
  })
  expect([category, subcategory]).toEqual(['housing', 'key'])
})

it('preselects the category of the link unless the draft has one', () => {
  const chosen = (categoryId: string, category?: string) => {
    const before = category === undefined ? null : { ...draft, values: { ...values, category } }
    const loaded = initialValues({ account: null, draft: before, files: [], offered, categoryId })
    return [loaded.category, loaded.subcategory]
  }
  expect(chosen('sports')).toEqual(['sports', ''])
  expect(chosen('sports', 'housing')).toEqual(['housing', 'key'])
  expect(chosen('sports', '')).toEqual(['sports', ''])
  expect(chosen('sports', 'removed')).toEqual(['sports', ''])
  expect(chosen('constructor')).toEqual(['', ''])
  expect(chosen('unknown', 'constructor')).toEqual(['', ''])
})
