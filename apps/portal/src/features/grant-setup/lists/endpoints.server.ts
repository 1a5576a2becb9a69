import { grantRefusals } from '#core/grants/refusals.ts'
import { describeEndpoint, only } from '#platform/api/describe-endpoint.server.ts'
import { Done } from '#platform/api/plain-answers.server.ts'
import { listRefusals } from '../model/refusals.ts'
import { GrantSetup } from './contract.ts'
import { listEndpoints as endpoints } from './endpoints.ts'
import { ListEdit, SettingsForm } from './forms.ts'

const access = { staff: ['admin'] } as const
const concerns = { nobody: 'what holds for all applications' } as const
const changed = only(grantRefusals, 'GRANT_CHANGED')

export const describedLists = {
  read: describeEndpoint(endpoints.read, {
    summary: 'What the organisation decides about its grants: types, documents, criteria, reasons.',
    access,
    answer: GrantSetup,
  }),
  saveSettings: describeEndpoint(endpoints.saveSettings, {
    summary: 'Saves what holds for all grants, if it is as it was read.',
    access,
    body: SettingsForm,
    answer: Done,
    refusals: changed,
    audits: ['grant-settings-saved'],
    concerns,
  }),
  saveList: describeEndpoint(endpoints.saveList, {
    summary:
      'Adds, changes, moves, removes or restores a type, document, criterion or reason, if it is as it was read.',
    access,
    body: ListEdit,
    answer: Done,
    refusals: {
      ...only(
        listRefusals,
        'SETUP_ENTRY_NOT_FOUND',
        'TYPE_PAYMENT_FIXED',
        'TYPE_IN_ROUND',
        'CRITERION_USED',
      ),
      ...changed,
    },
    audits: [
      'grant-setup-saved',
      'grant-setup-moved',
      'grant-setup-removed',
      'grant-setup-restored',
    ],
    concerns,
  }),
  addSuggestions: describeEndpoint(endpoints.addSuggestions, {
    summary: 'Adds types, documents, criteria and reasons to begin with, where there is no type.',
    access,
    answer: Done,
    refusals: only(listRefusals, 'SUGGESTIONS_USED'),
    audits: ['grant-suggestions-added'],
    concerns,
  }),
}
