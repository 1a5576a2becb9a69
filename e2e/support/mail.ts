import type { APIRequestContext } from '@playwright/test'
import { expect } from './test.ts'

/** The link in the newest mail to an address whose subject has these words. */
export async function linkInMail(
  request: APIRequestContext,
  { to, subject }: { to: string; subject: string },
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const list = await (await request.get('/dev/mail')).text()
      const rows = [
        ...list.matchAll(/<a href="(\/dev\/mail\/[^"]+)">([^<]*)<\/a><br>\s*to ([^,]*)/g),
      ]
      const row = rows.find((found) => found[2]?.includes(subject) && found[3]?.includes(to))
      if (!row?.[1]) return false
      const mail = await (await request.get(row[1])).text()
      const text = mail.slice(mail.indexOf('<article'))
      link = /https?:\/\/[^\s<"]+/.exec(text)?.[0].replaceAll('&amp;', '&')
      return link !== undefined
    })
    .toBe(true)
  return link ?? ''
}
