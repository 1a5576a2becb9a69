import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { MyPageFrame } from '@trivsel/content-contract/site'
import { contentQuery } from './content-query.ts'
import { readGlobal } from './read-global.ts'
import type { Reading } from './reading.ts'
import { toHref } from './to-link.ts'

export const myPageFrame = contentQuery('myPageFrame', readMyPageFrame)

export async function readMyPageFrame(reading: Reading): Promise<MyPageFrame | null> {
  const document = await readGlobal(reading, 'my-page')
  if (!document) return null
  return {
    navigation: (document.navigation ?? []).flatMap(({ text, page, link }) => {
      const href = page ? myPageAddresses[page][reading.locale] : toHref(link, reading)
      const openInNewTab = !page && link?.openInNewTab === true
      return text && href ? [{ text, href, openInNewTab }] : []
    }),
  }
}
