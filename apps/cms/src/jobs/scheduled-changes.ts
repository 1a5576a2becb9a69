import type { Payload } from 'payload'
import { z } from 'zod'
import { globalId } from '../usage/content-sources.ts'
import { type NamedItem, nameItems } from '../usage/item-titles.ts'

/** A publication or taking down that was planned. */
export type ScheduledChange = NamedItem & {
  jobId: number
  type: 'publish' | 'unpublish'
  /** Language that alone is published; null: all. */
  locale: string | null
  at: Date
  /** It was tried and did not work; nothing happens by itself any more. */
  failed: boolean
}

const Job = z.object({
  id: z.number(),
  waitUntil: z.coerce.date(),
  hasError: z.boolean().nullish(),
  input: z.object({
    type: z.enum(['publish', 'unpublish']).catch('publish'),
    locale: z.string().nullish(),
    doc: z.object({ relationTo: z.string(), value: z.coerce.number() }).nullish(),
    global: z.string().nullish(),
  }),
})

/** What is planned, and what failed, soonest first. */
export async function findScheduledChanges(payload: Payload): Promise<ScheduledChange[]> {
  const { docs } = await payload.db.find<Record<string, unknown> & { id: number }>({
    collection: 'payload-jobs',
    where: {
      and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }],
    },
    sort: 'waitUntil',
    limit: 0,
    pagination: false,
  })
  const changes = docs.flatMap((doc) => {
    const job = Job.safeParse(doc)
    if (!job.success) return []
    const { id, waitUntil, hasError, input } = job.data
    const key = input.doc
      ? { collection: input.doc.relationTo, documentId: input.doc.value }
      : input.global
        ? { collection: input.global, documentId: globalId }
        : null
    if (!key) return []
    const { type, locale } = input
    return [
      { ...key, jobId: id, type, locale: locale ?? null, at: waitUntil, failed: hasError === true },
    ]
  })
  return nameItems(payload, changes)
}
