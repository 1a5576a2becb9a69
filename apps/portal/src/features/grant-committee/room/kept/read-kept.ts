import type { QueryClient } from '@tanstack/react-query'
import type { StaffDraft } from '#core/staff-area/drafts/draft.ts'
import { draftsQuery } from '#core/staff-area/queries.ts'
import { findDevice, setMissing, showAccess } from '#core/staff-area/saved/saved-access.ts'
import type { SavedOpening } from '#core/staff-area/saved/use-saved-opening.ts'
import type { DeviceStore } from '#platform/device-store/device-store.ts'
import type { Reading } from '../../model/contract.ts'
import { listQuery, putApplications, roundQuery } from '../../read/queries.ts'
import {
  applicationEntry,
  draftsId,
  type KeptDrafts,
  type KeptMeeting,
  meetingId,
  withKeptDrafts,
} from './kept-meeting.ts'

export type FoundKept = {
  readonly device: DeviceStore
  readonly meeting: KeptMeeting
  readonly drafts: KeptDrafts
}

/** What this device has of a meeting; null without it. */
async function findKept(roundId: string): Promise<FoundKept | null> {
  const device = findDevice()
  if (!device) return null
  const meeting = await device.getJson<KeptMeeting>(meetingId(roundId))
  if (!meeting) return null
  const drafts = await device.getJson<KeptDrafts>(draftsId(roundId))
  return { device, meeting, drafts: drafts ?? { items: [], reachedAt: 0 } }
}

/**
 * Before the forms of the room are there: texts that were begun without a network are in them again.
 * @returns what is kept for this person
 */
export function takeKept(
  client: QueryClient,
  found: FoundKept | null,
  userId: string,
): FoundKept | null {
  if (found?.meeting.session.user?.id !== userId) return null
  client.setQueryData(draftsQuery.queryKey, (saved: StaffDraft[] = []) =>
    withKeptDrafts(saved, found.drafts),
  )
  return found
}

/** As if the portal had answered: all of it is asked for again once there is a network. */
async function showKept(client: QueryClient, found: FoundKept): Promise<void> {
  const { device, meeting, drafts } = found
  const { roundId, list } = meeting
  const readings = await Promise.all(
    list.items.map(({ id }) => device.getJson<Reading>(applicationEntry(roundId, id))),
  )
  const items = readings.filter((reading) => reading !== null)
  const updatedAt = meeting.listedAt
  putApplications(client, items, updatedAt)
  client.setQueryData(listQuery(roundId).queryKey, list, { updatedAt })
  setMissing(client, roundQuery(roundId, client).queryKey, items.length)
  setMissing(client, draftsQuery.queryKey, [...drafts.items])
  showAccess(client, meeting)
  // However young it is: the page says whether the portal can be reached.
  void client.invalidateQueries({ queryKey: listQuery(roundId).queryKey })
}

/** The committee’s page opens a meeting from this device where the portal cannot be reached. */
export const meetingOpening: SavedOpening<FoundKept> = {
  find: findKept,
  show: showKept,
  ownerOf: ({ meeting }) => meeting.session.user?.id,
}
