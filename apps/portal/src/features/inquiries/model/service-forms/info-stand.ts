import { m } from '#messages'
import {
  datesAhead,
  longestLine,
  personFields,
  phoneField,
  remarksField,
  type ServiceForm,
} from './service-form.ts'

/** We bring a stand to an event. */
export const infoStand: ServiceForm = {
  id: 'info-stand',
  page: 'infoStand',
  name: m.stand_name,
  intro: m.stand_intro,
  steps: [m.stand_step_request, m.service_step_confirm, m.stand_step_day],
  sendText: m.stand_send,
  messageField: remarksField.id,
  fields: [
    { id: 'organisation', kind: 'text', longest: longestLine, label: m.stand_organisation },
    { id: 'occasion', kind: 'text', longest: longestLine, label: m.stand_event },
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
    { id: 'visitors', kind: 'whole-number', least: 10, most: 20_000, label: m.stand_visitors },
    {
      id: 'about',
      kind: 'choices',
      label: m.stand_about,
      options: [
        { id: 'everything', name: m.stand_about_everything },
        { id: 'sports', name: m.stand_about_sports },
        { id: 'health', name: m.stand_about_health },
        { id: 'housing', name: m.stand_about_housing },
        { id: 'food', name: m.stand_about_food },
        { id: 'associations', name: m.stand_about_associations },
      ],
    },
    { id: 'table', kind: 'yes-no', label: m.stand_table },
    { id: 'power', kind: 'yes-no', label: m.stand_power },
    ...personFields,
    phoneField,
    remarksField,
  ],
}
