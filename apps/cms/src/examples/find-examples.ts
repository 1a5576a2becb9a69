import { contentPageAddress } from '@trivsel/content-contract/addresses'
import type { Example } from '@trivsel/content-contract/examples'
import { addressPrefixOf } from '@trivsel/content-contract/locales'
import type { Payload } from 'payload'
import { environment } from '../environment.ts'
import { type ExampleText, readExampleTexts } from './example-database.ts'

/** What is still an example, in the order of the tables; one query. */
export async function findExamples(payload: Payload): Promise<Example[]> {
  const admin = environment.cmsUrl + payload.config.routes.admin
  const examples = new Map<string, Example>()
  for (const text of await readExampleTexts(payload.db.drizzle)) {
    const { source, id, locale, name } = text
    const known = examples.get(`${source}:${id}`)
    const example = known ?? {
      source,
      id,
      names: {},
      addresses: {},
      editAddress:
        source === 'pages' ? `${admin}/collections/pages/${id}` : `${admin}/globals/${source}`,
    }
    if (locale && name) {
      example.names[locale] = name
      const address = addressOf(text)
      if (address !== null) example.addresses[locale] = address
    }
    examples.set(`${source}:${id}`, example)
  }
  return [...examples.values()]
}

function addressOf({ source, locale, path }: ExampleText): string | null {
  if (!locale) return null
  if (source === 'front-page') return addressPrefixOf(locale) || '/'
  return path === null ? null : contentPageAddress(locale, path)
}
