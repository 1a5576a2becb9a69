import { expect, it } from 'vitest'
import { readMail } from '#platform/mail/incoming/read-mail.server.ts'
import { rawMailOf } from './raw-mail.server.ts'

const mail = {
  from: 'maja@example.org',
  to: 'svar+7.abc@trivsel.example',
  subject: 'Re: Nøkkelkort',
  inReplyTo: '<first@trivsel.example>',
  text: 'Takk!\nHilsen Maja',
}

it('is a mail as one comes in', async () => {
  expect(await readMail(rawMailOf(mail))).toMatchObject({
    from: { email: mail.from },
    recipients: [mail.to],
    subject: mail.subject,
    answers: [mail.inReplyTo],
    text: mail.text,
    isAutomatic: false,
  })
})

it('has no more headers than it should, whatever is typed', async () => {
  const forged = { ...mail, to: `${mail.to}\r\nAuto-Submitted: auto-replied`, inReplyTo: '' }
  expect((await readMail(rawMailOf(forged))).isAutomatic).toBe(false)
})
