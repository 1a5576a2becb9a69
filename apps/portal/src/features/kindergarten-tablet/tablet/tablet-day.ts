import { canBeUndone } from '#core/check-in/judge-scan.ts'
import type { DayChild } from '../list/contract.ts'
import type { WaitingMark } from './mark-kind.ts'

/** What is shown of a child. `late`: it comes later, as somebody has said. */
export const childStates = ['expected', 'late', 'here', 'gone', 'absent'] as const
export type ChildState = (typeof childStates)[number]

export function childStateOf({ arrivedAt, departedAt, absence }: DayChild): ChildState {
  if (arrivedAt !== null) return departedAt === null ? 'here' : 'gone'
  if (absence === null) return 'expected'
  return absence.kind === 'late' ? 'late' : 'absent'
}

/** What can be marked of a child now, by its state. */
export const nextMarks: Record<ChildState, readonly ('arrival' | 'departure' | 'absent')[]> = {
  expected: ['arrival', 'absent'],
  late: ['arrival', 'absent'],
  here: ['departure'],
  gone: ['arrival'],
  absent: ['arrival'],
}

export type ShownChild = DayChild & {
  readonly state: ChildState
  /** This tablet has a mark of it that is not sent; it counts at once. */
  readonly isWaiting: boolean
  /** The last mark, where it can still be taken back. */
  readonly undoable: DayChild['lastMark']
}

/** The list as the tablet shows it: that of the portal, with its own marks that are not sent. */
export function showChildren(
  children: readonly DayChild[],
  waiting: readonly WaitingMark[],
  now: Date,
): ShownChild[] {
  return children.map((child) => {
    const own = waiting.filter(({ childId }) => childId === child.id)
    const shown = own.reduce(withMark, child)
    const { lastMark } = shown
    return {
      ...shown,
      state: childStateOf(shown),
      isWaiting: own.length > 0,
      undoable: lastMark && canBeUndone({ scannedAt: lastMark.at }, now) ? lastMark : null,
    }
  })
}

/** The child as it is after a mark of this tablet, until the portal has said what came of it. */
export function withMark(child: DayChild, { id, kind, at, undoesId }: WaitingMark): DayChild {
  if (kind === 'undo') return undoesId === child.lastMark?.id ? withoutLast(child) : child
  const lastMark = { id, kind, at }
  if (kind === 'arrival')
    return { ...child, arrivedAt: at, departedAt: null, departedHow: null, lastMark }
  if (kind === 'departure') return { ...child, departedAt: at, departedHow: 'recorded', lastMark }
  const absence = { kind: 'other', arrivesAt: null, byGuardian: false } as const
  return { ...child, absence, lastMark }
}

/** An earlier presence of the day is shown again when the portal has answered. */
function withoutLast(child: DayChild): DayChild {
  const reverted = {
    arrival: { arrivedAt: null, departedAt: null, departedHow: null },
    departure: { departedAt: null, departedHow: null },
    absent: { absence: null },
    undo: {},
  } as const
  return { ...child, ...reverted[child.lastMark?.kind ?? 'undo'], lastMark: null }
}

export const countStates = (
  children: readonly Pick<ShownChild, 'state'>[],
): Record<ChildState, number> => {
  const counts = { expected: 0, late: 0, here: 0, gone: 0, absent: 0 }
  for (const { state } of children) counts[state] += 1
  return counts
}

/** Beyond this a clock is wrong: times on the list would not be those of the marks. */
const mostSkew = 5 * 60_000

/** Whether the clock of the tablet is wrong, by that of the portal at the same moment. */
export const isClockWrong = (ours: Date, theirs: Date): boolean =>
  Math.abs(ours.getTime() - theirs.getTime()) > mostSkew
