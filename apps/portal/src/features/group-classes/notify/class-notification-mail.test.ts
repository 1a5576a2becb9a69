import { expect, it } from 'vitest'
import { composeBlockedMail } from './blocked-mail.server.ts'
import { composeClassNotificationMail } from './class-notification-mail.server.ts'

const place = {
  email: 'maja@trivsel.example',
  firstName: 'Maja',
  language: null,
  className: { no: 'Rolig yoga', en: 'Calm yoga' },
  centerName: 'Trivsel Blindern',
  startsAt: new Date('2026-11-24T17:30:00Z'),
  isCancelled: true,
  reason: null,
  replacementStartsAt: null,
  state: 'booked',
} as const
const portalUrl = 'https://trivsel.example'

it('the mail about a cancelled class is in both languages without a profile, and names its time', () => {
  const { subject, text } = composeClassNotificationMail('cancelled', place, portalUrl)
  expect(subject).toBe('Avlyst: Rolig yoga / Cancelled: Calm yoga')
  expect(text).toContain('Hei, Maja!')
  expect(text).toContain(
    'Rolig yoga på Trivsel Blindern, tirsdag 24.\u00a0november kl. 18.30, er dessverre avlyst.',
  )
  expect(text).toContain('Calm yoga at Trivsel Blindern, Tuesday 24\u00a0November at 18:30')
  expect(text).toContain('https://trivsel.example/trening/gruppetimer')
  expect(text).toContain('https://trivsel.example/en/sports/group-classes')
})

it('the mail about a class that the schedule cancelled has the reason, and when it is held instead', () => {
  const withdrawn = {
    ...place,
    reason: { no: 'Bassenget vaskes.', en: 'The pool is being cleaned.' },
    replacementStartsAt: new Date('2026-11-24T19:00:00Z'),
  }
  const { text } = composeClassNotificationMail('cancelled', withdrawn, portalUrl)
  expect(text).toContain('Årsak: Bassenget vaskes.')
  expect(text).toContain('Timen holdes i stedet tirsdag 24.\u00a0november kl. 20.00.')
  expect(text).toContain('Reason: The pool is being cleaned.')
  expect(text).toContain('The class is held Tuesday 24\u00a0November at 20:00 instead.')
  expect(composeClassNotificationMail('cancelled', place, portalUrl).text).not.toMatch(
    /Årsak|i stedet/,
  )
})

it.each([
  ['queue-lapsed', 'Du fikk ikke plass: Rolig yoga', 'Køen stenger når fristen'],
  ['back-in-queue', 'Du har ikke lenger plass: Rolig yoga', 'Du står nå først i køen'],
  ['refused-no-membership', 'Du står ikke lenger i køen: Rolig yoga', 'ikke har et medlemskap'],
  ['refused-disqualified', 'Du står ikke lenger i køen: Rolig yoga', 'ikke kan brukes'],
  ['refused-blocked', 'Du står ikke lenger i køen: Rolig yoga', 'du er sperret'],
  ['refused-frozen', 'Du står ikke lenger i køen: Rolig yoga', 'medlemskapet ditt er fryst'],
  ['place-lost', 'Du har ikke lenger plass: Rolig yoga', 'Køen til timen har stengt'],
] as const)(
  '%s: the mail says what has happened and what follows',
  (notification, subject, text) => {
    const mail = composeClassNotificationMail(notification, { ...place, language: 'no' }, portalUrl)
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(text)
  },
)

it('the mail is only in the language of the profile', () => {
  const english = composeClassNotificationMail('cancelled', { ...place, language: 'en' }, portalUrl)
  expect(english.subject).toBe('Cancelled: Calm yoga')
  expect(english.text).toContain('Calm yoga at Trivsel Blindern, Tuesday 24\u00a0November at 18:30')
  expect(english.text).not.toMatch(/Rolig yoga|Hei, Maja|---/)
  const norwegian = composeClassNotificationMail(
    'cancelled',
    { ...place, language: 'no' },
    portalUrl,
  )
  expect(norwegian.subject).toBe('Avlyst: Rolig yoga')
  expect(norwegian.text).not.toMatch(/Calm yoga|---/)
})

it('the mail about a block has its end and whom to contact, in both languages', () => {
  const block = { email: '', firstName: 'Maja', language: null, cause: 'no-shows' } as const
  const endsAt = new Date('2026-12-23T11:00:00Z')
  const { text } = composeBlockedMail({ ...block, endsAt }, portalUrl)
  expect(text).toContain('Du kan booke igjen onsdag 23.\u00a0desember kl. 12.00.')
  expect(text).toContain('You can book again from Wednesday 23\u00a0December at 12:00.')
  expect(text).toContain('https://trivsel.example/trening/treningssentre')
  const endless = composeBlockedMail({ ...block, cause: 'staff', endsAt: null }, portalUrl)
  expect(endless.text).toContain('Sperren gjelder til treningssenteret opphever den.')
})
