import { and, eq, inArray } from 'drizzle-orm'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { listExtraChildren } from '#core/kindergartens/days/list-extra-openings.server.ts'
import { kindergartenExtraOpening as opening } from '#core/kindergartens/days/tables.server.ts'
import { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import { reasonNotOpen } from '#core/places/rules.ts'
import { placeOffer } from '#core/places/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { refuseDays } from '../model/refuse.server.ts'
import type { ExtraChild, OpenOpening } from './contract.ts'

/** @throws {Refusal} `OPENING_NOT_FOUND` */
export async function readOpening(
  database: Database,
  staff: StaffActor,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<OpenOpening> {
  const [found] = await database
    .select({ opening, offer: placeOffer, kindergarten: kindergarten.name })
    .from(opening)
    .innerJoin(placeOffer, eq(placeOffer.id, opening.id))
    .innerJoin(kindergarten, eq(kindergarten.id, opening.kindergartenId))
    .where(and(eq(opening.id, id), inArray(opening.kindergartenId, kindergartensOf(staff))))
  if (!found) throw refuseDays('OPENING_NOT_FOUND')
  const { version, kind, onDate, places, bookUntil, calledOffBecause } = found.opening
  return {
    id,
    version,
    kindergarten: found.kindergarten,
    kind,
    onDate,
    opensAt: found.opening.opensAt.slice(0, 5),
    closesAt: found.opening.closesAt.slice(0, 5),
    places,
    taken: found.offer.taken,
    bookUntil,
    isOpen: reasonNotOpen(found.offer, now) === null,
    isOver: onDate < osloDate(now),
    isClosed: found.opening.closedAt !== null,
    calledOffBecause,
    children: await listChildren(database, id),
  }
}

async function listChildren(database: Database, openingId: string): Promise<ExtraChild[]> {
  const children = await listExtraChildren(database, openingId)
  const queue = children
    .flatMap(({ state, number }) => (state === 'waiting' ? [number] : []))
    .toSorted((one, other) => one - other)
  return children.flatMap(
    ({ placeId, firstName, lastName, department, state, number, bookedBy }) =>
      state === 'booked' || state === 'waiting'
        ? [
            {
              placeId,
              name: `${firstName} ${lastName}`,
              department,
              state,
              position: state === 'waiting' ? queue.indexOf(number) + 1 : null,
              bookedBy,
            },
          ]
        : [],
  )
}
