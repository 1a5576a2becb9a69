import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { FederatedRefusal } from './contract.ts'
import { type ProviderId, providerNames } from './providers.ts'

type Text = (inputs: { provider: string }) => string

const texts: Readonly<Record<string, Text>> = {
  PROVIDER_OFF: m.federated_off,
  PROVIDER_DENIED: m.federated_denied,
  PROVIDER_EXPIRED: m.federated_expired,
  PROVIDER_UNREACHABLE: m.federated_unreachable,
  PROVIDER_FAILED: m.federated_failed,
  PROOF_OVER: m.federated_proof_over,
  PASSWORD_NEEDED: () => m.federated_password_needed(),
  LINKED_ELSEWHERE: m.federated_linked_elsewhere,
  HAS_ANOTHER_LINK: m.federated_has_another,
  'login.aktiverbruker.aktivert.personnummer': () => m.error_activation_code(),
} satisfies Record<FederatedRefusal, Text>

/** The message for a call to `/api/frontend/accounts/<provider>` that failed. */
export function federatedErrorText(provider: ProviderId, failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  const text = Object.hasOwn(texts, code) ? texts[code] : undefined
  return text ? text({ provider: providerNames[provider] }) : accountErrorText(failure)
}

/** The message for the code in an address, which anybody can write there. */
export function federatedProblemText(provider: ProviderId, code: string): string {
  return Object.hasOwn(texts, code) || code === 'UNAVAILABLE' || code.startsWith('TOO_MANY_')
    ? federatedErrorText(provider, new ApiError(0, code))
    : m.federated_failed({ provider: providerNames[provider] })
}

export function federatedFieldText(code: string): string | undefined {
  return code === 'PASSWORD_NEEDED' ? m.federated_password_needed() : fieldText(code)
}
