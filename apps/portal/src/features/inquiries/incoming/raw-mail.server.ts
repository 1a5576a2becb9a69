/** A raw mail in plain text, as a mail program sends it. */
export function buildRawMail(mail: {
  from: string
  to: string
  subject: string
  inReplyTo: string
  text: string
}): Uint8Array {
  const { from, to, inReplyTo } = mail
  const lines = [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: =?utf-8?B?${Buffer.from(oneLine(mail.subject)).toString('base64')}?=`,
    ...(inReplyTo ? [`In-Reply-To: ${oneLine(inReplyTo)}`] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(mail.text).toString('base64'),
  ]
  return Buffer.from(lines.join('\r\n'))
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]/g, ' ')
}
