import type { ContactArea } from '@trivsel/content-contract/pages'
import type { ServiceArea } from '../payload-types.ts'
import { findDocuments } from './find-documents.ts'
import { isVisible, type Reading } from './reading.ts'
import { referenceResolver } from './resolve-reference.ts'
import { toTextLink } from './to-link.ts'
import { toRichText } from './to-rich-text.ts'

/** How to reach service areas, in the order of their ids. */
export async function readContactAreas(reading: Reading, ids: number[]): Promise<ContactArea[]> {
  for (const id of ids) reading.tags.add('service-areas', id)
  if (ids.length === 0) return []
  const areas = await findDocuments(reading, {
    collection: 'service-areas',
    where: { id: { in: ids } },
  })
  return areas
    .filter((area) => isVisible(reading, area))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .flatMap((area) => toContactArea(area, reading) ?? [])
}

function toContactArea(area: ServiceArea, reading: Reading): ContactArea | null {
  if (!area.name) return null
  return {
    id: area.id,
    name: area.name,
    text: toRichText(area.text, referenceResolver(reading)),
    contacts: (area.contacts ?? []).flatMap(({ title, phone, email, hours }) =>
      title ? [{ title, phone: phone || null, email: email || null, hours: hours || null }] : [],
    ),
    link: toTextLink(area.link, reading),
  }
}
