import { unitMilliseconds } from '../model/rules/limits.ts'
import type { Unit } from '../model/rules/list-units.server.ts'
import type { BlockKind } from './contract.ts'

export type Span = { readonly startsAt: Date; readonly endsAt: Date }
export type Block<Reservation> = Span & {
  readonly kind: BlockKind
  readonly text: string | null
  readonly reservation: Reservation | null
}

/**
 * Lists the blocks of one court on a day: its reservations, and between them the half hours in
 * which it is open. Reservations stay even when the rules have changed since.
 * @param units of that court
 * @param textOf the club or the reason, for a half hour that nobody can book
 */
export function listBlocks<Reservation extends Span & { readonly state: 'held' | 'confirmed' }>(
  units: readonly Pick<Unit, 'startsAt' | 'blockingReason'>[],
  reservations: readonly Reservation[],
  textOf: (unit: Pick<Unit, 'startsAt' | 'blockingReason'>) => string | null,
): Block<Reservation>[] {
  const taken = reservations.map(
    (reservation): Block<Reservation> => ({
      kind: reservation.state === 'held' ? 'held' : 'booked',
      startsAt: reservation.startsAt,
      endsAt: reservation.endsAt,
      text: null,
      reservation,
    }),
  )
  const others = units
    .filter(({ startsAt }) => !reservations.some((span) => covers(span, startsAt)))
    .map(
      (unit): Block<Reservation> => ({
        kind: unit.blockingReason ?? 'free',
        startsAt: unit.startsAt,
        endsAt: new Date(unit.startsAt.getTime() + unitMilliseconds),
        text: unit.blockingReason && textOf(unit),
        reservation: null,
      }),
    )
  const blocks: Block<Reservation>[] = []
  for (const block of [...taken, ...others].toSorted(byStart)) {
    const last = blocks.at(-1)
    if (last && continues(last, block))
      blocks[blocks.length - 1] = { ...last, endsAt: block.endsAt }
    else blocks.push(block)
  }
  return blocks
}

const byStart = (one: Span, other: Span) => one.startsAt.getTime() - other.startsAt.getTime()
const covers = ({ startsAt, endsAt }: Span, instant: Date) =>
  startsAt <= instant && instant < endsAt

/** Two consecutive reservations stay two blocks. */
function continues<Reservation>(last: Block<Reservation>, next: Block<Reservation>): boolean {
  return (
    !last.reservation &&
    !next.reservation &&
    last.kind === next.kind &&
    last.text === next.text &&
    last.endsAt.getTime() === next.startsAt.getTime()
  )
}
