import { readGrantSettings } from '#core/grants/settings.server.ts'
import { seats } from '#core/grants/setup/kinds.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { CommitteeTerms, Term } from './contract.ts'
import { findPeople, findTerms } from './find-terms.server.ts'
import { findWarnings } from './term-rules.ts'

export async function listTerms(
  database: Database,
  staff: { readonly userId: string },
  now: Date,
): Promise<CommitteeTerms> {
  const today = osloDate(now)
  const [found, people, { leastPresent }, own] = await Promise.all([
    findTerms(database),
    findPeople(database),
    readGrantSettings(database),
    findOwnAccounts(database, staff.userId),
  ])
  const terms = found.map(
    (row): Term => ({
      ...row,
      when: whenOf(row, today),
      isOwn: own.has(row.userId),
    }),
  )
  const places = ['now', 'coming', 'over'] as const
  const members = new Set(
    terms.filter(({ when, hasRole }) => when === 'now' && hasRole).map(({ userId }) => userId),
  )
  return {
    terms: places.flatMap((place) =>
      terms
        .filter(({ when }) => when === place)
        .toSorted((one, other) => seats.indexOf(one.seat) - seats.indexOf(other.seat)),
    ),
    warnings: findWarnings(terms, { today, leastPresent }),
    members: members.size,
    leastPresent,
    people: people
      .filter(({ userId }) => !own.has(userId))
      .map(({ userId, name, email }) => ({ value: userId, text: `${name} (${email})` })),
  }
}

function whenOf(
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
  today: string,
): Term['when'] {
  if (startsOn > today) return 'coming'
  return endsOn < today ? 'over' : 'now'
}
