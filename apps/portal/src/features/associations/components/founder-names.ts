import { m } from '#messages'
import type { FounderView } from '../model/contract.ts'

type State = FounderView['state']

export const founderStateNames: Readonly<Record<State, () => string>> = {
  waiting: m.associations_founder_waiting,
  confirmed: m.associations_founder_confirmed,
  declined: m.associations_founder_declined,
}

export const founderTones = {
  waiting: 'info',
  confirmed: 'success',
  declined: 'warning',
} as const satisfies Record<State, string>
