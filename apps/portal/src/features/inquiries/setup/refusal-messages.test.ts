import { describe, expect, it } from 'vitest'
import { inputsOf, problemsOf } from '#core/editable/form.ts'
import { ApiError } from '#platform/api-client.ts'
import { setupFields } from '../model/setup-fields.ts'
import type { SetupNames } from '../model/setup-names.ts'
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
  const names = { name: { no: ' ', en: '' } }
  const wrong: { kind: 'category' | 'subcategory' | 'template'; [key: string]: unknown }[] = [
    {
      kind: 'category',
      seen: null,
      form: {
        ...names,
        mailbox: 'x',
        mailboxLanguage: '',
        role: '',
        responseDays: 0,
        isOffered: true,
      },
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
      form: { name: { no: '2026', en: 'a\nb' }, isOffered: true, form: null },
    },
    {
      kind: 'subcategory',
      category: { id: 'a', version: 1 },
      id: null,
      form: {
        name: { no: 'a'.repeat(101), en: '13097248022 er meg' },
        isOffered: true,
        form: null,
      },
    },
    {
      kind: 'template',
      seen: null,
      form: { categoryId: null, name: '', text: { no: '', en: 'a'.repeat(10_001) } },
    },
  ]

  it.each(wrong)('of a $kind has a text', (edit) => {
    const { error } = SetupEdit.safeParse(edit)
    const fields = setupFields[edit.kind]
    const codes = Object.entries(problemsOf(fields, error?.issues ?? []))
    for (const [field, code] of codes)
      expect([field, code, setupFieldText(code, field)]).not.toContain(undefined)
    const optional = ['isOffered', 'categoryId', 'form']
    const names = inputsOf<SetupNames>(fields).map(({ name }) => name)
    expect(codes.map(([field]) => field).toSorted()).toEqual(
      names.filter((name) => !optional.includes(name)).toSorted(),
    )
  })
})

it('asks for the address of the mailbox, not for that of the reader', () => {
  expect(setupFieldText('EMAIL_REQUIRED', 'mailbox')).toBe(
    'Skriv e-\u2060postadressen til postkassen.',
  )
})

it('names the language of a text that is missing, and none where there is one input', () => {
  expect(setupFieldText('NAME_REQUIRED', 'name-en')).toBe('Skriv navnet på engelsk.')
  expect(setupFieldText('TEXT_REQUIRED', 'text-en')).toBe('Skriv teksten på engelsk.')
  expect(setupFieldText('NAME_REQUIRED', 'name')).toBe('Skriv et navn.')
})
