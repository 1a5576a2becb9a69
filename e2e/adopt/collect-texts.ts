import type { APIRequestContext, Page } from '@playwright/test'
import { portalUrl } from '../support/addresses.ts'

const forMachines = [
  '/site.webmanifest',
  '/sitemap.xml',
  '/robots.txt',
  '/api/openapi.json',
  '/en',
  '/en/sports/group-exercises',
]

/**
 * What a visitor, a member and staff can read: every page that links of the site lead to, what machines
 * read, and every mail that was sent. By address, with their headers.
 */
export async function collectTexts(member: Page, staff: Page): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  await walk(member.request, ['/', '/min-side', ...forMachines], texts)
  await walk(staff.request, ['/ansatt'], texts)
  await walk(staff.request, ['/dev/mail'], texts)
  return texts
}

async function walk(
  request: APIRequestContext,
  from: readonly string[],
  texts: Map<string, string>,
): Promise<void> {
  const waiting = [...from]
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (texts.has(path)) continue
    const answer = await request.get(path, { maxRedirects: 5 })
    const headers = JSON.stringify(answer.headers())
    const type = answer.headers()['content-type'] ?? ''
    const text = /text|json|xml/.test(type) ? await answer.text() : ''
    texts.set(path, `${answer.status()} ${headers} ${text}`)
    if (type.includes('html')) waiting.push(...linksIn(text).filter((link) => !texts.has(link)))
  }
}

/** Pages of the site; what is opened by them is not followed a second time for its query. */
function linksIn(html: string): string[] {
  return (
    [...html.matchAll(/(?:href|src)="([^"#?]+)/g)]
      .map(([, address = '']) => address.replaceAll('&amp;', '&').replace(portalUrl, ''))
      .filter((address) => /^\/(?!\/)/.test(address))
      // Built files, and mails of examples.
      .filter(
        (address) => !/^\/(?:assets|files|fonts|drawings|dev\/mail\/previews)\//.test(address),
      )
  )
}
