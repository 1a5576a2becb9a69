import { expect, it } from 'vitest'
import { invoiceOfSubject, nextSubject } from './card-payments.server.ts'

it('each payment by card that was collected leaves the next one a subject of its own', () => {
  expect(nextSubject('a', new Set())).toBe('a')
  expect(nextSubject('a', new Set(['a']))).toBe('a/2')
  expect(nextSubject('a', new Set(['a', 'a/2']))).toBe('a/3')
  // The first was given back.
  expect(nextSubject('a', new Set(['a/2']))).toBe('a')
  expect(['a', 'a/3'].map(invoiceOfSubject)).toEqual(['a', 'a'])
})
