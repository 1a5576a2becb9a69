import { expect, it } from 'vitest'
import {
  answeringRoles,
  canMove,
  inquiryStates,
  inquirySteps,
  needsSecondPerson,
  stateAfter,
} from './rules.ts'

it('has one state after each step', () => {
  const table = Object.fromEntries(
    inquirySteps.map((step) => [step, inquiryStates.map((from) => stateAfter(from, step))]),
  )
  expect(inquiryStates).toEqual(['waiting', 'answered', 'closed'])
  expect(table).toEqual({
    answer: ['answered', 'answered', null],
    reply: ['waiting', 'waiting', 'waiting'],
    close: ['closed', 'closed', null],
    reopen: [null, 'waiting', 'waiting'],
    bounce: ['waiting', 'waiting', 'waiting'],
  })
})

it('administrators answer for other roles, but not in confidential categories', () => {
  expect(answeringRoles('sports')).toEqual(['sports', 'admin'])
  expect(answeringRoles('health')).toEqual(['health'])
})

it('any inquiry can become confidential, and stays confidential', () => {
  expect([canMove('contact', 'sports'), canMove('contact', 'health')]).toEqual([true, true])
  expect([canMove('health', 'contact'), canMove('health', 'health')]).toEqual([false, true])
})

it('a second administrator confirms the mailbox of a confidential category', () => {
  const health = { role: 'health', mailbox: 'a@trivsel.example' } as const
  const contact = { role: 'contact', mailbox: 'a@trivsel.example' } as const
  const elsewhere = { mailbox: 'b@trivsel.example' }
  expect(needsSecondPerson(null, health)).toBe(true)
  expect(needsSecondPerson(contact, health)).toBe(true)
  expect(needsSecondPerson(health, { ...health, ...elsewhere })).toBe(true)
  expect(needsSecondPerson(health, health)).toBe(false)
  expect(needsSecondPerson(contact, { ...contact, ...elsewhere })).toBe(false)
  expect(needsSecondPerson(null, contact)).toBe(false)
})
