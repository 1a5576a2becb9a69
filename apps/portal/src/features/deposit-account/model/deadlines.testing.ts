import type { Deadlines } from './deadlines.ts'

/** As they are until staff set others. */
export const usualDeadlines: Deadlines = {
  autumnLastDay: '09-15',
  springLastDay: '02-15',
  autumnDue: '06-15',
  springDue: '11-01',
  daysToPay: 14,
  usualDays: null,
  lapseDays: 60,
  reminderDays: 14,
}
