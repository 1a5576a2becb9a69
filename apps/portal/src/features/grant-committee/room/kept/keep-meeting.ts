import { loadPdfReader } from '#core/files/load-pdf-reader.ts'
import { ApiError, fetchFile } from '#platform/api-client.ts'
import type { DeviceStore } from '#platform/device-store/device-store.ts'
import { forgetPage, keepPage } from '#platform/device-store/saved-pages.ts'
import { claimDevice } from '#platform/device-store/this-device.ts'
import type { Reading } from '../../model/contract.ts'
import { readEndpoints } from '../../read/endpoints.ts'
import { fileAddress } from '../../read/queries.ts'
import {
  applicationEntry,
  type FileToKeep,
  groupOf,
  isOtherMeeting,
  type KeptMeeting,
  keptUntil,
  meetingId,
  planFiles,
  withoutClosed,
} from './kept-meeting.ts'

export type Progress = { readonly bytes: number; readonly of: number }

type Keep = Pick<KeptMeeting, 'roundId' | 'path' | 'session' | 'access' | 'list' | 'listedAt'> & {
  readonly device: DeviceStore
  readonly userId: string
  readonly readings: readonly Reading[]
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

/**
 * Keeps all of a meeting on this device, or what has changed since it was kept: texts, files, and the
 * page. One meeting at a time. The list comes last, so that what is found is whole.
 */
export async function keepMeeting({
  device,
  userId,
  readings,
  signal,
  onProgress,
  ...meeting
}: Keep): Promise<KeptMeeting> {
  const { roundId, path } = meeting
  const until = keptUntil(meeting.list, new Date())
  const group = groupOf(roundId)
  await claimDevice(userId, until)
  const list = withoutClosed(meeting.list)
  const open = new Set(list.items.map(({ id }) => id))
  const own = readings.filter(({ application }) => open.has(application.id))
  const { files, all } = planFiles(own)
  const addressOf = ({ applicationId, fileId }: FileToKeep) => fileAddress(applicationId)(fileId)
  const before = await removeOthers(device, roundId, [
    meetingId(roundId),
    ...own.map(({ application }) => applicationEntry(roundId, application.id)),
    ...files.map(addressOf),
  ])
  const isKept = (id: string) =>
    before.some((one) => one.id === id && one.until === until.getTime())

  for (const reading of own) {
    signal.throwIfAborted()
    const id = applicationEntry(roundId, reading.application.id)
    await device.putJson({ id, group, until }, reading)
  }
  const of = files.reduce((sum, { size }) => sum + size, 0)
  let bytes = 0
  let count = 0
  for (const file of files) {
    signal.throwIfAborted()
    const id = addressOf(file)
    if (isKept(id) || (await keepFile(device, file, { id, group, until }))) count += 1
    bytes += file.size
    onProgress({ bytes, of })
  }
  signal.throwIfAborted()
  await keepPage(path, loadPdfReader)
  const kept: KeptMeeting = {
    ...meeting,
    list,
    applications: own.length,
    files: count,
    allFiles: all,
    bytes: of,
    until: until.getTime(),
  }
  signal.throwIfAborted()
  await device.putJson({ id: meetingId(roundId), group, until }, kept)
  return kept
}

/** @returns whether it is there; one that the portal does not give is missed like one without a place */
async function keepFile(
  device: DeviceStore,
  { applicationId, fileId, type }: FileToKeep,
  entry: { readonly id: string; readonly group: string; readonly until: Date },
): Promise<boolean> {
  try {
    const params = { id: applicationId, file: fileId }
    const answer = await fetchFile(readEndpoints.file, { params })
    const content = new Uint8Array(await answer.arrayBuffer())
    await device.put({ ...entry, mediaType: type, content })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400) return false
    throw error
  }
}

/** What is not of this meeting any more, and all of another one. */
async function removeOthers(device: DeviceStore, roundId: string, wanted: readonly string[]) {
  const all = await device.list()
  const names = new Set(wanted)
  const isOver = ({ id, group }: { readonly id: string; readonly group: string }) =>
    isOtherMeeting(group, roundId) ||
    (group === groupOf(roundId) && !names.has(id) && isContent(id))
  const others = all.filter(isOver)
  for (const { group } of others.filter(({ id }) => id.endsWith(':meeting'))) {
    const kept = await device.getJson<KeptMeeting>(`${group}:meeting`)
    if (kept) await forgetPage(kept.path)
  }
  await device.remove(others.map(({ id }) => id))
  return all.filter((facts) => !isOver(facts))
}

/** Drafts are neither an application nor a file. */
const isContent = (id: string): boolean => !id.endsWith(':drafts')
