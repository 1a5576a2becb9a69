import { isLinkable } from '../fields/linkable-collections.ts'
import { fileVersion } from './file-version.ts'
import { pageAddress } from './page-address.ts'
import { isVisible, type Reading } from './reading.ts'
import type { ResolveReference } from './to-rich-text.ts'

/** Address of an attachment on the site; a replaced file has another one. */
function attachmentAddress({
  filename,
  filesize,
  updatedAt,
}: Record<string, unknown>): string | null {
  if (typeof filename !== 'string' || typeof filesize !== 'number') return null
  if (typeof updatedAt !== 'string') return null
  const version = fileVersion({ filename, filesize, updatedAt })
  return `/files/attachments/${version}/${encodeURIComponent(filename)}`
}

/** Turns references to our own published pages and files into addresses of the site. */
export function referenceResolver(reading: Reading): ResolveReference {
  return ({ relationTo, value }) => {
    const document = asDocument(value)
    if (!document || !isLinkable(relationTo)) return null
    reading.tags.add(relationTo, document.id)
    if (relationTo === 'attachments') return attachmentAddress(document)
    // A fixed address is there whether or not an editor has written anything for it.
    if (relationTo !== 'fixed-pages' && !isVisible(reading, document)) return null
    return pageAddress(relationTo, reading.locale, document)
  }
}

type LinkedDocument = Record<string, unknown> & { id: number; _status?: unknown }

const asDocument = (value: unknown): LinkedDocument | null =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number'
    ? (value as LinkedDocument)
    : null
