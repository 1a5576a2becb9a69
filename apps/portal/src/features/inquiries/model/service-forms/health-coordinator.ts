import { m } from '#messages'
import { longestLine, personFields, phoneField, type ServiceForm } from './service-form.ts'

/** The coordinator helps people to find the right service. */
export const healthCoordinator: ServiceForm = {
  id: 'health-coordinator',
  page: 'healthCoordinator',
  name: m.coordinator_name,
  intro: m.coordinator_intro,
  steps: [m.coordinator_step_who, m.coordinator_step_contact, m.coordinator_step_where],
  sendText: m.coordinator_send,
  messageField: 'about',
  isConfidential: true,
  fields: [
    ...personFields,
    {
      id: 'reach',
      kind: 'choice',
      label: m.coordinator_reach,
      options: [
        { id: 'phone', name: m.coordinator_reach_phone },
        { id: 'email', name: m.coordinator_reach_email },
      ],
    },
    { ...phoneField, isNeeded: { field: 'reach', is: 'phone' } },
    {
      id: 'times',
      kind: 'choices',
      label: m.coordinator_times,
      options: [
        { id: 'morning', name: m.coordinator_times_morning },
        { id: 'midday', name: m.coordinator_times_midday },
        { id: 'afternoon', name: m.coordinator_times_afternoon },
      ],
      isNeeded: 'never',
    },
    { id: 'campus', kind: 'text', longest: longestLine, label: m.coordinator_campus },
    {
      id: 'about',
      kind: 'long-text',
      longest: 1_000,
      label: m.coordinator_about,
      hint: m.coordinator_about_hint,
    },
  ],
}
