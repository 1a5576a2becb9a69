import type { StaffSetup } from './contract.ts'
import type { EditKind } from './setup-forms.ts'

/** What a form starts with, by field. */
export type Values = Readonly<Record<string, unknown>>

/** The initial values of a new item. */
export function createInitialValues(
  kind: Exclude<EditKind, 'settings'>,
  { centers, categories, courts, today }: StaffSetup,
): Values {
  const centerId = centers[0]?.id
  const categoryId = categories[0]?.id
  const wholeDay = { fromTime: '07:00', toTime: '23:00' }
  const wholeWeek = { firstWeekday: 1, lastWeekday: 7, ...wholeDay, validFrom: today }
  const initial: Record<typeof kind, Values> = {
    category: {},
    court: { centerId, categoryId, isOffered: true },
    opening: { centerId, ...wholeWeek },
    price: { categoryId, ...wholeWeek },
    'club-hours': { courtId: courts[0]?.id, ...wholeWeek },
    closure: { centerId, fromDay: today, toDay: today, ...wholeDay },
  }
  return { id: null, ...initial[kind] }
}
