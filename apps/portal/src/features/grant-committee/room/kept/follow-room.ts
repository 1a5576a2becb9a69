import type { QueryClient } from '@tanstack/react-query'
import { draftsQuery } from '#core/staff-area/queries.ts'
import type { DeviceStore } from '#platform/device-store/device-store.ts'
import type { Reading, ReadingList } from '../../model/contract.ts'
import { applicationKey, listQuery } from '../../read/queries.ts'
import {
  applicationEntry,
  draftsId,
  groupOf,
  type KeptMeeting,
  meetingId,
  withoutClosed,
} from './kept-meeting.ts'

/** Milliseconds: a page learns many things at once. */
const pause = 500

/** Forms of this room. */
const isOfRoom = ({ key }: { readonly key: string }) => key.startsWith('grant-')

/**
 * Writes to the device whatever the page learns of a kept meeting, and what is typed in it.
 * @returns ends it
 */
export function followRoom(
  client: QueryClient,
  {
    device,
    roundId,
    until,
  }: { readonly device: DeviceStore; readonly roundId: string; readonly until: Date },
): () => void {
  const group = groupOf(roundId)
  const { queryKey: listKey } = listQuery(roundId)
  const reachedAt = () => client.getQueryState(listKey)?.dataUpdatedAt ?? 0
  const changes = new Map<string, () => Promise<unknown>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** One after the other: what is written last is what stays. */
  let work: Promise<unknown> = Promise.resolve()
  let isEnded = false

  async function saveList(): Promise<void> {
    const kept = await device.getJson<KeptMeeting>(meetingId(roundId))
    const list = client.getQueryData<ReadingList>(listKey)
    if (!kept || !list) return
    const open = withoutClosed(list)
    await device.putJson(
      { id: meetingId(roundId), group, until },
      { ...kept, list: open, listedAt: reachedAt() },
    )
    const closed = list.items.filter(({ takesPart }) => !takesPart)
    await device.remove(closed.map(({ id }) => applicationEntry(roundId, id)))
  }

  async function saveApplication(reading: Reading): Promise<void> {
    const { id } = reading.application
    const isOpen = client
      .getQueryData<ReadingList>(listKey)
      ?.items.some((item) => item.id === id && item.takesPart)
    const entry = { id: applicationEntry(roundId, id), group, until }
    if (isOpen) await device.putJson(entry, reading)
  }

  async function saveDrafts(): Promise<void> {
    const items = (client.getQueryData(draftsQuery.queryKey) ?? []).filter(isOfRoom)
    const entry = { id: draftsId(roundId), group, until }
    await device.putJson(entry, { items, reachedAt: reachedAt() })
  }

  function write(): void {
    const now = [...changes.values()]
    changes.clear()
    for (const change of now)
      work = work.then(() => (isEnded ? undefined : change())).catch(() => undefined)
  }
  function later(name: string, change: () => Promise<unknown>): void {
    changes.set(name, change)
    clearTimeout(timer)
    timer = setTimeout(write, pause)
  }

  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const { queryKey, state } = event.query
    const name = JSON.stringify(queryKey)
    if (name === JSON.stringify(listKey)) later(name, saveList)
    else if (name === JSON.stringify(draftsQuery.queryKey)) later(name, saveDrafts)
    else if (
      JSON.stringify(queryKey.slice(0, applicationKey.length)) === JSON.stringify(applicationKey)
    ) {
      const reading = state.data as Reading
      if (reading.application.roundId === roundId) later(name, () => saveApplication(reading))
    }
  })
  window.addEventListener('pagehide', write)
  return () => {
    unsubscribe()
    window.removeEventListener('pagehide', write)
    clearTimeout(timer)
    // What was forgotten is not written again.
    isEnded = true
  }
}
