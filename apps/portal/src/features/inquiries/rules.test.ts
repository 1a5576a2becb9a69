import { expect, it } from 'vitest'
import { dueAt, inquiryStates, inquirySteps, stateAfter } from './rules.ts'

it('has one turn after each step', () => {
  const table = Object.fromEntries(
    inquirySteps.map((step) => [step, inquiryStates.map((from) => stateAfter(from, step))]),
  )
  expect(inquiryStates).toEqual(['waiting', 'answered', 'closed'])
  expect(table).toEqual({
    answer: ['answered', 'answered', null],
    reply: ['waiting', 'waiting', 'waiting'],
    close: ['closed', 'closed', null],
    reopen: [null, 'waiting', 'waiting'],
  })
})

it('is due so many days after it came', () => {
  expect(dueAt(new Date('2026-11-23T10:00:00Z'), 3)).toEqual(new Date('2026-11-26T10:00:00Z'))
})
