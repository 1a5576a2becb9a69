import { languageOf, locales } from '@trivsel/content-contract/locales'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { showDevelopmentPage } from '#platform/development/page.server.ts'
import { type MailPreview, textOfPreview } from './mail-preview.ts'

const path = '/dev/mail/previews'

/** `/dev/mail/previews`: every mail of the portal as it would look, in both languages. */
export function createPreviewPages(previews: readonly MailPreview[], portalUrl: string): Hono {
  const pages = new Hono()

  pages.get(path, (context) =>
    showDevelopmentPage(context, {
      title: 'Previews of mails',
      content: html`<h1>Previews of mails</h1>
        <ul>${previews.map(({ name }) => html`<li><a href="${path}/${name}">${name}</a></li>`)}</ul>`,
    }),
  )

  pages.get(`${path}/:name`, (context) => {
    const preview = previews.find(({ name }) => name === context.req.param('name'))
    const back = html`<p><a href="${path}">All previews</a></p>`
    if (!preview)
      return showDevelopmentPage(context, {
        title: 'No such mail',
        content: html`${back}<h1>No such mail</h1>`,
        status: 404,
      })
    const mails = locales.map((locale) => {
      const mail = preview.compose({ portalUrl, locale })
      return html`<article lang="${languageOf(locale)}">
        <h2>${mail.subject}</h2>
        <pre>${textOfPreview(mail)}</pre>
      </article>`
    })
    return showDevelopmentPage(context, {
      title: preview.name,
      content: html`${back}<h1>${preview.name}</h1>${mails}`,
    })
  })

  return pages
}
