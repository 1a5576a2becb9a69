import { describe, expect, it } from 'vitest'
import { parseMail, readEnvelope } from './parse-mail.server.ts'
import { MailUnreadable, readMail, readMailEnvelope } from './read-mail.server.ts'

const asIs = (bytes: Uint8Array) => bytes as Uint8Array<ArrayBuffer>
async function parse(...lines: string[]) {
  const mail = await parseMail({ raw: Buffer.from(lines.join('\r\n')) }, asIs)
  if (mail === null) throw new Error('It is no mail')
  return mail
}

const head = [
  'From: "Maja Holm" <Maja@Example.org>',
  'To: svar+7.abc@trivsel.example, kari@trivsel.example',
  'Subject: =?utf-8?Q?Re:_N=C3=B8kkelkort?=',
  'Message-ID: <third@example.org>',
  'In-Reply-To: <second@trivsel.example>',
  'References: <first@trivsel.example> <second@trivsel.example>',
]

describe('a mail of a person', () => {
  const mail = () =>
    parse(...head, 'Content-Type: text/plain; charset=utf-8', '', 'Takk!', '', '> Hei Maja')

  it('is read with who sent it, to what and in answer to what', async () => {
    expect(await mail()).toMatchObject({
      from: { name: 'Maja Holm', email: 'maja@example.org' },
      subject: 'Re: Nøkkelkort',
      messageId: '<third@example.org>',
      recipients: ['svar+7.abc@trivsel.example', 'kari@trivsel.example'],
      isAutomatic: false,
      report: null,
    })
  })

  it('is from the address that forms write, however its domain is spelled', async () => {
    const { from } = await parse('From: Øla <øla@Blåbær.no>', ...head.slice(1), '', 'Hei')
    expect(from?.email).toBe('øla@xn--blbr-roah.no')
  })

  it('names what it answers, the newest first', async () => {
    expect((await mail()).answers).toEqual([
      '<second@trivsel.example>',
      '<second@trivsel.example>',
      '<first@trivsel.example>',
    ])
  })

  it('keeps the whole text beside what is new', async () => {
    expect(await mail()).toMatchObject({ written: 'Takk!', text: 'Takk!\n\n> Hei Maja' })
  })
})

it('believes first what the server that took it in has noted', async () => {
  const { recipients } = await parse('X-Original-To: svar+9.def@trivsel.example', ...head, '', 'x')
  expect(recipients[0]).toBe('svar+9.def@trivsel.example')
})

it('makes text of a mail that has HTML alone, and runs nothing of it', async () => {
  const { text } = await parse(
    ...head,
    'Content-Type: text/html',
    '',
    '<p>Takk!</p><script>alert(1)</script><p>Maja</p>',
  )
  expect(text).toBe('Takk!\n\nMaja')
})

it('has files, but neither the pictures of a signature nor forwarded mails', async () => {
  const { attachments } = await parse(
    ...head,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: multipart/related; boundary=c',
    '',
    '--c',
    'Content-Type: text/html',
    '',
    'Takk! <img src="cid:logo">',
    '--c',
    'Content-Type: image/png; name=logo.png',
    'Content-ID: <logo>',
    'Content-Transfer-Encoding: base64',
    '',
    'aGVp',
    '--c--',
    '--b',
    'Content-Type: application/pdf; name=kvittering.pdf',
    'Content-Disposition: attachment; filename=kvittering.pdf',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0=',
    '--b--',
  )
  expect(attachments).toEqual([
    { name: 'kvittering.pdf', declaredType: 'application/pdf', bytes: Buffer.from('%PDF-') },
  ])
})

it('knows a mail that has come back, which has no files of a person', async () => {
  const mail = await parse(
    'From: MAILER-DAEMON@mx.example',
    'To: svar+7.abc@trivsel.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Your message could not be delivered.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; maja@example.org',
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Message-ID: <second@trivsel.example>',
    'Subject: Hei',
    '',
    'Hei Maja',
    '--b--',
  )
  expect(mail).toMatchObject({
    isAutomatic: true,
    report: { action: 'failed', messageId: '<second@trivsel.example>' },
    attachments: [],
  })
})

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a mail with a megabyte of headers', Buffer.from(`X-A: ${'a'.repeat(1_000_000)}\r\n\r\nx`)],
  ['a mail without headers', Buffer.from('\r\n\r\nx')],
])('refuses %s', async (_, raw) => {
  await expect(readMailEnvelope(raw)).rejects.toThrow(MailUnreadable)
  await expect(readMail(raw)).rejects.toThrow(MailUnreadable)
})

it('refuses more lines and more parts than a person sends, and parses none of them', async () => {
  const begin = ['From: a@example.org', 'Content-Type: multipart/mixed; boundary=b', '', '']
  for (const lines of ['> \r\n'.repeat(400_000), '--b\r\n\r\nx\r\n'.repeat(2_001)])
    await expect(readMail(Buffer.from(begin.join('\r\n') + lines))).rejects.toThrow(MailUnreadable)
})

it('reads twenty megabytes of a file', async () => {
  const line = `${'QUFB'.repeat(19)}\r\n`
  const begin = [...head, 'Content-Type: application/pdf; name=a.pdf']
  const text = [...begin, 'Content-Transfer-Encoding: base64', '', ''].join('\r\n')
  const { attachments } = await readMail(Buffer.from(text + line.repeat(250_000)))
  expect(attachments.map(({ name, bytes }) => [name, bytes.length])).toEqual([
    ['a.pdf', 250_000 * 57],
  ])
})

describe('the headers alone', () => {
  it('say as much as the whole mail', async () => {
    const whole = await parse(...head, '', 'Takk!')
    const envelope = await readMailEnvelope(Buffer.from([...head, '', 'Takk!'].join('\r\n')))
    const { text, written, attachments, isAutomatic, report, ...same } = whole
    expect(envelope).toEqual({ ...same, mayBeReport: false })
  })

  it.each([
    ['multipart/report; report-type=delivery-status; boundary=b', true],
    ['Multipart/Report', true],
    ['multipart/reports', false],
    ['text/plain; name="multipart/report"', false],
  ])('%s may be a report: %s', async (type, mayBeReport) => {
    const read = await readEnvelope({ head: Buffer.from(`From: a@b.no\nContent-Type: ${type}\n`) })
    expect(read?.mayBeReport).toBe(mayBeReport)
  })
})

it('takes no line ends and no control characters into the subject', async () => {
  const { subject } = await parse(
    'From: a@example.org',
    'Subject: =?utf-8?Q?a=00b=0D=0Ac?=',
    '',
    '',
  )
  expect(subject).toBe('ab c')
})
