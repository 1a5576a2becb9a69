import { countedAdmission } from '#core/check-in/admission.ts'
import { canBeUndone } from '#core/check-in/judge-scan.ts'
import type { Participant } from './contract.ts'
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
      admission: countedAdmission(participant.admission, unsent),
      isWaiting: unsent !== undefined,
      undoable: isUndoable ? own : null,
    }
  })
}
