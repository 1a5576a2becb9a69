import type { kindergarten } from '#core/kindergartens/setup/tables.server.ts'
import type { KindergartenForm } from './forms.ts'

type Row = typeof kindergarten.$inferSelect

/** The form as it is stored: an empty text is none. */
export const toRow = (form: KindergartenForm) => ({
  ...form,
  phone: form.phone || null,
  email: form.email || null,
  yearPlanUrl: form.yearPlanUrl || null,
})

/** The other way. PostgreSQL writes times with seconds. */
export const toForm = (row: Row): KindergartenForm => ({
  name: row.name,
  phone: row.phone ?? '',
  email: row.email ?? '',
  opensAt: row.opensAt.slice(0, 5),
  closesAt: row.closesAt.slice(0, 5),
  absenceUntil: row.absenceUntil.slice(0, 5),
  noticeMonths: row.noticeMonths,
  yearPlanUrl: row.yearPlanUrl ?? '',
  closedOn: row.closedOn,
})
