import { expect, it } from 'vitest'
import { confirmsPartRequest, createPartForm, kronerText, parsePart } from './part-choice.ts'

it.each([
  ['0', null],
  ['0,01', 1],
  ['119,99', 11_999],
  ['120', null],
  ['120,01', null],
  ['ti', null],
])('of 120 kroner, %s is a part of %s øre', (kroner, ore) => {
  expect(parsePart(kroner, 12_000)).toBe(ore)
})

it('writes a difference as people type it, and nothing where there is none', () => {
  expect([kronerText(5_000), kronerText(1_250), kronerText(0)]).toEqual(['50', '12,5', ''])
})

it('confirms only the request of a colleague for the same part', () => {
  const request = {
    refundOre: 5_000,
    reason: 'Billigere bane',
    isOwn: false,
    keepsSubject: true,
    requestedBy: 'Anne',
    requestedAt: '2026-11-28T10:00:00Z',
  }
  expect(confirmsPartRequest({ request }, 5_000)).toBe(true)
  expect(confirmsPartRequest({ request }, 4_999)).toBe(false)
  expect(confirmsPartRequest({ request: { ...request, isOwn: true } }, 5_000)).toBe(false)
  expect(confirmsPartRequest({ request: { ...request, keepsSubject: false } }, 5_000)).toBe(false)
  expect(confirmsPartRequest({ request: null }, 5_000)).toBe(false)
})

it('a part needs a reason that the member reads', () => {
  const form = createPartForm(12_000)
  expect(form.safeParse({ kroner: '50', reason: 'Billigere bane' }).success).toBe(true)
  expect(form.safeParse({ kroner: '50', reason: '' }).success).toBe(false)
})
