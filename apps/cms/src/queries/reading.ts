import type { Locale } from '@trivsel/content-contract/content'
import type { Payload, Where } from 'payload'
import type { TagCollector } from './tag-collector.ts'

/** One question being answered: from where, in which language, and what it has read. */
export type Reading = {
  readonly payload: Payload
  readonly locale: Locale
  /** Answer what is saved last, published or not. */
  readonly draft: boolean
  readonly tags: TagCollector
}

export const isVisible = ({ draft }: Reading, { _status }: { _status?: unknown }): boolean =>
  draft || _status === 'published'

/** Condition on what may be seen. */
export const visible = ({ draft }: Reading): Where =>
  draft ? {} : { _status: { equals: 'published' } }
