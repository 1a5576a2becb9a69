import { describe, expect, it } from 'vitest'
import { deliveryText, dueText, inquiryName, subjectText } from './inbox-texts.ts'

const at = '2026-11-25T10:00:00.000Z'
const dateText = (date: Date) => date.toISOString().slice(0, 10)

describe('the deadline', () => {
  it('is a date, and shows when it has passed', () => {
    expect(dueText({ dueAt: at, isOverdue: false }, dateText)).toBe('2026-11-25')
    expect(dueText({ dueAt: at, isOverdue: true }, dateText)).toBe('Fristen var 2026-11-25')
  })

  it('is empty unless staff must answer', () => {
    expect(dueText({ dueAt: null, isOverdue: false }, dateText)).toBe('')
  })
})

describe('an answer', () => {
  it.each([
    ['is on its way', { sentAt: null, bouncedAt: null }, 'Er på vei'],
    ['was sent', { sentAt: at, bouncedAt: null }, 'Sendt'],
    ['has come back, after it was sent', { sentAt: at, bouncedAt: at }, 'Kom ikke fram'],
    ['has come back, before it left', { sentAt: null, bouncedAt: at }, 'Kom ikke fram'],
  ])('%s', (_, times, text) => {
    expect(deliveryText({ direction: 'out', ...times })).toContain(text)
  })

  it('has no delivery text for messages of others', () => {
    expect(deliveryText({ direction: 'in', sentAt: null, bouncedAt: null })).toBe('')
  })
})

describe('the name of an inquiry in the title', () => {
  const inquiry = { number: 1042, name: 'Linh Nguyen', subject: 'Jeg er syk' }
  it('has its number and its sender, and not the subject', () => {
    expect(inquiryName({ ...inquiry, isConfidential: false })).toBe('Henvendelse 1042, Linh Nguyen')
  })

  it('has only the number of a confidential one', () => {
    expect(inquiryName({ ...inquiry, isConfidential: true })).toBe('Henvendelse 1042')
  })
})

it('has a text for a missing subject', () => {
  expect(subjectText({ subject: null })).toBe('Uten emne')
})
