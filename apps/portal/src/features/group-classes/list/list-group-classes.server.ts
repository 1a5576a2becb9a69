import type { Database } from '#platform/database/database.server.ts'
import type { Listener } from '#platform/database/listen.server.ts'
import { type CachedPage, encodePage } from '#platform/pages/cached-page.server.ts'
import { groupClassesChannel } from '../model/announce-bookings.server.ts'
import type { GroupExercise, GroupExercises, Language } from '../model/contract.ts'
import { findGroupExercises } from './find-group-exercises.server.ts'
import { type ListState, listState } from './list-changes.ts'

/** Nobody is shown anything older; what time alone changes (booking opens) needs no notification. */
const oldestMilliseconds = 1_000

/** After a change it is made anew sooner, but in a rush not for every booking. */
const oldestChangedMilliseconds = 200

type Snapshot = { answers: Record<Language, CachedPage>; state: ListState; readAt: number }

/**
 * The list of classes as finished answers in memory, one set for each instance. However many ask,
 * the database is asked at most five times a second, and never when nobody asks.
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
    const [no, en] = await Promise.all([
      encode(exercises.no, snapshot?.answers.no),
      encode(exercises.en, snapshot?.answers.en),
    ])
    const state = listState(exercises.no, arrivals)
    snapshot = { answers: { no, en }, state, readAt }
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

    /** What followers are told by; the same object as long as nothing was read anew. Throws like `read`. */
    async readState(): Promise<ListState> {
      return (await freshSnapshot()).state
    },
  }
}

export type GroupClassList = ReturnType<typeof createGroupClassList>

function isFresh(snapshot: Snapshot, changedSince: boolean): boolean {
  const limit = changedSince ? oldestChangedMilliseconds : oldestMilliseconds
  return performance.now() - snapshot.readAt < limit
}

function encode(items: GroupExercise[], previous: CachedPage | undefined): Promise<CachedPage> {
  const body = Buffer.from(JSON.stringify({ items } satisfies GroupExercises))
  if (previous?.variants.identity.body.equals(body)) return Promise.resolve(previous)
  return encodePage({
    status: 200,
    headers: {
      'content-type': 'application/json',
      // Cached by the browser, but asked for again every time.
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
    },
    body,
    tags: new Set(),
  })
}
