import { m } from '#messages'
import {
  datesAhead,
  longestLine,
  personFields,
  phoneField,
  remarksField,
  type ServiceForm,
} from './service-form.ts'

/** Free waffles for student associations at the start of a semester. */
export const semesterWafers: ServiceForm = {
  id: 'semester-wafers',
  page: 'semesterWafers',
  name: m.wafers_name,
  intro: m.wafers_intro,
  steps: [m.wafers_step_order, m.service_step_confirm, m.wafers_step_day],
  sendText: m.wafers_send,
  messageField: remarksField.id,
  fields: [
    { id: 'association', kind: 'text', longest: longestLine, label: m.wafers_association },
    {
      id: 'place',
      kind: 'text',
      longest: longestLine,
      label: m.service_place,
      hint: m.service_place_hint,
    },
    { id: 'date', kind: 'date', ...datesAhead, label: m.service_date, hint: m.service_date_hint },
    { id: 'from', kind: 'time', label: m.service_from },
    { id: 'to', kind: 'time', after: 'from', label: m.service_to },
    { id: 'people', kind: 'whole-number', least: 10, most: 500, label: m.wafers_people },
    ...personFields,
    { ...phoneField, hint: m.wafers_phone_hint },
    { ...remarksField, label: m.wafers_remarks, hint: m.wafers_remarks_hint },
  ],
}
