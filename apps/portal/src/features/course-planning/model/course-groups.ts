import type { CourseState } from '#core/courses/states.ts'
import { m } from '#messages'

export type CourseGroup = 'coming' | 'draft' | 'past' | 'called-off'

export const groupNames = {
  coming: m.course_planning_group_coming,
  draft: m.course_planning_state_draft,
  past: m.course_planning_group_past,
  'called-off': m.course_planning_state_called_off,
} as const satisfies Record<CourseGroup, () => string>

/** A course is past when its last date is over. */
export function groupOf(
  { state, endsAt }: { readonly state: CourseState; readonly endsAt: string | null },
  now: Date,
): CourseGroup {
  if (state === 'draft') return 'draft'
  if (state === 'called-off') return 'called-off'
  return endsAt !== null && new Date(endsAt) <= now ? 'past' : 'coming'
}
