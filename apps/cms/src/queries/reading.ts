import type { Locale } from '@trivsel/content-contract/locales'

import type { Payload, PayloadRequest, Where } from 'payload'
import type { TagCollector } from './tag-collector.ts'

/** One question being answered: from where, in which language, and what it has read. */
export type Reading = {
  readonly payload: Payload
  readonly locale: Locale
  /** Answer what is saved last, published or not. */
  readonly draft: boolean
  readonly tags: TagCollector
  /** In which transaction it is read; none: what is committed. */
  readonly transaction?: NonNullable<Awaited<PayloadRequest['transactionID']>> | undefined
}

/**
 * Has Payload read in the same transaction. A request of its own for every call: Payload notes the
 * language on it, and two languages are read at once.
 */
export const within = ({ transaction }: Reading): { req?: Partial<PayloadRequest> } =>
  transaction === undefined ? {} : { req: { transactionID: transaction } }

export const isVisible = ({ draft }: Reading, { _status }: { _status?: unknown }): boolean =>
  draft || _status === 'published'

/** Condition on what may be seen. */
export const visible = ({ draft }: Reading): Where =>
  draft ? {} : { _status: { equals: 'published' } }
