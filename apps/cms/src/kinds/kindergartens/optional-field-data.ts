import type { ImportOptionalField } from '@trivsel/content-contract/kinds/kindergartens/import'
import type { ItemWriter } from '../../import/item-writer.ts'

/** One section of a kindergarten's page. */
export function optionalFieldData(field: ImportOptionalField, place: string, writer: ItemWriter) {
  const { say, write, picture, rows } = writer
  switch (field.kind) {
    case 'imageSection':
      return {
        blockType: field.kind,
        image: picture(field.image) ?? 0,
        caption: say(field.caption),
      }
    case 'richText':
      return {
        blockType: field.kind,
        header: say(field.header),
        content: write(field.content),
        isInfoBox: field.isInfoBox,
      }
    case 'table':
      return {
        blockType: field.kind,
        header: say(field.header),
        rows: rows(field.rows, place, (row) => ({
          title: say(row.title),
          content: say(row.content),
        })),
      }
    case 'contactInformation':
      return {
        blockType: field.kind,
        name: field.name ?? null,
        phone: field.phone ?? null,
        email: field.email ?? null,
        departments: rows(field.departments, place, ({ name, phone }) => ({
          name,
          phone: phone ?? null,
        })),
        publicTransport: say(field.publicTransport),
      }
  }
}
