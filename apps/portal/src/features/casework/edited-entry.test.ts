import { perLocale } from '@trivsel/content-contract/locales'
import { expect, test } from 'vitest'
import { toEdit, toRemoval } from './edited-entry.ts'
import { SetupEdit } from './setup-forms.ts'

const id = '0198c0de-0000-4000-8000-000000000001'
const text = perLocale(() => 'Passet')
const check = { id, version: 3, kind: 'loan', text, isRequired: true }
const template = { id, version: 3, kind: 'loan', name: text, text }

test('what was seen goes along, and nothing else of it', () => {
  const form = { name: text, text }
  const edit = toEdit({ part: 'template', kind: 'loan', seen: template }, form)
  expect(edit).toEqual({ action: 'save-template', kind: 'loan', seen: { id, version: 3 }, form })
  expect(SetupEdit.safeParse(edit).success).toBe(true)
})

test('a new line has nothing that was seen', () => {
  const form = { text, isRequired: false }
  const edit = toEdit({ part: 'check', kind: 'loan', seen: null }, form)
  expect(edit).toEqual({ action: 'save-check', kind: 'loan', seen: null, form })
  expect(SetupEdit.safeParse(edit).success).toBe(true)
})

test('what is there can be removed', () => {
  const seen = { id, version: 3 }
  expect(toRemoval({ part: 'check', kind: 'loan', seen: check })).toEqual({
    action: 'remove',
    part: 'check',
    seen,
  })
  expect(toRemoval({ part: 'template', kind: 'loan', seen: null })).toBeNull()
})
