import { Hono } from 'hono'
import { html } from 'hono/html'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { showDevelopmentPage } from '#platform/development/page.server.ts'
import type { NoteOutcome } from '#platform/mail/mail-outcome.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { createInquiryReplyAddresses } from '../model/reply-addresses.server.ts'
import { buildRawMail } from './raw-mail.server.ts'
import { receiveMail } from './receive-mail.server.ts'

type Parts = {
  database: Database
  encryption: Pick<FieldEncryption, 'index'>
  files: FileParts
  configuration: Pick<Configuration, 'MAIL_REPLY_TO' | 'PORTAL_URL'>
  noteMailOutcome: NoteOutcome
  clock: Clock
}

const path = '/dev/answer'
const title = 'Answer a mail'
const fields = ['from', 'to', 'subject', 'inReplyTo'] as const

/** `/dev/answer`: a form that answers a mail of the portal, for developers and tests. */
export function createAnswerPage({ configuration, clock, ...parts }: Parts): Hono {
  const pages = new Hono()
  const replyAddresses = createInquiryReplyAddresses(parts.encryption, configuration)
  const { PORTAL_URL: portalUrl } = configuration

  pages.get(path, (context) =>
    showDevelopmentPage(context, { title, content: form(context.req.query()), hasForm: true }),
  )

  pages.post(path, async (context) => {
    const sent = await context.req.parseBody()
    const read = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
    const raw = buildRawMail({
      from: read('from'),
      to: read('to'),
      subject: read('subject'),

      inReplyTo: read('inReplyTo'),
      text: read('text'),
    })
    const outcome = await receive(raw)
    return showDevelopmentPage(context, {
      title,
      content: html`<h1>${title}</h1><p>${outcome}</p><p><a href="/dev/mail">All mail</a></p>`,
    })
  })

  async function receive(raw: Uint8Array): Promise<string> {
    if (!replyAddresses) return 'MAIL_REPLY_TO is not set'
    try {
      return (await receiveMail({ ...parts, replyAddresses, portalUrl }, raw, clock())).outcome
    } catch (error) {
      if (error instanceof Refusal) return error.code
      throw error
    }
  }

  return pages
}

function form(values: Readonly<Record<string, string>>) {
  const inputs = fields.map(
    (name) => html`<label>${name}<input name="${name}" value="${values[name] ?? ''}"></label>`,
  )
  return html`<h1>${title}</h1>
    <form method="post" action="${path}">
      ${inputs}
      <label>text<textarea name="text" rows="8"></textarea></label>
      <button>Send</button>
    </form>`
}
