import { expect, it } from 'vitest'
import { parseIncomingMail } from '#platform/mail/incoming/parse-mail.server.ts'
import { rawMailOf } from './raw-mail.server.ts'

const mail = {
  from: 'maja@example.org',
  to: 'svar+7.abc@trivsel.example',
  subject: 'Re: Nøkkelkort',
  inReplyTo: '<first@trivsel.example>',
  text: 'Takk!\nHilsen Maja',
}

it('is a mail as one comes in', async () => {
  expect(await parseIncomingMail(rawMailOf(mail))).toMatchObject({
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
  expect((await parseIncomingMail(rawMailOf(forged))).isAutomatic).toBe(false)
})
