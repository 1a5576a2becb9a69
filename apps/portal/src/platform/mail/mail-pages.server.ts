import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Email } from 'postal-mime'
import type { MailFolder } from './mail-folder.server.ts'

type Content = HtmlEscapedString | Promise<HtmlEscapedString>
type ParseMail = (message: Uint8Array) => Promise<Email>

const shownMails = 100
const path = '/dev/mail'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
li { margin: 0 0 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
dt { font-weight: 600 }
dd { margin: 0 0 .5rem }`

const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** `/dev/mail`: what the portal would have sent, for developers and browser tests. */
export function createMailPages(folder: MailFolder, parse: ParseMail) {
  const pages = new Hono()

  pages.get(path, async (context) => {
    const ids = (await folder.list()).slice(0, shownMails)
    const mails = await Promise.all(ids.map(async (id) => ({ id, mail: await open(id) })))
    const rows = mails.flatMap(({ id, mail }) => (mail ? [row(id, mail)] : []))
    const list = rows.length > 0 ? html`<ol>${rows}</ol>` : html`<p>No mail yet.</p>`
    return show(context, 'Mail', html`<h1>Mail</h1>${list}`)
  })

  pages.get(`${path}/:id`, async (context) => {
    const mail = await open(context.req.param('id'))
    const back = html`<p><a href="${path}">All mail</a></p>`
    if (!mail) return show(context, 'No such mail', html`${back}<h1>No such mail</h1>`, 404)
    return show(context, subjectOf(mail), html`${back}${article(mail)}`)
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
  </article>`
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

async function show(context: Context, title: string, content: Content, status: 200 | 404 = 200) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(style)}</style>
</head>
<body><main>${content}</main></body>
</html>`
  return context.html(page, status, {
    'content-security-policy': contentSecurityPolicy,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
}
