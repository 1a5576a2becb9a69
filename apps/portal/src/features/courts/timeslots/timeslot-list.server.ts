import { perLocaleAsync } from '@trivsel/content-contract/locales'
import type { Database } from '#platform/database/database.server.ts'
import { type CachedPage, encodePage } from '#platform/pages/cached-page.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { CachedSetup } from '../model/cached-setup.server.ts'
import type { Language, Timeslot, Timeslots } from '../model/contract.ts'
import type { CourtSetup } from '../model/rules/court-setup.ts'
import type { Unit } from '../model/rules/list-units.server.ts'
import { describeTimeslot, findTakenUnits, listUnitsAhead } from './find-timeslots.server.ts'

/** The maximum age of the list (issue "Courts and halls"). */
const oldestMilliseconds = 1_000

type Snapshot = {
  readonly answers: Readonly<Record<Language, CachedPage>>
  readonly readAt: number
}

/**
 * Caches the timeslots as encoded answers, one set per instance: any number of requests costs one
 * query per second, and none when there are no requests.
 */
export function createTimeslotList({
  database,
  setup: known,
  clock,
}: {
  database: Database
  setup: Pick<CachedSetup, 'current'>
  clock: Clock
}) {
  let snapshot: Snapshot | undefined
  let refreshing: Promise<Snapshot> | undefined
  let planned: { setup: CourtSetup; today: string; units: Unit[] } | undefined

  /** The rules are applied once per day and setup, not every second. */
  function plannedUnits(setup: CourtSetup, today: string): Unit[] {
    if (planned?.setup !== setup || planned.today !== today)
      planned = { setup, today, units: listUnitsAhead(setup, today) }
    return planned.units
  }

  async function refresh(): Promise<Snapshot> {
    const readAt = performance.now()
    const now = clock()
    const [setup, taken] = await Promise.all([known.current(), findTakenUnits(database, now)])
    const units = plannedUnits(setup, osloDate(now)).filter(({ startsAt }) => startsAt > now)
    const answer = (language: Language) =>
      encode(
        units.map((unit) => describeTimeslot(unit, setup, taken, language)),
        snapshot?.answers[language],
      )
    snapshot = { answers: await perLocaleAsync(answer), readAt }
    return snapshot
  }

  return {
    /** @throws when the list is outdated and the database does not answer */
    async read(language: Language): Promise<CachedPage> {
      if (snapshot && performance.now() - snapshot.readAt < oldestMilliseconds)
        return snapshot.answers[language]
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      return (await refreshing).answers[language]
    },
  }
}

export type TimeslotList = ReturnType<typeof createTimeslotList>

function encode(items: Timeslot[], previous: CachedPage | undefined): Promise<CachedPage> {
  const body = Buffer.from(JSON.stringify({ items } satisfies Timeslots))
  if (previous?.variants.identity.body.equals(body)) return Promise.resolve(previous)
  return encodePage({
    status: 200,
    headers: {
      'content-type': 'application/json',
      // Browsers cache it and revalidate it every time.
      'cache-control': 'public, no-cache',
      vary: 'accept-encoding',
    },
    body,
    tags: new Set(),
  })
}
