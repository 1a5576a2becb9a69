import { collectionOfKind } from '@trivsel/content-contract/change'
import { type ContentKind, contentKinds } from '@trivsel/content-contract/kinds'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { SearchSource } from '#core/site-search/search-source.ts'
import type { ContentClient } from '#platform/content/content-client.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import type { CronJob } from '#platform/jobs/jobs.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import type { Log } from '#platform/log.server.ts'
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
const gathered = () => new Date(Date.now() + gatherMilliseconds)

/** 03:40 in Oslo in winter, 04:40 in summer. */
export const searchCrontab: readonly CronJob[] = [{ task: readAllTask, at: '40 2 * * *' }]

export function searchTasks(options: {
  database: Database
  content: Pick<ContentClient, 'queryAfresh'>
  searchSources: readonly SearchSource[]
}): TaskHandler[] {
  const { database, content, searchSources: sources } = options
  return [
    handleTask(readAllTask, async () => {
      await enqueueReading(database, searchKinds)
      await enqueueJob(database, forgetWordsTask, {}, { key: forgetWordsTask.name, queue })
    }),
    handleTask(readKindTask, ({ kind }) => readKind({ database, content, sources }, kind)),
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

/** Reads what features have of their own again whenever the database announces a change of it. */
export function followSources({
  database,
  listener,
  log,
  searchSources,
}: {
  database: Database
  listener: Pick<Listener, 'on' | 'onReconnect'>
  log: Log
  searchSources: readonly SearchSource[]
}): void {
  for (const { kind, channel } of searchSources) {
    const readAgain = () => {
      enqueueReading(database, [kind], gathered()).catch((error: unknown) =>
        log.warn({ error, channel }, 'a change could not be read into the search'),
      )
    }
    listener.on(channel, readAgain)
    // What was announced meanwhile was missed.
    listener.onReconnect(readAgain)
  }
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
  const runAt = gathered()
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
