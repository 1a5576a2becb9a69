import type { Locale } from '@trivsel/content-contract/content'
import { fileVersion } from './file-version.ts'
import { isPageCollection, pagePath } from './page-path.ts'
import type { TagCollector } from './tag-collector.ts'
import type { ResolveReference } from './to-rich-text.ts'

/** What is read of a page that a link leads to. */
export const linkedPageSelect = { slug: true, _status: true } as const
/** What is read of a file that a page offers. */
export const attachmentSelect = { filename: true, filesize: true, updatedAt: true } as const

/** Path of an attachment on the site; a replaced file has another one. */
function attachmentPath({ filename, filesize, updatedAt }: Record<string, unknown>): string | null {
  if (typeof filename !== 'string' || typeof filesize !== 'number') return null
  if (typeof updatedAt !== 'string') return null
  const version = fileVersion({ filename, filesize, updatedAt })
  return `/files/attachments/${version}/${encodeURIComponent(filename)}`
}

/** Turns references to our own published pages and files into paths of the site. */
export function referenceResolver(locale: Locale, tags: TagCollector): ResolveReference {
  return ({ relationTo, value }) => {
    const document = asDocument(value)
    if (!document) return null
    if (relationTo === 'attachments') {
      tags.add('attachment', document.id)
      return attachmentPath(document)
    }
    if (!isPageCollection(relationTo)) return null
    tags.add('kindergarten', document.id)
    return document._status === 'published' ? pagePath(relationTo, locale, document.slug) : null
  }
}

function asDocument(value: unknown): (Record<string, unknown> & { id: number }) | null {
  if (typeof value !== 'object' || value === null) return null
  const document = value as Record<string, unknown>
  return typeof document.id === 'number' ? { ...document, id: document.id } : null
}
