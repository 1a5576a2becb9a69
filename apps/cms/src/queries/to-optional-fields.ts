import type { KindergartenOptionalField } from '@trivsel/content-contract/content'
import type { Kindergarten } from '../payload-types.ts'
import type { TagCollector } from './tag-collector.ts'
import { toContentImage } from './to-content-image.ts'
import { type ResolveReference, toRichText } from './to-rich-text.ts'

type StoredBlock = NonNullable<Kindergarten['optionalFields']>[number]

/** The sections of a page in the editor's order, without those that are empty in this language. */
export function toOptionalFields(
  blocks: Kindergarten['optionalFields'],
  tags: TagCollector,
  resolve: ResolveReference,
): KindergartenOptionalField[] {
  return (blocks ?? []).flatMap((block) => toOptionalField(block, tags, resolve) ?? [])
}

function toOptionalField(
  block: StoredBlock,
  tags: TagCollector,
  resolve: ResolveReference,
): KindergartenOptionalField | null {
  switch (block.blockType) {
    case 'imageSection': {
      const image = toContentImage(block.image, tags)
      return image && { kind: 'imageSection', image, caption: block.caption || null }
    }
    case 'richText': {
      const content = toRichText(block.content, resolve)
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
