import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@trivsel/content-contract/content'
import { callApi } from '#platform/api-client.ts'
import type { FeideLink, FeideProofAnswer } from './contract.ts'
import type { LinkFeideForm, UnlinkFeideForm } from './feide-forms.ts'

/** Where the way through Feide leads in the end. */
export type FeideDestination = { callback?: string | undefined; purpose?: 'link' }

/** The address that leads the browser to Feide, and on from there. */
export function feideStartAddress(locale: Locale, to: FeideDestination): string {
  const search = new URLSearchParams({ language: locale })
  for (const [name, value] of Object.entries(to)) if (value) search.set(name, value)
  return `/api/frontend/accounts/feide/start?${search}`
}

export const feideProofQuery = queryOptions({
  queryKey: ['feide-proof'],
  queryFn: ({ signal }) => callApi<FeideProofAnswer>('accounts/feide/proof', { signal }),
})

export const feideLinkQuery = queryOptions({
  queryKey: ['feide-link'],
  queryFn: ({ signal }) => callApi<FeideLink>('accounts/feide/link', { signal }),
})

export function linkFeide(body: LinkFeideForm): Promise<object> {
  return callApi('accounts/feide/link', { method: 'POST', body })
}

export function unlinkFeide(body: UnlinkFeideForm): Promise<object> {
  return callApi('accounts/feide/link', { method: 'DELETE', body })
}

export function forgetFeideProof(): Promise<object> {
  return callApi('accounts/feide/proof', { method: 'DELETE' })
}
