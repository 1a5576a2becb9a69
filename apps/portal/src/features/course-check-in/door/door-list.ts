import { countedAdmission } from '#core/check-in/admission.ts'
import { findByName } from '#core/check-in/find-by-name.ts'
import { canBeUndone, isScanTime } from '#core/check-in/judge-scan.ts'
import { isInvalid } from '../model/door-state.ts'
import type { DoorList, DoorTicket } from './contract.ts'
import type { WaitingScan } from './scans/scan-kind.ts'

export type AtTheDoor = DoorTicket & {
  /** This phone has a scan of it that is not sent; it counts at once. */
  readonly isWaiting: boolean
  /** The scan that counts is one of this phone. */
  readonly isHere: boolean
  /** A scan of this phone that can still be taken back. */
  readonly undoable: WaitingScan | null
}

type Scans = {
  readonly waiting: readonly WaitingScan[]
  /** Of this phone and this date, sent or not; those that the portal refused are not in it. */
  readonly made: readonly WaitingScan[]
}

/** The list as the phone shows it: that of the portal, with its own scans. */
export function listAtTheDoor(
  list: Pick<DoorList, 'id' | 'items'>,
  { waiting, made }: Scans,
  now: Date,
): AtTheDoor[] {
  return list.items.map((ticket) => {
    const isThis = (scan: WaitingScan) => scan.ticketId === ticket.id && scan.dateId === list.id
    const unsent = waiting.findLast(isThis)
    const own = made.findLast(isThis)
    const admission = countedAdmission(ticket.admission, unsent ?? own)
    const isUndoable = own !== undefined && own.undoneAt === null && canBeUndone(own, now)
    return {
      ...ticket,
      admission,
      isWaiting: unsent !== undefined,
      isHere: admission !== null && made.some(({ id }) => id === admission.scanId),
      undoable: isUndoable ? own : null,
    }
  })
}

/** What a ticket is good for now. `valid`: its holder comes in. */
export const verdicts = [
  'valid',
  'used',
  'unpaid',
  'waiting',
  'cancelled',
  'replaced',
  'own',
  'not-today',
] as const
export type Verdict = (typeof verdicts)[number]

/** What is said first of a ticket of which several things are true. */
export function judgeTicket(
  ticket: Pick<AtTheDoor, 'state' | 'isOwn' | 'admission'>,
  date: Pick<DoorList, 'startsAt' | 'endsAt'>,
  now: Date,
): Verdict {
  const span = { startsAt: new Date(date.startsAt), endsAt: new Date(date.endsAt) }
  if (!isScanTime(now, span, now)) return 'not-today'
  if (ticket.state === 'replaced' || ticket.state === 'cancelled' || ticket.state === 'waiting')
    return ticket.state
  if (ticket.admission !== null) return 'used'
  if (ticket.isOwn) return 'own'
  return ticket.state === 'unpaid' ? 'unpaid' : 'valid'
}

/** The ticket that was made when this one was passed on, while it is still good. */
export const replacementOf = (
  { bookingId, seat }: Pick<DoorTicket, 'bookingId' | 'seat'>,
  items: readonly DoorTicket[],
): DoorTicket | undefined =>
  items.find((one) => one.bookingId === bookingId && one.seat === seat && !isInvalid(one.state))

/** Tickets that let nobody in are seen only when somebody looks for them, or came in with them. */
export function findShown(all: readonly AtTheDoor[], searched: string): AtTheDoor[] {
  if (searched.trim() === '')
    return all.filter(({ state, admission }) => admission !== null || !isInvalid(state))
  const named = all.map((ticket) => ({ ticket, name: `${ticket.name} ${ticket.buyer}` }))
  return findByName(named, searched).map(({ ticket }) => ticket)
}

export const countInside = (all: readonly AtTheDoor[]) => ({
  here: all.filter(({ admission }) => admission !== null).length,
  booked: all.filter(({ state, admission }) => state === 'booked' || admission !== null).length,
})
