import { defaultLocale, perLocaleAsync } from '@trivsel/content-contract/locales'
import type { Database } from '#platform/database/database.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import { type CachedPage, encodePage } from '#platform/pages/cached-page.server.ts'
import { groupClassesChannel } from '../model/announce-bookings.server.ts'
import type { GroupExercises, Language } from '../model/contract.ts'
import { findGroupExercises } from './find-group-exercises.server.ts'
import { type ListState, listState } from './list-changes.ts'

/** Milliseconds. No answer is older, since some fields change with time alone (booking opens). */
const maximumAge = 1_000

/** Milliseconds. After a change the list is read sooner, but not for every booking in a rush. */
const maximumAgeAfterChange = 200

type Snapshot = { answers: Record<Language, CachedPage>; state: ListState; readAt: number }

/**
 * The list of classes as complete answers in memory, one set per instance. The database is read at most
 * five times a second however many requests there are, and not at all without requests.
 */
export function createGroupClassList({
  database,
  listener,
}: {
  database: Database
  listener: Pick<Listener, 'on' | 'onReconnect'>
}) {
  let snapshot: Snapshot | undefined
  let changedSince = false
  let refreshing: Promise<Snapshot> | undefined

  const markChanged = () => {
    changedSince = true
  }
  listener.on(groupClassesChannel, markChanged)
  listener.onReconnect(markChanged)

  async function refresh(): Promise<Snapshot> {
    changedSince = false
    const readAt = performance.now()
    const { arrivals, ...exercises } = await findGroupExercises(database)
    const answers = await perLocaleAsync((locale) =>
      encode(exercises[locale], snapshot?.answers[locale]),
    )
    const state = listState(exercises[defaultLocale].items, arrivals)
    snapshot = { answers, state, readAt }
    return snapshot
  }

  async function freshSnapshot(): Promise<Snapshot> {
    if (snapshot && isFresh(snapshot, changedSince)) return snapshot
    refreshing ??= refresh().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  return {
    /** @throws when the list is out of date and the database does not answer */
    async read(language: Language): Promise<CachedPage> {
      return (await freshSnapshot()).answers[language]
    },

    /** For followers; the same object until the list is read again. Throws like `read`. */
    async readState(): Promise<ListState> {
      return (await freshSnapshot()).state
    },
  }
}

export type GroupClassList = ReturnType<typeof createGroupClassList>

function isFresh(snapshot: Snapshot, changedSince: boolean): boolean {
  const limit = changedSince ? maximumAgeAfterChange : maximumAge
  return performance.now() - snapshot.readAt < limit
}

function encode(list: GroupExercises, previous: CachedPage | undefined): Promise<CachedPage> {
  const body = Buffer.from(JSON.stringify(list))
  if (previous?.variants.identity.body.equals(body)) return Promise.resolve(previous)
  return encodePage({
    status: 200,
    headers: {
      'content-type': 'application/json',
      // The browser caches the list, and revalidates it every time.
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
    },
    body,
    tags: new Set(),
  })
}
