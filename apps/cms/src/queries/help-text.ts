import type { HelpText as HelpTextData } from '@trivsel/content-contract/pages'
import type { HelpText } from '../payload-types.ts'
import { contentQuery } from './content-query.ts'
import { findDocuments } from './find-documents.ts'
import { readContactAreas } from './read-contact-areas.ts'
import type { Reading } from './reading.ts'
import { referenceIds } from './reference-id.ts'
import { referenceResolver } from './resolve-reference.ts'
import { toTextLink } from './to-link.ts'
import { toRichText } from './to-rich-text.ts'

export const helpText = contentQuery('helpText', async (reading, { key }) => {
  const [document] = await findDocuments(reading, {
    collection: 'help-texts',
    where: { key: { equals: key } },
    limit: 1,
  })
  reading.tags.add('help-texts', document?.id)
  return document ? readHelpText(document, reading) : null
})

/** What helps on a page of my page, with the service areas that it names. */
export async function readHelpText(document: HelpText, reading: Reading): Promise<HelpTextData> {
  const resolve = referenceResolver(reading)
  return {
    heading: document.heading || null,
    intro: document.intro || null,
    action: toTextLink(document.action, reading),
    questions: (document.questions ?? []).flatMap(({ id, question, answer }) => {
      const content = toRichText(answer, resolve)
      return id && question && content.length > 0 ? [{ id, question, answer: content }] : []
    }),
    contactAreas: await readContactAreas(reading, referenceIds(document.contactAreas)),
  }
}
