import { foldText } from '#platform/fold-text.ts'
import type { Participant } from './contract.ts'
import { isUndoneInTime } from './judge-scan.ts'
import type { WaitingScan } from './scans/waiting-scans.ts'

export type AtTheDoor = Participant & {
  /** This phone has a scan of them that is not sent; it counts at once. */
  readonly isWaiting: boolean
  /** A scan of this phone that can still be taken back. */
  readonly undoable: WaitingScan | null
}

type Scans = {
  readonly waiting: readonly WaitingScan[]
  /** All scans of this page, sent or not. */
  readonly made: readonly WaitingScan[]
}

/** The list as the phone shows it: that of the portal, with the scans that have not been sent. */
export function listAtTheDoor(
  participants: readonly Participant[],
  { waiting, made }: Scans,
  now: Date,
): AtTheDoor[] {
  return participants.map((participant) => {
    const { placeId } = participant
    const unsent = waiting.find((scan) => scan.placeId === placeId)
    const own = made.findLast((scan) => scan.placeId === placeId)
    const isUndoable = own !== undefined && own.undoneAt === null && canBeUndone(own, now)
    return {
      ...participant,
      letIn: letInBy(participant, unsent),
      isWaiting: unsent !== undefined,
      undoable: isUndoable ? own : null,
    }
  })
}

/** A page knows the minute: a scan that was just made is later than its `now`. */
function canBeUndone({ scannedAt }: WaitingScan, now: Date): boolean {
  const made = new Date(scannedAt)
  return made > now || isUndoneInTime(made, now)
}

function letInBy({ letIn }: Participant, unsent: WaitingScan | undefined): Participant['letIn'] {
  if (!unsent) return letIn
  if (unsent.undoneAt !== null) return letIn?.scanId === unsent.id ? null : letIn
  const own = { scanId: unsent.id, at: unsent.scannedAt, by: '', times: 1 }
  return letIn && letIn.at <= own.at ? letIn : own
}

/** Those whose name has every word that is searched for, in any order. */
export function findByName<One extends { readonly name: string }>(
  all: readonly One[],
  searched: string,
): One[] {
  const words = foldText(searched).split(/\s+/).filter(Boolean)
  return all.filter(({ name }) => {
    const folded = foldText(name)
    return words.every((word) => folded.includes(word))
  })
}
