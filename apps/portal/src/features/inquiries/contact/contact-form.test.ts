import { describe, expect, it } from 'vitest'
import { maxFiles } from '#core/files/limits.ts'
import { longest } from '../model/rules.ts'
import { ContactFormWithFiles, mostContactFiles } from './contact-form.ts'

const form = {
  firstName: 'Linh',
  lastName: 'Nguyễn',
  email: 'linh@example.org',
  category: 'Bolig',
  subcategory: 'Leie',
  subject: '',
  text: 'Hei',
  files: [] as { size: number }[],
}
const problemsOf = (changes: object) =>
  ContactFormWithFiles.safeParse({ ...form, ...changes }).error?.issues.map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  )

it('needs neither a subject nor files, and trims the values', () => {
  expect(problemsOf({})).toBeUndefined()
  expect(ContactFormWithFiles.parse({ ...form, text: '  Hei\nder ' }).text).toBe('Hei\nder')
})

it.each([
  ['firstName', 'FIRST_NAME_REQUIRED'],
  ['lastName', 'LAST_NAME_REQUIRED'],
  ['email', 'EMAIL_REQUIRED'],
  ['category', 'CATEGORY_REQUIRED'],
  ['subcategory', 'SUBCATEGORY_REQUIRED'],
  ['text', 'TEXT_REQUIRED'],
])('needs %s', (field, code) => {
  expect(problemsOf({ [field]: ' ' })).toEqual([`${field} ${code}`])
})

it.each(['subject', 'text'] as const)(
  '%s has a maximum length and must not contain a national id',
  (field) => {
    expect(problemsOf({ [field]: 'a'.repeat(longest[field]) })).toBeUndefined()
    expect(problemsOf({ [field]: 'a'.repeat(longest[field] + 1) })).toEqual([`${field} TOO_LONG`])
    expect(problemsOf({ [field]: 'Jeg er 130972 48022' })).toEqual([
      `${field} LOOKS_LIKE_NATIONAL_ID`,
    ])
  },
)

describe('files', () => {
  const files = (count: number, size: number) => ({ files: Array(count).fill({ size }) })
  it('are limited to ten', () => {
    expect(problemsOf(files(mostContactFiles, 1))).toBeUndefined()
    expect(problemsOf(files(mostContactFiles + 1, 1))).toEqual(['files TOO_MANY_FILES'])
  })
  it('are limited to ten megabytes together', () => {
    expect(problemsOf(files(2, maxFiles / 2))).toBeUndefined()
    expect(problemsOf({ files: [{ size: maxFiles }, { size: 1 }] })).toEqual([
      'files FILES_TOO_LARGE',
    ])
  })
})
