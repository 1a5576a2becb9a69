import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { locales } from '@trivsel/content-contract/locales'
import { expect, it } from 'vitest'
import { accountFields } from '#core/public-forms/form-definition.ts'
import { readAnswers } from '#core/public-forms/read-answers.ts'
import { longest } from '../rules.ts'
import { serviceFormIds } from './service-form-ids.ts'
import { findServiceForm, serviceForms } from './service-forms.ts'

const forms = serviceFormIds.map((id) => [id, serviceForms[id]] as const)

it.each(forms)('%s is found by its id and has a page', (id, form) => {
  expect(form.id).toBe(id)
  expect(findServiceForm(id)).toBe(form)
  expect(Object.keys(fixedAddresses)).toContain(form.page)
})

it('does not find the contact form or properties of objects', () => {
  expect([findServiceForm('contact'), findServiceForm('constructor')]).toEqual([
    undefined,
    undefined,
  ])
})

it.each(forms)('%s has fields with unique ids, and refers only to existing ones', (_, form) => {
  const ids = form.fields.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining([...accountFields, form.messageField]))
  const named = form.fields.flatMap((field) => [
    ...('after' in field ? [field.after] : []),
    ...('otherThan' in field ? [field.otherThan] : []),
    ...(typeof field.isNeeded === 'object' ? [field.isNeeded.field] : []),
  ])
  expect(ids).toEqual(expect.arrayContaining(named))
})

it.each(forms)('%s has a message and a subject within the limits of the tables', (_, form) => {
  const message = form.fields.find(({ id }) => id === form.messageField)
  expect(message?.kind === 'long-text' && message.longest <= longest.text).toBe(true)
  for (const locale of locales)
    expect(form.name({}, { locale }).length).toBeLessThanOrEqual(longest.subject)
})

it.each(forms)('%s refuses an empty form in every required field', (_, form) => {
  const read = readAnswers(form, {}, '2026-11-23')
  const needed = form.fields.filter(({ isNeeded }) => isNeeded === undefined).map(({ id }) => id)
  expect('problems' in read && Object.keys(read.problems)).toEqual(needed)
})

it('the coordinator form requires a phone number when the person wants a call', () => {
  const { fields } = serviceForms['health-coordinator']
  const phone = (reach: string) => {
    const read = readAnswers({ fields }, { reach }, '2026-11-23')
    return 'problems' in read && read.problems.phone
  }
  expect([phone('phone'), phone('email')]).toEqual(['REQUIRED', undefined])
})
