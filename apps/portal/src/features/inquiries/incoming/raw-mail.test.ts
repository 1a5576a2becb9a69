import { expect, it } from 'vitest'
import { readMail } from '#platform/mail/incoming/read-mail.server.ts'
import { buildRawMail } from './raw-mail.server.ts'

const mail = {
  from: 'maja@example.org',
  to: 'svar+7.abc@trivsel.example',
  subject: 'Re: Nøkkelkort',
  inReplyTo: '<first@trivsel.example>',
  text: 'Takk!\nHilsen Maja',
}

it('can be parsed like an incoming mail', async () => {
  expect(await readMail(buildRawMail(mail))).toMatchObject({
    from: { email: mail.from },
    recipients: [mail.to],
    subject: mail.subject,
    answers: [mail.inReplyTo],
    text: mail.text,
    isAutomatic: false,
  })
})

it('does not let input add headers', async () => {
  const forged = { ...mail, to: `${mail.to}\r\nAuto-Submitted: auto-replied`, inReplyTo: '' }
  expect((await readMail(buildRawMail(forged))).isAutomatic).toBe(false)
})
