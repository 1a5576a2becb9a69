import type { StaffDraft } from '#core/staff-area/drafts/draft.ts'
import type { SavedAccess } from '#core/staff-area/saved/saved-access.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, startOfOsloDate } from '#platform/time/oslo.ts'
import type { Reading, ReadingList } from '../../model/contract.ts'

/*
 * What a device has of a meeting, by the ids of its entries. Who changes the shape of one gives it another
 * id: devices have some of the old.
 */
const prefix = 'grant-meeting:'
export const groupOf = (roundId: string) => `${prefix}${roundId}`
export const isOtherMeeting = (group: string, roundId: string) =>
  group.startsWith(prefix) && group !== groupOf(roundId)
export const meetingId = (roundId: string) => `${groupOf(roundId)}:meeting`
export const draftsId = (roundId: string) => `${groupOf(roundId)}:drafts`
export const applicationEntry = (roundId: string, applicationId: string) =>
  `${groupOf(roundId)}:application:${applicationId}`

export type KeptMeeting = SavedAccess & {
  readonly roundId: string
  /** Of the page that opens without a network. */
  readonly path: string
  /** Without the cases in which the reader takes no part. */
  readonly list: ReadingList
  readonly applications: number
  readonly files: number
  /** With those that are too much for the device. */
  readonly allFiles: number
  readonly bytes: number
  /** Milliseconds. */
  readonly listedAt: number
  readonly until: number
}

export type KeptDrafts = {
  readonly items: readonly StaffDraft[]
  /** When the portal was reached last, in milliseconds. */
  readonly reachedAt: number
}

/** Until its day is over; today for one whose day was before. */
export function keptUntil({ meetsAt }: Pick<ReadingList, 'meetsAt'>, now: Date): Date {
  const later = Math.max(Date.parse(meetsAt), now.getTime())
  return startOfOsloDate(addDays(osloDate(new Date(later)), 1))
}

/** Nothing of cases in which the reader takes no part is on the device. */
export const withoutClosed = (list: ReadingList): ReadingList => ({
  ...list,
  items: list.items.filter(({ takesPart }) => takesPart),
})

export type FileToKeep = {
  readonly applicationId: string
  readonly fileId: string
  readonly type: string
  readonly size: number
}

/** In bytes: more than a round has, and less than what browsers begin to remove by themselves. */
export const mostBytes = 400_000_000

/** The files of these applications, as many in their order as there is place for. */
export function planFiles(
  readings: readonly Reading[],
  most = mostBytes,
): { readonly files: FileToKeep[]; readonly all: number } {
  const all = readings.flatMap(({ application, before }) => {
    const sent = [...application.files, ...(before?.files ?? [])].map(({ file }) => file)
    const unique = new Map(sent.map((file) => [file.id, file]))
    return [...unique.values()].map(({ id, type, size }) => ({
      applicationId: application.id,
      fileId: id,
      type,
      size,
    }))
  })
  let bytes = 0
  const files = all.filter(({ size }) => {
    const isFitting = bytes + size <= most
    if (isFitting) bytes += size
    return isFitting
  })
  return { files, all: all.length }
}

/**
 * Texts that were begun without a network, beside those that the portal has. What was typed on this device
 * before the portal was reached last is there already, or was sent.
 */
export function withKeptDrafts(
  saved: readonly StaffDraft[],
  { items, reachedAt }: KeptDrafts,
): StaffDraft[] {
  const later = items.filter((draft) => {
    const other = saved.find(({ key }) => key === draft.key)
    return (
      Date.parse(draft.savedAt) > reachedAt &&
      (other === undefined || Date.parse(draft.savedAt) > Date.parse(other.savedAt))
    )
  })
  const keys = new Set(later.map(({ key }) => key))
  return [...later, ...saved.filter(({ key }) => !keys.has(key))]
}
