import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

type Content = HtmlEscapedString | Promise<HtmlEscapedString>

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem }
li { margin: 0 0 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
dt { font-weight: 600 }
dd { margin: 0 0 .5rem }
th, td { padding: .25rem 1rem .25rem 0; text-align: left; vertical-align: top }
code { font-size: 1.25rem }
label { display: block; margin: 0 0 1rem }
input, textarea { display: block; box-sizing: border-box; width: 100%; font: inherit }`

const styleHash = createHash('sha256').update(style).digest('base64')
const contentSecurityPolicy = (formAction: "'none'" | "'self'") =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`

/** A page under `/dev/`, for developers and browser tests: plain, and no page of the site. */
export function showDevelopmentPage(
  context: Context,
  {
    title,
    content,
    status = 200,
    hasForm = false,
  }: { title: string; content: Content; status?: 200 | 404; hasForm?: boolean },
) {
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
    'content-security-policy': contentSecurityPolicy(hasForm ? "'self'" : "'none'"),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  })
}
