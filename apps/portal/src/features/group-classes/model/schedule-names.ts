import { m } from '#messages'
import type { exceptionKinds, holidayRules } from './schedule-kinds.ts'

export const holidayRuleNames = {
  runs: m.schedule_runs_on_holidays,
  rests: m.schedule_rests_on_holidays,
} satisfies Record<(typeof holidayRules)[number], () => string>

export const exceptionKindNames = {
  closed: m.schedule_closed,
  changed: m.schedule_held,
} satisfies Record<(typeof exceptionKinds)[number], () => string>
