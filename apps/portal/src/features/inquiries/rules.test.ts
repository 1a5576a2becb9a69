import { expect, it } from 'vitest'
import { inquiryStates, inquirySteps, stateAfter } from './rules.ts'

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
    bounce: ['waiting', 'waiting', 'waiting'],
  })
})
