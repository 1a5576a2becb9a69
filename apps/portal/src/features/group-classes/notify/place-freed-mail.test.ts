import { expect, it } from 'vitest'
import { composePlaceFreedMail } from './place-freed-mail.server.ts'

it('the mail about a place names class, time and deadline for unbooking in both languages', () => {
  const mail = composePlaceFreedMail(
    {
      firstName: 'Maja',
      language: null,
      className: { no: 'Rolig yoga', en: 'Calm yoga' },
      centerName: 'Blindern',
      startsAt: new Date('2026-11-24T17:30:00Z'),
      unbookingClosesAt: new Date('2026-11-24T14:30:00Z'),
    },
    'https://trivsel.example',
  )
  expect(mail.subject).toBe('Du har fått plass: Rolig yoga / You have a place: Calm yoga')
  const [norwegian = '', english = ''] = mail.text.split('---')
  expect(norwegian).toContain('Hei, Maja!')
  expect(norwegian).toContain('Rolig yoga på Blindern, tirsdag 24.\u00a0november kl. 18.30.')
  expect(norwegian).toContain('tirsdag 24.\u00a0november kl. 15.30')
  expect(norwegian).toContain('https://trivsel.example/min-side/trening')
  expect(english).toContain('Calm yoga at Blindern, Tuesday 24\u00a0November at 18:30.')
  expect(english).toContain('https://trivsel.example/en/my-page/sports')
})
