import type { KindergartenOptionalField } from '@trivsel/content-contract/kinds/kindergartens/contract'
import type { Kindergarten } from '../../payload-types.ts'
import type { Reading } from '../../queries/reading.ts'
import { referenceResolver } from '../../queries/resolve-reference.ts'
import { toContentImage } from '../../queries/to-content-image.ts'
import { toRichText } from '../../queries/to-rich-text.ts'

type StoredBlock = NonNullable<Kindergarten['optionalFields']>[number]

/** The sections of a page in the editor's order, without those that are empty in this language. */
export function toOptionalFields(
  blocks: Kindergarten['optionalFields'],
  reading: Reading,
): KindergartenOptionalField[] {
  return (blocks ?? []).flatMap((block) => toOptionalField(block, reading) ?? [])
}

function toOptionalField(block: StoredBlock, reading: Reading): KindergartenOptionalField | null {
  switch (block.blockType) {
    case 'imageSection': {
      const image = toContentImage(block.image, reading)
      return image && { kind: 'imageSection', image, caption: block.caption || null }
    }
    case 'richText': {
      const content = toRichText(block.content, referenceResolver(reading))
      if (content.length === 0) return null
      const isInfoBox = block.isInfoBox === true
      return { kind: 'richText', header: block.header || null, content, isInfoBox }
    }
    case 'table': {
      const rows = (block.rows ?? []).flatMap(({ title, content }) =>
        title && content ? [{ title, content }] : [],
      )
      return rows.length > 0 ? { kind: 'table', header: block.header || null, rows } : null
    }
    case 'contactInformation':
      return {
        kind: 'contactInformation',
        phone: block.phone || null,
        email: block.email || null,
        name: block.name || null,
        departments: (block.departments ?? []).map(({ name, phone }) => ({
          name,
          phone: phone || null,
        })),
        publicTransport: block.publicTransport || null,
      }
  }
}
