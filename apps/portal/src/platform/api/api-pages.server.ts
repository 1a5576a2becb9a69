import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { documentEndpoint } from './document-endpoint.ts'
import type { ApiDocument, Operation } from './openapi.server.ts'

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h3 { overflow-wrap: anywhere }
section { border-top: 1px solid; padding-bottom: 1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
dt { font-weight: 600 }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere }`

const contentSecurityPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** `/dev/api`: the document of the API for people, without a script. Not for production. */
export function createApiPages(makeDocument: () => ApiDocument): Hono {
  return new Hono().get('/dev/api', (context) =>
    context.html(pageOf(makeDocument()), 200, {
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }),
  )
}

function pageOf({ info, paths }: ApiDocument) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      name: `${method.toUpperCase()} ${path}`,
    })),
  )
  const groups = Object.groupBy(operations, ({ tags }) => tags[0] ?? '')
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<style>${raw(style)}</style>
</head>
<body><main>
<h1>API</h1>
<p>${info.description} As a document: <a href="${documentEndpoint.path}">OpenAPI 3.1</a>.</p>
<nav aria-label="Groups"><ul>
${Object.keys(groups).map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
</ul></nav>
${Object.entries(groups).map(
  ([name, members = []]) => html`<h2 id="${name}">${name}</h2>${members.map(sectionOf)}`,
)}
</main></body>
</html>`
}

function sectionOf(operation: Operation & { name: string }) {
  const { name, summary, description, security, parameters, requestBody, responses } = operation
  const asks = Object.keys(security[0] ?? {}).join(' and ') || 'nothing: everybody may ask'
  return html`<section>
<h3>${name}</h3>
<p>${summary} ${description ?? ''}</p>
<dl>
<dt>Needs</dt><dd>${asks}</dd>
${Object.entries(responses).map(
  ([status, response]) => html`<dt>${status}</dt><dd>${response.description}</dd>`,
)}
</dl>
${parameters && detailsOf('Parameters', parameters)}
${requestBody && detailsOf('Body', requestBody.content)}
${detailsOf('Answers', responses)}
</section>`
}

function detailsOf(title: string, value: unknown) {
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(value, null, 2)}</pre></details>`
}
