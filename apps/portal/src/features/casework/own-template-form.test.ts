import { expect, test } from 'vitest'
import { longestTemplateName } from '#core/cases/template-fields.ts'
import { longestComment } from './decision-form.ts'
import { OwnTemplateForm } from './own-template-form.ts'

const form = { language: 'no', name: 'Passet', text: 'Passet ditt mangler.' }
const problems = (change: object) =>
  OwnTemplateForm.safeParse({ ...form, ...change }).error?.issues.map(({ message }) => message) ??
  []

test.each([
  [{ name: 'x'.repeat(longestTemplateName) }, []],
  [{ name: 'x'.repeat(longestTemplateName + 1) }, ['TOO_LONG']],
  [{ name: '   ' }, ['NAME_REQUIRED']],
  [{ name: 'To\nlinjer' }, ['CHARACTERS_INVALID']],
  [{ name: 'Om 01010750160' }, ['LOOKS_LIKE_NATIONAL_ID']],
  [{ text: 'x'.repeat(longestComment) }, []],
  [{ text: 'x'.repeat(longestComment + 1) }, ['TOO_LONG']],
  [{ text: ' \n ' }, ['COMMENT_REQUIRED']],
  [{ text: 'Nummeret er 01010750160' }, ['LOOKS_LIKE_NATIONAL_ID']],
  [{ text: 'To\n\nlinjer' }, []],
])('a template of one’s own with %j has the problems %j', (change, expected) => {
  expect(problems(change)).toEqual(expected)
})
