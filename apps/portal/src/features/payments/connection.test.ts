import { expect, it } from 'vitest'
import { ProviderError, type ProviderFailure } from '#core/payments/provider/problem.ts'
import { outcomeOfProvider } from './connection.server.ts'

it.each<[string, ProviderFailure, string]>([
  ['an order that nobody has', { kind: 'refused', status: 404, problem: 'notfound' }, 'works'],
  ['a wrong token', { kind: 'refused', status: 401, problem: 'problem-401' }, 'refused'],
  ['a token of another merchant', { kind: 'refused', status: 403, problem: 'x' }, 'refused'],
  ['a wrong name', { kind: 'unreachable', problem: 'enotfound' }, 'name-unknown'],
  ['a closed port', { kind: 'unreachable', problem: 'econnrefused' }, 'unreachable'],
  ['no answer', { kind: 'lost', problem: 'timeout' }, 'timeout'],
  ['an error of the provider', { kind: 'lost', problem: 'status-500' }, 'failed'],
])('%s', (_, failure, outcome) => {
  expect(outcomeOfProvider(new ProviderError(failure))).toBe(outcome)
})

it('something else', () => {
  expect(outcomeOfProvider(new Error('x'))).toBe('failed')
})
