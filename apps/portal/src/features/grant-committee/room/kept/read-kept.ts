import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#core/sessions/session-query.ts'
import type { StaffDraft } from '#core/staff-area/drafts/draft.ts'
import { draftsQuery, staffAccessQuery } from '#core/staff-area/queries.ts'
import type { DeviceStore } from '#platform/device-store/device-store.ts'
import { readMarker } from '#platform/device-store/marker.ts'
import { openDevice } from '#platform/device-store/this-device.ts'
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
export async function findKept(roundId: string): Promise<FoundKept | null> {
  const marker = readMarker()
  const device = marker && openDevice(marker.owner)
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
export async function showKept(client: QueryClient, found: FoundKept): Promise<void> {
  const { device, meeting, drafts } = found
  const { roundId, list } = meeting
  const readings = await Promise.all(
    list.items.map(({ id }) => device.getJson<Reading>(applicationEntry(roundId, id))),
  )
  const items = readings.filter((reading) => reading !== null)
  const updatedAt = meeting.listedAt
  putApplications(client, items, updatedAt)
  const setMissing = (key: readonly unknown[], value: unknown) =>
    client.getQueryData(key) === undefined && client.setQueryData(key, value)
  client.setQueryData(listQuery(roundId).queryKey, list, { updatedAt })
  setMissing(roundQuery(roundId, client).queryKey, items.length)
  setMissing(draftsQuery.queryKey, [...drafts.items])
  setMissing(staffAccessQuery.queryKey, meeting.access)
  setMissing(sessionQuery.queryKey, meeting.session)
  // However young it is: the page says whether the portal can be reached.
  void client.invalidateQueries({ queryKey: listQuery(roundId).queryKey })
}
