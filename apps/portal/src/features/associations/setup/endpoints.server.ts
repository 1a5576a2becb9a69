import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { staffRefusals } from '../model/refusals.ts'
import { AssociationSetup } from './contract.ts'
import { setupEndpoints as endpoints } from './endpoints.ts'
import { SettingsForm, TopicEdit } from './forms.ts'

const access = { staff: ['admin'] } as const
const concerns = { nobody: 'what holds for all associations' } as const

export const describedSetup = {
  read: describeEndpoint(endpoints.read, {
    summary: 'What the organisation decides about its associations, and their topics.',
    access,
    answer: AssociationSetup,
  }),
  saveSettings: describeEndpoint(endpoints.saveSettings, {
    summary: 'Saves the numbers that hold for all associations, if they are as they were read.',
    access,
    body: SettingsForm,
    answer: Done,
    refusals: only(staffRefusals, 'SETTINGS_CHANGED'),
    audits: ['association-settings-saved'],
    concerns,
  }),
  saveTopic: describeEndpoint(endpoints.saveTopic, {
    summary: 'Adds, renames, moves or removes a topic, if it is as it was read.',
    access,
    body: TopicEdit,
    answer: Done,
    refusals: only(staffRefusals, 'TOPIC_NOT_FOUND', 'TOPIC_CHANGED', 'TOPIC_IN_USE'),
    audits: ['association-topic-saved', 'association-topic-moved', 'association-topic-removed'],
    concerns,
  }),
}
