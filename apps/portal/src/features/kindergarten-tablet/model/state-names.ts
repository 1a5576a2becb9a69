import type { MarkKind } from '#core/kindergartens/states.ts'
import { m } from '#messages'

export const markKindNames: Record<MarkKind, () => string> = {
  arrival: m.tablet_kind_arrival,
  departure: m.tablet_kind_departure,
  absent: m.tablet_kind_absent,
  undo: m.tablet_kind_undo,
}
