import { m } from '#messages'
import {
  longestLine,
  personFields,
  phoneField,
  remarksField,
  type ServiceForm,
} from './service-form.ts'

/** Days: lecturers have other lectures in the same weeks. */
const datesAhead = { daysAhead: 14, mostDaysAhead: 365 } as const

/** A lecture that tells new students about our services. */
export const welcomeLecture: ServiceForm = {
  id: 'welcome-lecture',
  page: 'welcomeLecture',
  name: m.lecture_name,
  intro: m.lecture_intro,
  steps: [m.lecture_step_request, m.service_step_confirm, m.lecture_step_day],
  sendText: m.lecture_send,
  messageField: remarksField.id,
  institutionField: 'institution',
  fields: [
    { id: 'institution', kind: 'choice', label: m.lecture_institution, options: [] },
    { id: 'programme', kind: 'text', longest: longestLine, label: m.lecture_programme },
    { id: 'students', kind: 'whole-number', least: 5, most: 2_000, label: m.lecture_students },
    {
      id: 'language',
      kind: 'choice',
      label: m.lecture_language,
      options: [
        { id: 'no', name: m.lecture_language_no },
        { id: 'en', name: m.lecture_language_en },
      ],
    },
    {
      id: 'length',
      kind: 'choice',
      label: m.lecture_length,
      options: [
        { id: 'minutes-15', name: (_, options) => m.lecture_minutes({ count: 15 }, options) },
        { id: 'minutes-30', name: (_, options) => m.lecture_minutes({ count: 30 }, options) },
        { id: 'minutes-45', name: (_, options) => m.lecture_minutes({ count: 45 }, options) },
      ],
    },
    { id: 'date', kind: 'date', ...datesAhead, label: m.lecture_date, hint: m.lecture_date_hint },
    { id: 'from', kind: 'time', label: m.lecture_time },
    {
      id: 'secondDate',
      kind: 'date',
      ...datesAhead,
      otherThan: 'date',
      label: m.lecture_second_date,
      isNeeded: 'never',
    },
    {
      id: 'room',
      kind: 'text',
      longest: longestLine,
      label: m.lecture_room,
      hint: m.lecture_room_hint,
      isNeeded: 'never',
    },
    ...personFields,
    phoneField,
    remarksField,
  ],
}
