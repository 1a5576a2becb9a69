import { expect, it } from 'vitest'
import { beginValues } from './begin-values.ts'
import type { Draft } from './draft.ts'
import { type FormField, lockedFields } from './form-definition.ts'

const label = () => 'Felt'
const fields: FormField[] = [
  { id: 'firstName', label, kind: 'name' },
  { id: 'email', label, kind: 'email' },
  { id: 'topics', label, kind: 'choices', options: [] },
]
const account = { firstName: 'Linh', lastName: 'Nguyễn', email: 'linh@example.org' }
const values = { firstName: 'L.', email: 'typed@example.org', topics: ['a'] }
const draft: Draft = { id: 'a', userId: null, token: null, savedAt: 0, values }

it('is empty for a visitor who has written nothing', () => {
  expect(beginValues({ fields }, { account: null, draft: null })).toEqual({
    firstName: '',
    email: '',
    topics: [],
  })
})

it('has what was written before, and of the account what it says', () => {
  expect(beginValues({ fields }, { account: null, draft })).toEqual(values)
  const nameless = { ...account, firstName: '' }
  expect(beginValues({ fields }, { account: nameless, draft })).toEqual({
    ...values,
    email: 'linh@example.org',
  })
})

it('takes nothing of another shape from what lies in the browser', () => {
  const other = { ...draft, values: { firstName: ['x'], topics: 'x' } }
  expect(beginValues({ fields }, { account: null, draft: other })).toEqual({
    firstName: '',
    email: '',
    topics: [],
  })
})

it('locks what the account says, and no more', () => {
  expect(lockedFields(account)).toEqual(['firstName', 'lastName', 'email'])
  expect(lockedFields({ ...account, lastName: '' })).toEqual(['firstName', 'email'])
  expect(lockedFields(null)).toEqual([])
})
