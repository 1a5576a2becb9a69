import { readMarker } from '#platform/device-store/marker.ts'
import { canSavePages, keepPage } from '#platform/device-store/saved-pages.ts'
import { claimDevice, forgetGroup, openDevice } from '#platform/device-store/this-device.ts'
import type { SeenTicket } from '../model/contract.ts'

/** A ticket as it was when it was kept on this device. */
export type KeptTicket = { readonly ticket: SeenTicket; readonly at: number }

/** Somebody without an account keeps tickets, too: what is theirs goes when anybody logs in or out here. */
const visitor = 'ticket-holder'

const groupOf = (code: string) => `course-ticket:${code}`

const deviceOf = (userId: string | null) => openDevice(userId ?? visitor)

export const canKeepTickets = (): boolean => canSavePages() && deviceOf(null) !== null

/** Keeps a ticket and its page until the course is over. */
export async function keepTicket(
  ticket: SeenTicket,
  { userId, path }: { readonly userId: string | null; readonly path: string },
): Promise<KeptTicket> {
  const device = deviceOf(userId)
  if (!device) throw new Error('this browser keeps nothing')
  const until = new Date(ticket.endsAt)
  if (userId !== null) await claimDevice(userId, until)
  const group = groupOf(ticket.code)
  const kept = { ticket, at: Date.now() }
  await keepPage(path, async () => undefined)
  await device.putJson({ id: group, group, until }, kept)
  return kept
}

/** Without a network nobody says who is logged in: the device knows for whom it keeps something. */
export async function findKeptTicket(code: string): Promise<KeptTicket | null> {
  for (const owner of [readMarker()?.owner ?? null, null]) {
    const found = await deviceOf(owner)?.getJson<KeptTicket>(groupOf(code))
    if (found) return found
  }
  return null
}

export async function forgetTicket(
  code: string,
  { userId, path }: { readonly userId: string | null; readonly path: string },
): Promise<void> {
  const device = deviceOf(userId)
  if (device) await forgetGroup(device, { group: groupOf(code), path })
}
