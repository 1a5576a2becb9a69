import type { QueryClient } from '@tanstack/react-query'
import { findDevice, type SavedAccess, showAccess } from '#core/staff-area/saved/saved-access.ts'
import type { SavedOpening } from '#core/staff-area/saved/use-saved-opening.ts'
import type { DoorList } from '../contract.ts'
import { doorQuery } from '../queries.ts'

/*
 * What a phone has of a date, by the id of its entry. Who changes the shape of it gives it another id:
 * phones have some of the old.
 */
export const groupOf = (dateId: string) => `course-date:${dateId}`
export const entryOf = (dateId: string) => `${groupOf(dateId)}:tickets`

const hour = 3_600_000
/** After the end of the date: people are let in late, and scans are sent from the way home. */
const hoursAfter = 6

export const keptUntil = ({ endsAt }: Pick<DoorList, 'endsAt'>): Date =>
  new Date(Date.parse(endsAt) + hoursAfter * hour)

export type KeptDoor = SavedAccess & {
  /** Of the page that opens without a network. */
  readonly path: string
  readonly list: DoorList
  /** Milliseconds. */
  readonly listedAt: number
  readonly until: number
}

async function findKept(dateId: string): Promise<KeptDoor | null> {
  return (await findDevice()?.getJson<KeptDoor>(entryOf(dateId))) ?? null
}

async function showKept(client: QueryClient, kept: KeptDoor): Promise<void> {
  const { queryKey } = doorQuery(kept.list.id)
  client.setQueryData(queryKey, kept.list, { updatedAt: kept.listedAt })
  showAccess(client, kept)
  // However young it is: the page says whether the portal can be reached.
  void client.invalidateQueries({ queryKey })
}

/** The page of the door opens from this phone where the portal cannot be reached. */
export const doorOpening: SavedOpening<KeptDoor> = {
  find: findKept,
  show: showKept,
  ownerOf: ({ session }) => session.user?.id,
}
