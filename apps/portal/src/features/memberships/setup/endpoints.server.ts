import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { Settings } from '../model/contract.ts'
import { staffRefusals } from '../model/refusals.ts'
import { MembershipTypeForm, MembershipTypes } from './contract.ts'
import { membershipSetupEndpoints as endpoints } from './endpoints.ts'

/** Types with their prices and the rules are settings. */
const settingStaff = { staff: ['sports', 'admin'] } as const
const refusalField = 'errorMessage'

export const membershipSetupDescribed = {
  listTypes: describeEndpoint(endpoints.listTypes, {
    summary: 'The types of membership with all their prices, past and to come.',
    access: settingStaff,
    answer: MembershipTypes,
  }),
  saveType: describeEndpoint(endpoints.saveType, {
    summary: 'Adds or corrects a price of a type, if the version is still the one that was read.',
    access: settingStaff,
    body: MembershipTypeForm,
    answer: Done,
    refusals: only(staffRefusals, 'TYPE_CHANGED'),
    refusalField,
    audits: ['membership-type-saved'],
    concerns: { nobody: 'a price for everybody' },
  }),
  findSettings: describeEndpoint(endpoints.findSettings, {
    summary: 'The rules of freezing and terminating.',
    access: settingStaff,
    answer: Settings,
  }),
  saveSettings: describeEndpoint(endpoints.saveSettings, {
    summary: 'Changes the rules, if the version is still the one that was read.',
    access: settingStaff,
    body: Settings,
    answer: Done,
    refusals: only(staffRefusals, 'SETTINGS_CHANGED'),
    refusalField,
    audits: ['fitness-settings-saved'],
    concerns: { nobody: 'rules for everybody' },
  }),
}
