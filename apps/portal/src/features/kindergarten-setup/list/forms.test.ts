import { expect, it } from 'vitest'
import { KindergartenForm } from './forms.ts'

const form = {
  name: 'Solbakken barnehage',
  phone: '22 00 00 00',
  email: 'solbakken@trivsel.example',
  opensAt: '07:30',
  closesAt: '17:00',
  absenceUntil: '09:00',
  noticeMonths: 2,
  yearPlanUrl: 'https://trivsel.example/plan.pdf',
  closedOn: null,
}

/** Codes by field; none where all is right. */
const judge = (values: Partial<Record<keyof typeof form, unknown>>) =>
  (KindergartenForm.safeParse({ ...form, ...values }).error?.issues ?? []).map(
    ({ path, message }) => [path.join('.'), message],
  )

it.each([
  {},
  { phone: '', email: '', yearPlanUrl: '' },
  { phone: '+47 22000000' },
  { noticeMonths: 0 },
  { noticeMonths: 12 },
  { opensAt: '00:00', absenceUntil: '00:00' },
  { closesAt: '23:59', absenceUntil: '23:59' },
  { closedOn: '2027-07-01' },
])('%o is right', (values) => {
  expect(judge(values)).toEqual([])
})

it.each([
  [{ name: ' ' }, 'name', 'NAME_REQUIRED'],
  [{ phone: 'ring oss' }, 'phone', 'PHONE_INVALID'],
  [{ email: 'solbakken' }, 'email', 'EMAIL_INVALID'],
  [{ opensAt: '7:30' }, 'opensAt', 'TIME_INVALID'],
  [{ closesAt: '24:00' }, 'closesAt', 'TIME_INVALID'],
  [{ closesAt: '07:30', absenceUntil: '07:30' }, 'closesAt', 'CLOSES_BEFORE_IT_OPENS'],
  [{ absenceUntil: '07:29' }, 'absenceUntil', 'ABSENCE_OUTSIDE_HOURS'],
  [{ absenceUntil: '17:01' }, 'absenceUntil', 'ABSENCE_OUTSIDE_HOURS'],
  [{ noticeMonths: 13 }, 'noticeMonths', 'NOTICE_INVALID'],
  [{ noticeMonths: -1 }, 'noticeMonths', 'NOTICE_INVALID'],
  [{ yearPlanUrl: 'http://trivsel.example' }, 'yearPlanUrl', 'LINK_INVALID'],
  [{ yearPlanUrl: 'https://' }, 'yearPlanUrl', 'LINK_INVALID'],
  [{ closedOn: '2027-02-30' }, 'closedOn', 'DATE_INVALID'],
])('%o is refused at %s with %s', (values, field, code) => {
  expect(judge(values)).toEqual([[field, code]])
})
