import { m } from '#messages'
import { sentenceCase } from '#platform/format.ts'
import { weekdayName, weekdays } from '#platform/time/weekday-names.ts'
import type { StaffSetup } from './contract.ts'
import {
  CategoryForm,
  ClosureForm,
  ClubHoursForm,
  CourtForm,
  OpeningForm,
  PriceForm,
  SettingsForm,
  type SetupEdit,
} from './setup-forms.ts'
import { courtText, nameOf } from './setup-texts.ts'

export type EditKind = Exclude<SetupEdit['kind'], 'remove'>

type Option = { readonly value: string; readonly text: string }

/**
 * One field of a dialog. A choice with a numeric value is sent as a number, an empty one as null.
 */
export type EditField = {
  readonly name: string
  readonly label: () => string
  readonly hint?: () => string
} & (
  | { readonly type: 'text' | 'date' | 'number' | 'kroner' }
  | { readonly type: 'choice'; readonly options: (setup: StaffSetup) => readonly Option[] }
  | { readonly type: 'yes-or-no' }
)

const centers = ({ centers }: StaffSetup): Option[] =>
  centers.map(({ id, name }) => ({ value: String(id), text: name }))
const categories = ({ categories }: StaffSetup): Option[] =>
  categories.map((one) => ({ value: String(one.id), text: nameOf(one) }))
const courts = (setup: StaffSetup): Option[] =>
  setup.courts.map(({ id }) => ({ value: String(id), text: courtText(setup, id) }))
const courtsOrAll = (setup: StaffSetup): Option[] => [
  { value: '', text: m.court_whole_center() },
  ...courts(setup),
]
const days = (): Option[] =>
  weekdays.map((day) => ({ value: String(day), text: sentenceCase(weekdayName(day)) }))

const center = {
  name: 'centerId',
  label: m.court_center,
  type: 'choice',
  options: centers,
} as const
const category = {
  name: 'categoryId',
  label: m.court_category,
  type: 'choice',
  options: categories,
} as const
const names = [
  { name: 'nameNo', label: m.court_name_no, type: 'text' },
  { name: 'nameEn', label: m.court_name_en, type: 'text' },
] as const
const time = { type: 'text', hint: m.court_time_hint } as const
const weekly = [
  { name: 'firstWeekday', label: m.court_first_weekday, type: 'choice', options: days },
  { name: 'lastWeekday', label: m.court_last_weekday, type: 'choice', options: days },
  { name: 'fromTime', label: m.court_from_time, ...time },
  { name: 'toTime', label: m.court_to_time, ...time },
  { name: 'validFrom', label: m.court_valid_from, type: 'date' },
  { name: 'validTo', label: m.court_valid_to, type: 'date', hint: m.court_valid_to_hint },
] as const

/** The fields of each form in order, and its schema. */
export const editForms = {
  settings: {
    heading: m.court_settings_heading,
    schema: SettingsForm,
    fields: [
      { name: 'daysAhead', label: m.court_days_ahead, type: 'number' },
      { name: 'refundHours', label: m.court_refund_hours, type: 'number' },
      { name: 'lateRefundPercent', label: m.court_late_refund, type: 'number' },
    ],
  },
  category: { heading: m.court_categories_heading, schema: CategoryForm, fields: names },
  court: {
    heading: m.court_courts_heading,
    schema: CourtForm,
    fields: [
      center,
      category,
      ...names,
      { name: 'isOffered', label: m.court_is_offered, type: 'yes-or-no' },
    ],
  },
  opening: {
    heading: m.court_openings_heading,
    schema: OpeningForm,
    fields: [
      center,
      { name: 'courtId', label: m.court_court, type: 'choice', options: courtsOrAll },
      ...weekly,
    ],
  },
  price: {
    heading: m.court_prices_heading,
    schema: PriceForm,
    fields: [
      category,
      { name: 'priceOre', label: m.court_price_kroner, type: 'kroner' },
      ...weekly,
    ],
  },
  'club-hours': {
    heading: m.court_club_hours_heading,
    schema: ClubHoursForm,
    fields: [
      { name: 'clubName', label: m.court_club_name, type: 'text' },
      { name: 'courtId', label: m.court_court, type: 'choice', options: courts },
      ...weekly,
    ],
  },
  closure: {
    heading: m.court_closures_heading,
    schema: ClosureForm,
    fields: [
      center,
      { name: 'courtId', label: m.court_court, type: 'choice', options: courtsOrAll },
      { name: 'fromDay', label: m.court_from_day, type: 'date' },
      { name: 'fromTime', label: m.court_from_time, ...time },
      { name: 'toDay', label: m.court_to_day, type: 'date' },
      { name: 'toTime', label: m.court_to_time, ...time },
      { name: 'reasonNo', label: m.court_reason_no, type: 'text' },
      { name: 'reasonEn', label: m.court_reason_en, type: 'text' },
    ],
  },
} as const satisfies Record<
  EditKind,
  { heading: () => string; schema: unknown; fields: readonly EditField[] }
>

export type Values = Readonly<Record<string, string | number | boolean | null>>

/** The initial values of a new item. */
export function createInitialValues(
  kind: EditKind,
  { centers, categories, courts, today }: StaffSetup,
): Values {
  const centerId = centers[0]?.id ?? null
  const categoryId = categories[0]?.id ?? null
  const wholeWeek = {
    firstWeekday: 1,
    lastWeekday: 7,
    fromTime: '07:00',
    toTime: '23:00',

    validFrom: today,
    validTo: '',
  }
  const initial: Record<Exclude<EditKind, 'settings'>, Values> = {
    category: { nameNo: '', nameEn: '' },
    court: { centerId, categoryId, nameNo: '', nameEn: '', isOffered: true },
    opening: { centerId, courtId: null, ...wholeWeek },
    price: { categoryId, priceOre: null, ...wholeWeek },
    'club-hours': { courtId: courts[0]?.id ?? null, clubName: '', ...wholeWeek },
    closure: {
      centerId,
      courtId: null,
      fromDay: today,
      toDay: today,

      fromTime: '07:00',
      toTime: '23:00',
      reasonNo: '',
      reasonEn: '',
    },
  }
  return kind === 'settings' ? {} : { id: null, ...initial[kind] }
}

/**
 * Converts typed text to the value that is sent. An empty choice and an invalid number are null.
 */
export function readField(field: EditField, typed: string): string | number | boolean | null {
  if (field.type === 'text' || field.type === 'date') return typed
  if (field.type === 'yes-or-no') return typed === 'yes'
  const number = typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'))
  if (Number.isNaN(number)) return null
  return field.type === 'kroner' ? Math.round(number * 100) : number
}

/** Converts a value to the text of its field. */
export function writeField(field: EditField, value: Values[string] | undefined): string {
  if (field.type === 'yes-or-no') return value === false ? 'no' : 'yes'
  if (value === null || value === undefined) return ''
  return field.type === 'kroner' ? String(Number(value) / 100) : String(value)
}
