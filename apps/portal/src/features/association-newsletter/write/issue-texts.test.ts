import { expect, it } from 'vitest'
import type { IssueLine } from './contract.ts'
import { audienceText, canBeStopped, issueName, languagesText } from './issue-texts.ts'

const line: IssueLine = {
  id: '00000000-0000-4000-8000-000000000000',
  subject: { no: '', en: 'Hike' },
  state: 'sent',
  changedAt: '2026-11-28T10:00:00Z',
  sentAt: '2026-11-28T10:00:00Z',
  recipients: 2,
  delivered: 2,
  failed: 0,
  waiting: 0,
}

it('names an issue by its subject in the language of the reader, or in another one', () => {
  expect(issueName(line)).toBe('Hike')
})

it('counts members and followers', () => {
  const languages = { no: 3, en: 0 }
  expect(audienceText({ members: 2, followers: 1, languages })).toBe(
    '3 får utgaven: 2 medlemmer og 1 følger.',
  )
})

it('says that everybody gets an issue that is written in one language', () => {
  const mail = { subject: 'Hike', text: 'Come', readers: 3 }
  expect(languagesText({ preview: [{ ...mail, language: 'en' }] })).toContain('engelsk')
  const both = languagesText({
    preview: [
      { ...mail, language: 'no' },
      { ...mail, language: 'en', readers: 1 },
    ],
  })
  expect(both).toContain('3 på norsk og 1 på engelsk')
})

it('can be stopped while mails wait, and not afterwards', () => {
  expect(canBeStopped({ ...line, waiting: 1 })).toBe(true)
  expect(canBeStopped(line)).toBe(false)
  expect(canBeStopped({ ...line, state: 'stopped', waiting: 1 })).toBe(false)
})
