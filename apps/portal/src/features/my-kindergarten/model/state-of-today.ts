import type { AbsenceKind } from '#core/kindergartens/states.ts'
import type { Today } from './contract.ts'

export type Happened = {
  readonly hasPlace: boolean
  readonly isOpen: boolean
  /** Of today, by arrival. */
  readonly presences: readonly { readonly arrivedAt: Date; readonly departedAt: Date | null }[]
  /** The newest one that has today. */
  readonly absence: {
    readonly kind: AbsenceKind
    readonly toOn: string
    readonly arrivesAt: string | null
  } | null
}

const nothing = { at: null, arrivesAt: null, kind: null, toOn: null } as const

/** What has happened counts before what was reported, and that before what is expected. */
export function stateOfToday({ hasPlace, isOpen, presences, absence }: Happened): Today {
  const last = presences.at(-1)
  if (last && last.departedAt === null)
    return { ...nothing, is: 'here', at: last.arrivedAt.toISOString() }
  if (last?.departedAt) return { ...nothing, is: 'gone', at: last.departedAt.toISOString() }
  if (!hasPlace) return { ...nothing, is: 'no-place' }
  if (!isOpen) return { ...nothing, is: 'closed' }
  if (!absence) return { ...nothing, is: 'expected' }
  const { kind, toOn, arrivesAt } = absence
  if (kind === 'late') return { ...nothing, is: 'late', arrivesAt }
  return { ...nothing, is: 'absent', kind, toOn }
}
