import { createHash } from 'node:crypto'
import type { Locale } from '@trivsel/content-contract/content'
import type { ImportKindergarten } from '@trivsel/content-contract/import'
import { itemLanguage } from './item-language.ts'
import type { ItemPicture } from './item-pictures.ts'

type OptionalField = ImportKindergarten['optionalFields'][number]

/** One section of a page as Payload stores it, for one language. `place` names it in the import. */
export function optionalFieldData(
  field: OptionalField,
  place: string,
  locale: Locale,
  idOfPicture: (picture: ItemPicture) => number,
) {
  const { say, write } = itemLanguage(locale)
  const id = rowId(place)
  switch (field.kind) {
    case 'imageSection':
      return {
        id,
        blockType: field.kind,
        image: idOfPicture(field.image),
        caption: say(field.caption),
      }
    case 'richText':
      return {
        id,
        blockType: field.kind,
        header: say(field.header),
        content: write(field.content),
        isInfoBox: field.isInfoBox,
      }
    case 'table':
      return {
        id,
        blockType: field.kind,
        header: say(field.header),
        rows: field.rows.map((row, index) => ({
          id: rowId(`${place}/${index}`),
          title: say(row.title),
          content: say(row.content),
        })),
      }
    case 'contactInformation':
      return {
        id,
        blockType: field.kind,
        name: field.name ?? null,
        phone: field.phone ?? null,
        email: field.email ?? null,
        departments: field.departments.map(({ name, phone }, index) => ({
          id: rowId(`${place}/${index}`),
          name,
          phone: phone ?? null,
        })),
        publicTransport: say(field.publicTransport),
      }
  }
}

/**
 * Payload matches the rows of one language with those of another by id, so a row of an item always
 * gets the same one.
 */
function rowId(place: string): string {
  return createHash('sha256').update(place).digest('hex').slice(0, 24)
}
