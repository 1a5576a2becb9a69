import { describe, expect, it } from 'vitest'
import { readTyped, type Typed, writeTyped } from '#core/editable/form.ts'
import { setupFields } from '../model/setup-fields.ts'
import type { SetupCategory } from './contract.ts'
import { type Edited, initialValues, toEdit, toRemoval } from './edited.ts'
import { SetupEdit } from './setup-forms.ts'

const category: SetupCategory = {
  id: 'housing',
  name: { no: 'Bolig', en: 'Housing' },
  mailboxLanguage: 'no',
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
  name: { no: 'Nøkkel', en: 'Key' },
  isOffered: true,
  isUsed: false,
  form: 'health-coordinator' as const,
}
const template = {
  id: '8c6f3e0a-9d3b-4a3a-8f2e-0d7a1b2c3d4e',
  categoryId: null,
  name: 'Nøkkel',
  text: { no: 'Hent den.', en: 'Fetch it.' },
  version: 2,
}

const shown = (edited: Edited) => writeTyped(setupFields[edited.kind], initialValues(edited))
const sent = (edited: Edited, typed: Typed = shown(edited)) =>
  toEdit(edited, readTyped(setupFields[edited.kind], typed))

describe('an entry that is sent unchanged', () => {
  const unchanged = (edited: Edited) => SetupEdit.parse(sent(edited))

  it('is the same, with its version', () => {
    expect(unchanged({ kind: 'category', seen: category })).toEqual({
      kind: 'category',
      seen: { id: 'housing', version: 4 },
      form: {
        name: { no: 'Bolig', en: 'Housing' },
        mailbox: 'bolig@trivsel.example',
        mailboxLanguage: 'no',
        role: 'contact',
        responseDays: 2,
        isOffered: false,
      },
    })
    expect(unchanged({ kind: 'subcategory', category, seen: key })).toEqual({
      kind: 'subcategory',
      category: { id: 'housing', version: 4 },
      id: 'key',
      form: { name: { no: 'Nøkkel', en: 'Key' }, isOffered: true, form: 'health-coordinator' },
    })
    const { id, version, ...form } = template
    expect(unchanged({ kind: 'template', seen: template })).toEqual({
      kind: 'template',
      seen: { id, version },
      form,
    })
    expect(
      unchanged({ kind: 'service-form', seen: { id: 'info-stand', categoryId: null } }),
    ).toEqual({
      kind: 'service-form',
      seen: { id: 'info-stand', categoryId: null },
      form: { categoryId: null },
    })
  })
})

it('a new entry is offered by default, a template for all categories', () => {
  const edited: Edited = { kind: 'category', seen: null }
  expect(shown(edited)).toMatchObject({ 'name-no': '', responseDays: '3', isOffered: 'yes' })
  expect(sent({ kind: 'template', seen: null })).toEqual({
    kind: 'template',
    seen: null,
    form: { name: '', categoryId: null, text: { no: '', en: '' } },
  })
})

it.each(['', ' ', 'to', '2,5'])('refuses %j as a number of days', (responseDays) => {
  const edited: Edited = { kind: 'category', seen: category }
  const typed = sent(edited, { ...shown(edited), responseDays })
  expect(SetupEdit.safeParse(typed).error?.issues[0]?.message).toBe('DAYS_INVALID')
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
