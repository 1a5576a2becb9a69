import { describe, expect, it } from 'vitest'
import type { SetupCategory } from './contract.ts'
import { type Edited, initialValues, toEdit, toRemoval } from './edit-fields.ts'
import { SetupEdit } from './setup-forms.ts'

const category: SetupCategory = {
  id: 'housing',
  nameNo: 'Bolig',
  nameEn: 'Housing',
  mailbox: 'bolig@trivsel.example',
  role: 'contact',
  responseDays: 2,
  isOffered: false,
  isUsed: false,
  version: 4,
  subcategories: [],
}
const key = {
  id: 'key',
  nameNo: 'Nøkkel',
  nameEn: 'Key',
  isOffered: true,
  isUsed: false,
  form: 'health-coordinator' as const,
}
const template = {
  id: '8c6f3e0a-9d3b-4a3a-8f2e-0d7a1b2c3d4e',
  categoryId: null,
  name: 'Nøkkel',
  textNo: 'Hent den.',
  textEn: 'Fetch it.',
  version: 2,
}

describe('an entry that is sent unchanged', () => {
  const unchanged = (edited: Edited) => SetupEdit.parse(toEdit(edited, initialValues(edited)))

  it('is the same, with its version', () => {
    expect(unchanged({ kind: 'category', seen: category })).toEqual({
      kind: 'category',
      seen: { id: 'housing', version: 4 },
      form: {
        nameNo: 'Bolig',
        nameEn: 'Housing',
        mailbox: 'bolig@trivsel.example',
        role: 'contact',
        responseDays: 2,
        isOffered: false,
      },
    })
    expect(unchanged({ kind: 'subcategory', category, seen: key })).toEqual({
      kind: 'subcategory',
      category: { id: 'housing', version: 4 },
      id: 'key',
      form: { nameNo: 'Nøkkel', nameEn: 'Key', isOffered: true, form: 'health-coordinator' },
    })
    const { id, version, ...form } = template
    expect(unchanged({ kind: 'template', seen: template })).toEqual({
      kind: 'template',
      seen: { id, version },
      form,
    })
  })
})

it('a new entry is offered by default, a template for all categories', () => {
  const edited: Edited = { kind: 'category', seen: null }
  expect(initialValues(edited)).toMatchObject({ nameNo: '', responseDays: '3', isOffered: 'yes' })
  expect(
    toEdit({ kind: 'template', seen: null }, initialValues({ kind: 'template', seen: null })),
  ).toEqual({
    kind: 'template',
    seen: null,
    form: { name: '', categoryId: null, textNo: '', textEn: '' },
  })
})

it.each(['', ' ', 'to', '2,5'])('refuses %j as a number of days', (responseDays) => {
  const edited: Edited = { kind: 'category', seen: category }
  const sent = toEdit(edited, { ...initialValues(edited), responseDays })
  expect(SetupEdit.safeParse(sent).error?.issues[0]?.message).toBe('DAYS_INVALID')
})

it('can be removed in the version that was seen, unless it is new or used', () => {
  const seen = { id: 'housing', version: 4 }
  expect(toRemoval({ kind: 'category', seen: category })).toEqual({ kind: 'remove-category', seen })
  expect(toRemoval({ kind: 'subcategory', category, seen: key })).toEqual({
    kind: 'remove-subcategory',
    category: seen,
    id: 'key',
  })
  expect(toRemoval({ kind: 'template', seen: template })).toMatchObject({ kind: 'remove-template' })
  expect(toRemoval({ kind: 'category', seen: { ...category, isUsed: true } })).toBeNull()
  expect(toRemoval({ kind: 'category', seen: null })).toBeNull()
})
