import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { hashTicketCode } from '#core/courses/hash-code.ts'
import type { UnpaidReason } from '#core/courses/states.ts'
import { readTicketCode } from '#core/courses/ticket-code.ts'
import { isUnreachable } from '#core/staff-area/saved/use-saved-opening.ts'
import type { DoorList, FoundCode } from './contract.ts'
import { type AtTheDoor, judgeTicket, listAtTheDoor, type Verdict } from './door-list.ts'
import { doorQuery, findCode } from './queries.ts'
import { readRecent, writeRecent } from './scans/recent-scans.ts'
import type { WaitingScan } from './scans/scan-kind.ts'
import { useScanning } from './scans/use-scanning.ts'

/** What is said of a code, or of a name that was pressed. */
export type Outcome =
  | { readonly is: Verdict; readonly ticketId: string }
  | { readonly is: 'undone'; readonly ticketId: string }
  | { readonly is: 'checking' }
  | { readonly is: 'unknown' }
  /** Without a network nobody can say what it is. */
  | { readonly is: 'not-on-list' }
  | { readonly is: 'failed'; readonly error: unknown }
  | (Omit<Extract<FoundCode, { state: 'other-course' }>, 'state'> & { readonly is: 'other-course' })

/** Outcomes in their order: the same one again is said again. */
export type Told = { readonly number: number; readonly outcome: Outcome }

/**
 * Letting people in at a date: by a code that was read or typed, or by their name.
 * @param userId who does
 */
export function useDoor(list: DoorList, userId: string, now: Date) {
  const queryClient = useQueryClient()
  const { mark, ...marking } = useScanning(userId)
  const [made, setMade] = useState<readonly WaitingScan[]>(() => readRecent(userId, new Date()))
  const [told, setTold] = useState<Told | null>(null)
  const scans = { waiting: marking.waiting, made }
  const all = listAtTheDoor(list, scans, now)
  /** Two codes may be read before the page is drawn again. */
  const present = useRef(scans)
  present.current = scans

  const { refused } = marking
  useEffect(() => {
    // The portal has decided otherwise: its own list says what is true.
    if (refused.length === 0) return
    setMade((before) => {
      const left = before.filter((scan) => refused.every(({ id }) => id !== scan.id))
      if (left.length < before.length) writeRecent(userId, left, new Date())
      return left.length < before.length ? left : before
    })
  }, [refused, userId])

  const tell = (outcome: Outcome) =>
    setTold((before) => ({ number: (before?.number ?? 0) + 1, outcome }))

  function record(scan: WaitingScan): void {
    const { made: before, waiting } = present.current
    const next = [...before.filter(({ id }) => id !== scan.id), scan]
    present.current = { made: next, waiting }
    setMade(next)
    writeRecent(userId, next, new Date())
    mark(scan)
  }

  function admit(ticketId: string, unpaidReason: UnpaidReason | null = null): void {
    const scannedAt = new Date().toISOString()
    const id = crypto.randomUUID()
    record({ dateId: list.id, id, ticketId, scannedAt, undoneAt: null, unpaidReason })
    tell({ is: 'valid', ticketId })
  }

  function undo(scan: WaitingScan): void {
    record({ ...scan, undoneAt: new Date().toISOString() })
    tell({ is: 'undone', ticketId: scan.ticketId })
  }

  function check(ticket: AtTheDoor): void {
    const verdict = judgeTicket(ticket, list, new Date())
    if (verdict === 'valid') admit(ticket.id)
    else tell({ is: verdict, ticketId: ticket.id })
  }

  /** @returns whether the list has it */
  function checkHash(hash: string): boolean {
    const latest = queryClient.getQueryData(doorQuery(list.id).queryKey) ?? list
    const tickets = listAtTheDoor(latest, present.current, new Date())
    const ticket = tickets.find(({ codeHash }) => codeHash === hash)
    if (ticket) check(ticket)
    return ticket !== undefined
  }

  async function checkCode(read: string): Promise<void> {
    const code = readTicketCode(read)
    if (code === null) return tell({ is: 'unknown' })
    const hash = await hashTicketCode(code)
    if (checkHash(hash)) return
    tell({ is: 'checking' })
    try {
      const found = await findCode(list.id, code)
      if (found.state === 'other-course') return tell({ ...found, is: 'other-course' })
      if (found.state === 'on-list') {
        await queryClient.refetchQueries(doorQuery(list.id))
        if (checkHash(hash)) return
      }
      tell({ is: 'unknown' })
    } catch (error) {
      tell(isUnreachable(error) ? { is: 'not-on-list' } : { is: 'failed', error })
    }
  }

  return { all, told, marking, admit, undo, check, checkCode }
}

export type UsedDoor = ReturnType<typeof useDoor>
