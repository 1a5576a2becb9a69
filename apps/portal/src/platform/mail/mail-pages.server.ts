import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Email } from 'postal-mime'
import { showDevelopmentPage } from '#platform/development/page.server.ts'
import type { MailFolder } from './mail-folder.server.ts'

type ParseMail = (message: Uint8Array) => Promise<Email>

const shownMails = 100
const path = '/dev/mail'

/** `/dev/mail`: what the portal would have sent, for developers and browser tests. */
export function createMailPages(folder: MailFolder, parse: ParseMail) {
  const pages = new Hono()

  pages.get(path, async (context) => {
    const ids = (await folder.list()).slice(0, shownMails)
    const mails = await Promise.all(ids.map(async (id) => ({ id, mail: await open(id) })))
    const rows = mails.flatMap(({ id, mail }) => (mail ? [row(id, mail)] : []))
    const list = rows.length > 0 ? html`<ol>${rows}</ol>` : html`<p>No mail yet.</p>`
    return showDevelopmentPage(context, {
      title: 'Mail',
      content: html`<h1>Mail</h1><p><a href="${path}/previews">Previews of every mail</a></p>${list}`,
    })
  })

  pages.get(`${path}/:id`, async (context) => {
    const mail = await open(context.req.param('id'))
    const back = html`<p><a href="${path}">All mail</a></p>`
    if (!mail)
      return showDevelopmentPage(context, {
        title: 'No such mail',
        content: html`${back}<h1>No such mail</h1>`,
        status: 404,
      })
    return showDevelopmentPage(context, {
      title: subjectOf(mail),
      content: html`${back}${article(mail)}`,
    })
  })

  async function open(id: string): Promise<Email | undefined> {
    const message = await folder.read(id)
    return message && parse(message)
  }

  return pages
}

function row(id: string, mail: Email) {
  return html`<li>
    <a href="${path}/${id}">${subjectOf(mail)}</a><br>
    to ${recipients(mail)}, <time datetime="${sentAt(id)}">${sentAt(id)}</time>
  </li>`
}

function article(mail: Email) {
  return html`<article>
    <h1>${subjectOf(mail)}</h1>
    <dl>
      <dt>From</dt><dd>${mail.from?.address ?? ''}</dd>
      <dt>To</dt><dd>${recipients(mail)}</dd>
    </dl>
    <pre>${linked(mail.text ?? '')}</pre>
    ${answerLink(mail)}
  </article>`
}

/** To `/dev/answer`, where a feature takes answers in, for a mail that wants them at its own address. */
function answerLink(mail: Email) {
  const to = mail.replyTo?.[0]?.address
  if (!to) return ''
  const query = new URLSearchParams({
    from: recipients(mail),
    to,
    subject: `Re: ${subjectOf(mail)}`,
    inReplyTo: mail.messageId ?? '',
  })
  return html`<p><a href="/dev/answer?${query}">Answer</a></p>`
}

/** Web addresses in the text become links; everything is escaped. */
function linked(text: string) {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`))
}

function subjectOf(mail: Email): string {
  return mail.subject || '(no subject)'
}

function recipients(mail: Email): string {
  return (mail.to ?? []).map(({ address }) => address ?? '').join(', ')
}

/** Ids begin with the time of arrival in milliseconds. */
function sentAt(id: string): string {
  return new Date(Number.parseInt(id, 10)).toISOString()
}
