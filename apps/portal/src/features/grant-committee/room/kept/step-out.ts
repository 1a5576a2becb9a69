import { openDevice } from '#platform/device-store/this-device.ts'
import { fileAddress } from '../../read/queries.ts'
import {
  applicationEntry,
  draftsId,
  groupOf,
  type KeptDrafts,
  type KeptMeeting,
  meetingId,
} from './kept-meeting.ts'

type Case = { readonly roundId: string; readonly applicationId: string }

/** Nothing of a case is left on this device from the moment in which its owner takes no part in it. */
export async function stepOutHere(userId: string, { roundId, applicationId }: Case): Promise<void> {
  const device = openDevice(userId)
  if (!device) return
  const group = groupOf(roundId)
  const files = fileAddress(applicationId)('')
  const entries = await device.list(group)
  await device.remove([
    applicationEntry(roundId, applicationId),
    ...entries.filter(({ id }) => id.startsWith(files)).map(({ id }) => id),
  ])
  const kept = await device.getJson<KeptMeeting>(meetingId(roundId))
  if (!kept) return
  const until = new Date(kept.until)
  const items = kept.list.items.filter(({ id }) => id !== applicationId)
  const list = { ...kept.list, items }
  await device.putJson(
    { id: meetingId(roundId), group, until },
    { ...kept, list, applications: items.length },
  )
  const drafts = await device.getJson<KeptDrafts>(draftsId(roundId))
  if (!drafts) return
  const others = drafts.items.filter(({ key }) => !key.endsWith(applicationId))
  await device.putJson({ id: draftsId(roundId), group, until }, { ...drafts, items: others })
}
