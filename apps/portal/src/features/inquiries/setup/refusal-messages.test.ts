import { describe, expect, it } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { setupErrorText, setupFieldText } from './refusal-messages.ts'
import { setupRefusals } from './refusals.ts'
import { SetupEdit } from './setup-forms.ts'

describe('the message of a refusal', () => {
  const other = setupErrorText(new Error('anything'))

  it.each(Object.entries(setupRefusals))('exists for %s', (code, status) => {
    expect(setupErrorText(new ApiError(status, code))).not.toBe(other)
  })

  it('is that of the staff area for all other codes', () => {
    expect(setupErrorText(new ApiError(500, 'OTHER'))).toBe(other)
  })
})

describe('every error of a form', () => {
  const names = { nameNo: ' ', nameEn: '' }
  const wrong = [
    {
      kind: 'category',
      seen: null,
      form: { ...names, mailbox: 'x', role: '', responseDays: 0, isOffered: true },
    },
    {
      kind: 'category',
      seen: null,
      form: { ...names, mailbox: '', role: 'admin', responseDays: 61, isOffered: true },
    },
    {
      kind: 'subcategory',
      category: { id: 'a', version: 1 },
      id: null,
      form: { nameNo: '2026', nameEn: 'a\nb', isOffered: true, form: null },
    },
    {
      kind: 'subcategory',
      category: { id: 'a', version: 1 },
      id: null,
      form: { nameNo: 'a'.repeat(101), nameEn: '13097248022 er meg', isOffered: true, form: null },
    },
    {
      kind: 'template',
      seen: null,
      form: { categoryId: null, name: '', textNo: '', textEn: 'a'.repeat(10_001) },
    },
  ]

  it.each(wrong)('of a $kind has a text', (edit) => {
    const { error } = SetupEdit.safeParse(edit)
    const fields = Object.keys(edit.form).filter((name) => name !== 'isOffered')
    const codes = error?.issues.map(({ path, message }) => [path.at(-1), message]) ?? []
    for (const [field, code] of codes)
      expect([field, code, setupFieldText(String(code))]).not.toContain(undefined)
    const expected = fields.filter((name) => !['categoryId', 'form'].includes(name))
    expect(codes.map(([field]) => field)).toEqual(expected)
  })
})
