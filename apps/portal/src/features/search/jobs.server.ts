import { collectionOfKind } from '@trivsel/content-contract/change'
import { type ContentKind, contentKinds } from '@trivsel/content-contract/kinds'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import { forgetUnusedWords } from './forget-unused-words.server.ts'
import { type SearchKind, searchKinds } from './kinds.ts'
import { readDocuments, readingVersion, readKind } from './read-documents.server.ts'
import { searchReading } from './tables.server.ts'

const readKindTask = declareTask('search-read-kind', z.strictObject({ kind: z.enum(searchKinds) }))
const readPageTask = declareTask(
  'search-read-page',
  z.strictObject({ kind: z.enum(contentKinds), id: z.int().positive() }),
)
const readAllTask = declareTask('search-read-all', z.object({}))
const forgetWordsTask = declareTask('search-forget-words', z.object({}))

/** One after the other in all instances: what was read later is also written later. */
const queue = 'search'

/** Instances hear of a change at the same time: within this time theirs become one job. */
const gatherMilliseconds = 150

/** 03:40 in Oslo in winter, 04:40 in summer. */
export const searchCrontab: readonly CronJob[] = [{ task: readAllTask, at: '40 2 * * *' }]

export function searchTasks(options: {
  database: Database
  content: Pick<ContentClient, 'queryAfresh'>
}): TaskHandler[] {
  const { database } = options
  return [
    handleTask(readAllTask, async () => {
      await enqueueReading(database, searchKinds)
      await enqueueJob(database, forgetWordsTask, {}, { key: forgetWordsTask.name, queue })
    }),
    handleTask(readKindTask, ({ kind }) => readKind(options, kind)),
    handleTask(readPageTask, ({ kind, id }) => readDocuments(options, kind, [id])),
    handleTask(forgetWordsTask, () => forgetUnusedWords(database)),
  ]
}

/** Reads the kinds that were never read, or by older rules. */
export async function enqueueMissingReadings(database: Database): Promise<void> {
  const read = await database
    .select({ kind: searchReading.kind })
    .from(searchReading)
    .where(eq(searchReading.version, readingVersion))
  const known = new Set<SearchKind>(read.map(({ kind }) => kind))
  await enqueueReading(
    database,
    searchKinds.filter((kind) => !known.has(kind)),
  )
}

/** Reads whole kinds, for when it is not known what has changed. */
export async function enqueueReading(
  database: Database,
  kinds: readonly SearchKind[],
  runAt?: Date,
): Promise<void> {
  for (const kind of kinds)
    await enqueueJob(
      database,
      readKindTask,
      { kind },
      { key: `search ${kind}`, queue, ...(runAt && { runAt }) },
    )
}

/** @param tags of an announcement: single pages (`gyms:12`), and the fixed ones as a whole, are read again */
export async function enqueueChangedPages(
  database: Database,
  tags: readonly string[],
): Promise<void> {
  const runAt = new Date(Date.now() + gatherMilliseconds)
  if (tags.some((tag) => tag.split(':')[0] === 'fixed-pages'))
    await enqueueReading(database, ['fixedPage'], runAt)
  for (const { kind, id } of tags.flatMap(readTag))
    await enqueueJob(
      database,
      readPageTask,
      { kind, id },
      { key: `search ${kind} ${id}`, queue, runAt },
    )
}

const kindOfCollection = new Map<string, ContentKind>(
  contentKinds.map((kind) => [collectionOfKind[kind], kind]),
)

function readTag(tag: string): { kind: ContentKind; id: number }[] {
  const [collection = '', id = ''] = tag.split(':')
  const kind = kindOfCollection.get(collection)
  return kind && /^[1-9]\d{0,9}$/.test(id) ? [{ kind, id: Number(id) }] : []
}
